import type { Temperament } from '@remez/protocol/limits';
import { m } from '../paraglide/messages.js';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';

const MANNERS: { readonly [temperament in Temperament]: () => string } = {
  careful: m.bot_careful,
  balanced: m.bot_balanced,
  bold: m.bot_bold,
};

/** How it plays, as the host chooses it. */
export const mannerOf = (temperament: Temperament): string => MANNERS[temperament]();

/** For the eye, beside a bot's name, where there is room: that it is one, and how it plays. Its name says the first aloud. */
export const BotIs = ({ id, after = '' }: { readonly id: string; readonly after?: string }) => {
  const { view } = useTable();
  const bot = view.members.find((member) => member.id === id)?.bot;
  if (bot === undefined) return null;
  return (
    <small class={shared.soft}>
      <span aria-hidden="true">{m.is_bot()} · </span>
      {mannerOf(bot)}
      {after}
    </small>
  );
};
