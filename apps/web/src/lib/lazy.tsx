import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Notice } from '../screens/notice.tsx';
import { Button } from '../ui/button.tsx';

/**
 * A part of the app that is fetched when it is first needed. When it cannot be had, because the
 * network is away or a newer build has taken its place, the page says so and offers to reload.
 */
export const lazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: typeof Notice = Notice,
) => {
  let part: ComponentType<Props> | undefined;
  return (props: Props) => {
    const [state, setState] = useState<'coming' | 'here' | 'failed'>(part ? 'here' : 'coming');
    useEffect(() => {
      if (part !== undefined) return;
      let gone = false;
      const settle = (how: 'here' | 'failed') => {
        if (!gone) setState(how);
      };
      load().then(
        (loaded) => {
          part = loaded;
          settle('here');
        },
        () => settle('failed'),
      );
      return () => {
        gone = true;
      };
    }, []);
    if (state === 'failed') {
      return (
        <Frame title={m.part_missing_title()} text={m.part_missing_text()}>
          <Button look="primary" data-testid="reload" onClick={() => location.reload()}>
            {m.reload()}
          </Button>
        </Frame>
      );
    }
    const Part = part;
    return Part === undefined ? <Frame title={m.one_moment()} /> : <Part {...props} />;
  };
};
