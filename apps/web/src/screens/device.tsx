import { PAGES } from '@remez/protocol/routes';
import { useEffect, useState } from 'preact/hooks';
import { type Answer, lookAtDeviceLink, takeDeviceLink } from '../lib/api.ts';
import { whyNot } from '../lib/reasons.ts';
import { goInstead, tablePath } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import shared from '../ui/shared.module.css';
import { say } from '../ui/toast.tsx';

/** The table that the link was made at, if it says so. */
const tableOfLink = (): string => {
  const table = new URLSearchParams(location.search).get('t');
  return table === null ? PAGES.home : tablePath(table);
};

const Question = ({ link, name }: { readonly link: string; readonly name: string | null }) => {
  const [taking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    const answer = await takeDeviceLink(link);
    say(answer.ok ? m.device_added() : whyNot(answer.reason));
    /** The way back must not lead to a link that has been used. */
    if (answer.ok || answer.reason === 'unknownLink') goInstead(tableOfLink());
    else setTaking(false);
  };
  return (
    <Notice title={name === null ? m.device_title_nameless() : m.device_title({ name })}>
      <p>{m.device_about({ name: name ?? m.device_owner() })}</p>
      <p class={shared.soft}>{m.device_not_yours()}</p>
      <div class={shared.stack}>
        <Button look="primary" wide data-testid="device-take" disabled={taking} onClick={take}>
          {name === null ? m.device_continue_nameless() : m.device_continue({ name })}
        </Button>
        <Button
          wide
          data-testid="device-no"
          disabled={taking}
          onClick={() => goInstead(PAGES.home)}
        >
          {m.device_no()}
        </Button>
      </div>
    </Notice>
  );
};

/** A one-time link: it asks whether this device is to be that person, and says who. */
export const DeviceScreen = ({ link }: { readonly link: string }) => {
  const [found, setFound] = useState<Answer<{ readonly name: string | null }>>();
  useEffect(() => {
    void lookAtDeviceLink(link).then(setFound);
  }, [link]);
  if (found === undefined) return <Notice title={m.one_moment()} />;
  if (!found.ok) return <Notice title={whyNot(found.reason)} home />;
  return <Question link={link} name={found.value.name} />;
};
