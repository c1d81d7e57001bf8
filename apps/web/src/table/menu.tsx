import { PAGES, pathTo } from '@remez/protocol/routes';
import { useState } from 'preact/hooks';
import { linkTo } from '../lib/address.ts';
import { addPerson, makeDeviceLink } from '../lib/api.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, tablePath } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Preferences } from '../ui/preferences.tsx';
import { Qr } from '../ui/qr.tsx';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { say } from '../ui/toast.tsx';
import { Agreed } from './agreed.tsx';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import { HostTools } from './host-tools.tsx';
import { invite, useInvitation } from './lobby/invite.tsx';
import styles from './menu.module.css';
import { People } from './people.tsx';

type Part = 'menu' | 'people' | 'agreed' | 'invite' | 'device' | 'rules' | 'settings' | 'host';

/** Another phone of the same person, or a television that only watches. */
const AddDevice = () => {
  const { table, me } = useTable();
  const [link, setLink] = useState<string>();
  const ask = async () => {
    const answer = await makeDeviceLink(me.name);
    if (answer.ok)
      setLink(linkTo(`${pathTo(PAGES.device, { link: answer.value.link })}?t=${table}`));
    else say(whyNot(answer.reason));
  };
  /** This tab becomes the new person, who has yet to join. */
  const another = async () => {
    const answer = await addPerson();
    if (answer.ok) location.reload();
    else say(whyNot(answer.reason));
  };
  const tv = linkTo(`${tablePath(table)}?tv`);
  return (
    <div class={shared.list}>
      <h3>{m.add_tv()}</h3>
      <p class={shared.note}>{m.add_tv_about()}</p>
      <div class={styles.qr}>
        <Qr text={tv} label={m.qr_of_tv()} />
      </div>
      <h3>{m.add_person()}</h3>
      <p class={shared.note}>{m.add_person_about()}</p>
      <Button icon="user" onClick={another}>
        {m.add_person()}
      </Button>
      <h3>{m.add_device()}</h3>
      <p class={shared.note}>{m.add_device_about()}</p>
      {link === undefined ? (
        <Button icon="phone" onClick={ask}>
          {m.make_device_link()}
        </Button>
      ) : (
        <div class={styles.qr}>
          <Qr text={link} label={m.qr_of_device()} />
        </div>
      )}
    </div>
  );
};

export const MenuSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { me, act, table, away, view, isLocal, isLesson } = useTable();
  const { Menu, Rules } = useGameUi();
  const invitation = useInvitation();
  const [part, setPart] = useState<Part>('menu');
  const titles: { readonly [name in Part]: string } = {
    menu: m.menu(),
    people: m.people(),
    agreed: m.agreed(),
    invite: m.invite(),
    device: m.add_device_or_tv(),
    rules: m.rules_title(),
    settings: m.settings(),
    host: m.host_tools(),
  };
  const hostAway = view.host !== null && away.value.includes(view.host);
  return (
    <Sheet title={titles[part]} onClose={onClose}>
      {part === 'menu' && (
        <div class={shared.list}>
          {!isLocal && (
            <Button icon="share" wide onClick={() => invite(linkTo(tablePath(table)), invitation)}>
              {m.invite()}
            </Button>
          )}
          <Button icon="user" wide data-testid="menu-people" onClick={() => setPart('people')}>
            {m.people()}
          </Button>
          <Button icon="check" wide data-testid="menu-agreed" onClick={() => setPart('agreed')}>
            {m.agreed()}
          </Button>
          {!isLocal && (
            <Button icon="tv" wide data-testid="menu-device" onClick={() => setPart('device')}>
              {m.add_device_or_tv()}
            </Button>
          )}
          <Button icon="book" wide data-testid="menu-rules" onClick={() => setPart('rules')}>
            {m.rules_title()}
          </Button>
          <Button icon="globe" wide data-testid="menu-settings" onClick={() => setPart('settings')}>
            {m.settings()}
          </Button>
          {Menu && <Menu />}
          {me.host && !isLesson && (
            <Button icon="crown" wide data-testid="menu-host" onClick={() => setPart('host')}>
              {m.host_tools()}
            </Button>
          )}
          {me.can.takeHost && (hostAway || me.opener) && (
            <Button
              icon="crown"
              wide
              data-testid="menu-take-host"
              onClick={() => act({ kind: 'takeHost' })}
            >
              {m.take_host()}
            </Button>
          )}
          {isLocal && (
            <Button icon="leave" wide data-testid="menu-home" onClick={() => go(PAGES.home)}>
              {m.to_home()}
            </Button>
          )}
          {!isLocal &&
            me.member !== undefined &&
            (view.running && me.seats.length > 0 ? (
              <Confirm
                icon="leave"
                label={m.leave_table()}
                question={m.leave_table_sure()}
                testId="menu-leave"
                onConfirm={() => act({ kind: 'leave' })}
              />
            ) : (
              <Button
                icon="leave"
                wide
                data-testid="menu-leave"
                onClick={() => act({ kind: 'leave' })}
              >
                {m.leave_table()}
              </Button>
            ))}
        </div>
      )}
      {part === 'people' && <People />}
      {part === 'agreed' && <Agreed />}
      {part === 'device' && <AddDevice />}
      {part === 'rules' && <Rules agreed={view.settings} />}
      {part === 'settings' && <Preferences />}
      {part === 'host' && <HostTools onDone={onClose} />}
    </Sheet>
  );
};
