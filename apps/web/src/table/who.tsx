import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { m } from '../messages/index.js';
import { lazily } from '../ui/lazy.tsx';
import { Mark } from '../ui/mark.tsx';
import { quietly } from '../ui/notice.tsx';
import { useTable } from './at-table.ts';
import { useRoles, useUi } from './roles.ts';
import styles from './who.module.css';

const asked = signal(false);
const Sheet = lazily(async () => (await import('./who-sheet.tsx')).PeopleSheet, quietly);

const close = () => {
  asked.value = false;
};

/** Everybody, for whoever has asked: beside the screen, since a sheet is no part of a header. */
export const WhoIsWho = () => {
  useEffect(() => close, []);
  return asked.value ? <Sheet.Part onClose={close} /> : null;
};

/** Always in sight: my team and my role; a touch shows everybody's. */
export const WhoAmI = () => {
  const { view, me } = useTable();
  const ui = useUi();
  const roles = useRoles();
  const mine = view.seats.filter(({ seat }) => me.seats.includes(seat));
  const teams = [...new Set(mine.map(({ team }) => (ui.colour ?? ui.team)(team, view.settings)))];
  const [first] = mine;
  /** Where all play together there is nothing to tell apart. */
  const isOneTeam = new Set(view.seats.map(({ team }) => team)).size === 1;
  const text =
    first === undefined
      ? m.who_watching()
      : [
          ...(isOneTeam ? [] : [m.who_we_are({ team: teams.join(' + ') })]),
          ...roles(me.member ?? '', me.seats),
        ].join(' · ');
  return (
    <button
      type="button"
      class={styles.me}
      data-testid="who-am-i"
      onClick={() => {
        asked.value = true;
      }}
    >
      {first && (
        <span class={styles.myMark} data-team={first.team}>
          <Mark identity={ui.mark(first.team)} />
        </span>
      )}
      <span class={styles.text}>{text}</span>
    </button>
  );
};
