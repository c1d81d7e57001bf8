import type { Component, FunctionComponent } from 'preact';

const differ = (before: object, after: object): boolean => {
  const keys = Object.keys(after);
  return (
    keys.length !== Object.keys(before).length ||
    keys.some((key) => Reflect.get(before, key) !== Reflect.get(after, key))
  );
};

/** A part that is drawn again only if it is handed something else, or by what it reads itself. */
export const memo = <Props extends object>(
  Part: FunctionComponent<Props>,
): FunctionComponent<Props> => {
  const Memo = function (this: Component<Props>, props: Props) {
    /** Once: hooks put their own around it. A signal or a hook that changed leaves another state. */
    if (!Object.hasOwn(this, 'shouldComponentUpdate')) {
      this.shouldComponentUpdate = (next, state) =>
        state !== this.state || differ(this.props, next);
    }
    return Part(props);
  };
  return Memo as FunctionComponent<Props>;
};
