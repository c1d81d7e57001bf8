import type { Command } from '@remez/protocol/client';
import type { Temperament } from '@remez/protocol/limits';
import { openLocalTable } from '../lib/local-tables.ts';
import { locale } from '../lib/preferences.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, localTablePath } from '../lib/route.ts';
import { m } from '../paraglide/messages.js';
import { say } from '../ui/toast.tsx';
import type { GameName, SoloStart } from './game-ui.ts';

/** How bots play whose character nobody has chosen. */
const USUAL: Temperament = 'balanced';

/**
 * A game alone, at once: a table in this browser, everyone seated, the match begun. False, and the
 * reason is said, where that is not possible.
 */
export const startSolo = async ({
  game,
  start: { settings, seat, partners, others },
  temperament = USUAL,
  language = locale.value,
}: {
  readonly game: GameName;
  readonly start: SoloStart;
  /** Of one's partners: this is how hard it is. */
  readonly temperament?: Temperament;
  readonly language?: 'he' | 'en';
}): Promise<boolean> => {
  const bot = (at: string, as: Temperament): Command => ({
    kind: 'addBot',
    seat: at,
    temperament: as,
  });
  const commands: readonly Command[] = [
    { kind: 'sit', seat },
    ...partners.map((at) => bot(at, temperament)),
    ...others.map((at) => bot(at, USUAL)),
    { kind: 'start' },
  ];
  const answer = await openLocalTable({
    name: m.solo_me(),
    settings: { game, language, [game]: settings },
    commands: commands.map((command) => ({ command })),
  });
  if (answer.ok) go(localTablePath(answer.value.table));
  else say(whyNot(answer.reason));
  return answer.ok;
};
