import { seededRandom } from '@remez/rules';
import { plainJudge } from '@remez/rules/testing/decrypto';
import { GAME_NAMES } from '../games.ts';
import { hashOf } from '../live/bot-question.ts';
import type { BotAnswer, BotMind, BotQuestion, LiveTable, Screen, World } from '../live/port.ts';
import { openLiveTable } from '../live/table.ts';
import { memoryLog } from '../log/memory.ts';
import { readAll } from '../log/pages.ts';
import type { EventLog } from '../log/port.ts';
import { makeStored } from '../records.ts';
import type { Command, Move } from '../types.ts';
import { manualClock } from './clock.ts';
import { memoryEphemera } from './ephemera.ts';
import { unexpectedFault } from './faults.ts';
import { anyMove, type Kind, SEATS_IN, settingsOf } from './games.ts';
import { openingOf } from './table.ts';

const STREAM = 'table/one';

const withCards = (move: Move): BotAnswer =>
  typeof move.card === 'number' ? { move, sure: 0.5, cards: [move.card] } : { move, sure: 0.5 };

/** Plays anything that is allowed, and the same whenever it is asked the same. */
export const anyMind = (asked: BotQuestion[] = []): BotMind => ({
  plays: GAME_NAMES,
  async decide(question) {
    asked.push(question);
    const random = seededRandom(hashOf(JSON.stringify(question)));
    const move = anyMove(question.view, random);
    return move === undefined ? null : withCards(move);
  },
});

/** Does what it is told to, where it could do anything. */
export const mindThat = (
  decide: (question: BotQuestion) => Move | 'busy' | null | Promise<Move | 'busy' | null>,
): BotMind => ({
  plays: GAME_NAMES,
  async decide(question) {
    const move = await decide(question);
    return move === null || move === 'busy' ? move : withCards(move);
  },
});

/** A table of Ann's (at the first seat, if she sits) with bots at the other seats, and the match begun. */
export const tableOfBots = async (
  kind: Kind,
  {
    mind = anyMind(),
    faults = unexpectedFault,
    annSits = true,
  }: {
    readonly mind?: BotMind;
    readonly faults?: World['faults'];
    readonly annSits?: boolean;
  } = {},
) => {
  const log = memoryLog();
  const clock = manualClock();
  const events = openingOf(settingsOf(kind)).map(makeStored);
  await log.append(STREAM, 0, { commandId: 'opening', by: 'ann', at: 0, events });
  const tables: LiveTable[] = [];
  const ephemera = memoryEphemera();
  /** As another process would, or this one after it was killed. */
  const open = async (bots = mind, through: EventLog = log): Promise<LiveTable> => {
    const opening = await openLiveTable(STREAM, {
      ...{ log: through, clock, random: seededRandom(4), judge: plainJudge, faults, bots },
      ephemera: ephemera.of(`process ${tables.length}`),
    });
    if (!opening.ok) throw new Error(opening.failure);
    tables.push(opening.value);
    return opening.value;
  };
  const table = await open();
  /** Someone comes who has closed the role card. */
  const arrive = (screen: Screen, at = table): (() => void) => {
    const leave = at.enter(screen);
    const match = at.view().match?.number;
    if (match !== undefined) at.attend(screen, { match, composing: false });
    return leave;
  };
  let ids = 0;
  const tell = (command: Command, by = 'ann', at = table) => {
    ids += 1;
    const turn = command.kind === 'play' ? { turn: at.view().turn } : {};
    return at.command(by, `c${ids}`, { ...turn, command });
  };
  const done = async (...told: Parameters<typeof tell>) => {
    const outcome = await tell(...told);
    if (outcome.kind !== 'done') throw new Error(`${told[0].kind}: ${outcome.reason}`);
  };
  const seats = SEATS_IN[kind].filter((seat) => seat !== null);
  for (const [nth, seat] of seats.entries()) {
    if (annSits && nth === 0) await done({ kind: 'sit', seat });
    else await done({ kind: 'addBot', seat, temperament: 'balanced' });
  }
  await done({ kind: 'start' });
  /** What was set going is finished: thinking, writing, showing. */
  const settled = async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      for (const each of tables) await tell({ kind: 'stand' }, 'nobody', each);
    }
  };
  const pass = async (ms: number, step = 500) => {
    for (let passed = 0; passed < ms; passed += step) {
      clock.pass(step);
      await settled();
    }
  };
  const all = () => readAll(log, STREAM);
  /** What bots have written, by whom and what. */
  const byBots = async () =>
    (await all())
      .filter(({ by }) => by.startsWith('bot:'))
      .map(({ by, commandId, event }) => ({ by, commandId, event }));
  return { log, clock, table, open, arrive, tell, done, settled, pass, all, byBots };
};
