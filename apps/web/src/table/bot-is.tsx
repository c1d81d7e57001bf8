import { m } from '../messages/index.js';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { mannerOf } from './temperaments.ts';

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
