/** Something that is fetched when it is first needed, and then is there. */
export interface Fetched<Value> {
  readonly load: () => Promise<Value>;
  /** Undefined until it has arrived. */
  readonly now: () => Value | undefined;
}

export const fetched = <Value>(fetch: () => Promise<Value>): Fetched<Value> => {
  let arrived: Value | undefined;
  let coming: Promise<Value> | undefined;
  return {
    now: () => arrived,
    load() {
      coming ??= fetch().then(
        (value) => {
          arrived = value;
          return value;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
};
