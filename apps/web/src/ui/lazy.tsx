import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadNewest } from '../lib/offline/release.ts';
import { m } from '../messages/index.js';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface Lazy<Props extends object> {
  readonly Part: FunctionComponent<Props>;
  readonly load: () => Promise<unknown>;
}

/** A part that comes with the page, where others are fetched. */
export const atOnce = <Props extends object>(Part: FunctionComponent<Props>): Lazy<Props> => ({
  Part,
  load: () => Promise.resolve(),
});

/**
 * A part of the app that is fetched when it is first needed, or a little before. When it cannot be
 * had, because the network is away or a newer build has taken its place, the page says so and offers
 * to reload.
 */
export const lazily = <Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Frame: typeof Notice = Notice,
): Lazy<Props> => {
  let cached: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    coming ??= fetch().then(
      (part) => {
        cached = part;
        return part;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };

  const Part = (props: Props) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | undefined>(() => cached);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Loaded !== undefined) return;
      let gone = false;
      load().then(
        (part) => !gone && setLoaded(() => part),
        () => !gone && setFailed(true),
      );
      return () => {
        gone = true;
      };
    }, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (!failed) return <Frame title={m.one_moment()} />;
    return (
      <Frame title={m.part_missing_title()} text={m.part_missing_text()}>
        <Button look="primary" data-testid="reload" onClick={loadNewest}>
          {m.reload()}
        </Button>
      </Frame>
    );
  };
  return { Part, load };
};
