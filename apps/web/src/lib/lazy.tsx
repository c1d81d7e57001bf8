import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Notice } from '../screens/notice.tsx';
import { Button } from '../ui/button.tsx';

/** A part of the app that is fetched when it is first needed, or a little before. */
export const lazily = <Props extends object>(fetch: () => Promise<ComponentType<Props>>) => {
  let known: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    coming ??= fetch().then(
      (part) => {
        known = part;
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
    const [Loaded, setLoaded] = useState<ComponentType<Props> | undefined>(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Loaded !== undefined) return;
      load().then(
        (part) => setLoaded(() => part),
        () => setFailed(true),
      );
    }, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    /** A page that is older than the server asks for what is no longer there. */
    return failed ? (
      <Notice title={m.bye_other_title()} text={m.bye_other_text()}>
        <Button onClick={() => location.reload()}>{m.try_again()}</Button>
      </Notice>
    ) : (
      <Notice title={m.setting_the_table()} />
    );
  };
  return { Part, load };
};
