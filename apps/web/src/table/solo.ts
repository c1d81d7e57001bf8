import { signal } from '@preact/signals';
import type { Command } from '@remez/protocol/client';
import { TEMPERAMENTS, type Temperament } from '@remez/protocol/limits';
import { openLocalTable } from '../lib/local-tables.ts';
import { locale } from '../lib/locale.ts';
import { keepForOffline } from '../lib/offline/keeping.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, localTablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../messages/index.js';
import { say } from '../ui/toast.tsx';
import type { GameName, SoloStart } from './game-ui.ts';

/** How bots play whose character nobody has chosen. */
const USUAL: Temperament = 'balanced';

const PARTNER = 'partner';

/** How the partners of whoever plays alone play; this is how hard it is. */
export const partner = signal<Temperament>(
  TEMPERAMENTS.find((each) => each === remembered(PARTNER)) ?? USUAL,
);

export const choosePartner = (temperament: Temperament): void => {
  partner.value = temperament;
  remember(PARTNER, temperament);
};

const bot = (seat: string, temperament: Temperament): Command => ({
  kind: 'addBot',
  seat,
  temperament,
});

/**
 * A game alone, at once: a table in this browser, everyone seated, the match begun. False, and the
 * reason is said, where that is not possible.
 */
export const startSolo = async ({
  game,
  start: { settings, seat, partners, others },
  temperament = partner.value,
  language = locale.value,
}: {
  readonly game: GameName;
  readonly start: SoloStart;
  readonly temperament?: Temperament;
  readonly language?: 'he' | 'en';
}): Promise<boolean> => {
  const commands: readonly Command[] = [
    { kind: 'sit', seat },
    ...partners.map((at) => bot(at, temperament)),
    ...others.map((at) => bot(at, USUAL)),
    { kind: 'start' },
  ];
  const answer = await openLocalTable({
    /** Nobody is asked; whoever has said a name before has it here too. */
    name: remembered('name') ?? m.solo_name(),
    settings: { game, language, [game]: settings },
    commands: commands.map((command) => ({ command })),
  });
  if (answer.ok) {
    go(localTablePath(answer.value.table));
    /** Whoever has played so once can do it again without a network. */
    void keepForOffline(language);
  } else say(whyNot(answer.reason));
  return answer.ok;
};
