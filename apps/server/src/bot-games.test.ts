/** @module-tag slow */

import { seededRandom } from '@remez/rules';
import type { BotQuestion, SettingsChange } from '@remez/table';
import {
  makeStored,
  memoryLog,
  openingEvents,
  openLiveTable,
  PLAIN_SETTINGS,
  readAll,
} from '@remez/table';
import { recordingScreen, SEATS_IN, settingsOf, unexpectedFault } from '@remez/table/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { botPool } from './bot-pool.ts';
import { systemClock } from './clock.ts';
import { packReferee } from './referee.ts';
import { patience } from './testing/patience.ts';

const STREAM = 'table/one';
const mind = botPool({ pace: 0.001 });
afterAll(() => mind.close());

interface Played {
  readonly kind: string;
  readonly sure?: number;
}

/** A table at which nobody sits but bots, each asked in a thread of its own server. */
const playedByBots = async (kind: 'teams' | 'duet' | 'decrypto', settings: SettingsChange = {}) => {
  const log = memoryLog();
  const opening = openingEvents({
    ...{ code: '123456', person: 'ann', name: 'Ann', at: 0 },
    settings: settingsOf(kind, settings),
  });
  if (!opening.ok) throw new Error(opening.failure);
  const events = opening.value.map(makeStored);
  await log.append(STREAM, 0, { commandId: 'opening', by: 'ann', at: 0, events });
  const opened = await openLiveTable(STREAM, {
    ...{ log, clock: systemClock, random: seededRandom(7), judge: packReferee() },
    ...{ faults: unexpectedFault, bots: mind },
  });
  if (!opened.ok) throw new Error(opened.failure);
  const table = opened.value;
  const over = Promise.withResolvers<void>();
  const ann = recordingScreen('ann', { watching: true });
  let ids = 0;
  const host = async (command: Parameters<typeof table.command>[2]['command']) => {
    ids += 1;
    expect(await table.command('ann', `c${ids}`, { command })).toEqual({ kind: 'done' });
  };
  for (const seat of SEATS_IN[kind]) {
    if (seat !== null) await host({ kind: 'addBot', seat, temperament: 'balanced' });
  }
  await host({ kind: 'start' });
  table.enter({
    ...{ person: ann.person, watching: true },
    notify(notices) {
      ann.notify(notices);
      if (!ann.view.running) over.resolve();
    },
  });
  await over.promise;
  await table.dispose();
  const played = (await readAll(log, STREAM)).flatMap(({ event }) => {
    const { kind: what, event: inner } = event as { kind: string; event: Played };
    return what === 'played' ? [inner] : [];
  });
  return { view: ann.view, notices: ann.notices, played };
};

describe('bots that think in a thread', () => {
  test.each([
    ['teams', {}],
    ['duet', {}],
    ['decrypto', {}],
    ['duet', { language: 'en' }],
  ] as const)(
    'play a whole match of %s %j to its end, object to nothing, and say how sure they are of each clue',
    async (kind, settings) => {
      const { view, notices, played } = await playedByBots(kind, settings);
      expect(view.finished).toHaveLength(1);
      expect(view.members.filter(({ bot }) => bot !== undefined)).toHaveLength(4);
      expect(played.map((event) => event.kind)).not.toContain('challenged');
      const clues = played.filter((event) => /^(?:clueGiven|transmitted)$/u.test(event.kind));
      expect(clues.length).toBeGreaterThan(1);
      expect(clues.filter(({ sure }) => sure === undefined)).toEqual([]);
      /** Whoever looks on learns it with the end, and not before. */
      const told = notices.map((notice) => JSON.stringify(notice).includes('"sure"'));
      const end = notices.findIndex((notice) => JSON.stringify(notice).includes('"result"'));
      expect(told.indexOf(true)).toBe(end);
    },
  );

  test('C3 · what they meant by their clues is in the story', async () => {
    const { match } = (await playedByBots('duet')).view;
    const { meant = [] } = match?.view.game === 'duet' ? match.view : {};
    expect(meant.some(({ cards, sure }) => cards.length > 0 && sure !== undefined)).toBe(true);
  });
});

describe('a thread that fails', () => {
  const script = new URL('./fixtures/faulty-bot-worker.ts', import.meta.url);
  const asked = (temperament: BotQuestion['temperament']): BotQuestion => ({
    temperament,
    view: { game: 'classic' } as BotQuestion['view'],
    table: {
      ...{ seats: [], who: 'm1', people: [], seed: 1 },
      rules: { ...PLAIN_SETTINGS.clues, language: 'he' },
    },
  });

  test('is told so, and the next question is answered', async () => {
    const pool = botPool({ script, within: patience(1) });
    await expect(pool.decide(asked('careful'))).rejects.toThrow('no idea');
    await expect(pool.decide(asked('bold'))).rejects.toThrow(/abort|timeout/iu);
    expect(await pool.decide(asked('balanced'))).toBeNull();
    await pool.close();
  });

  test('too many who wait are told so at once, and are asked again later', async () => {
    const pool = botPool({ script, most: 2, within: patience(1) });
    const waiting = Array.from({ length: 6 }, () => pool.decide(asked('bold')));
    const settled = await Promise.allSettled(waiting);
    const busy = settled.filter((each) => each.status === 'fulfilled' && each.value === 'busy');
    expect(busy).toHaveLength(4);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    await pool.close();
  });
});
