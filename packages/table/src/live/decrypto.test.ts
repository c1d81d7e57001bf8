import { seededRandom } from '@remez/rules';
import { plainJudge } from '@remez/rules/testing/decrypto';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../log/memory.ts';
import { makeStored } from '../records.ts';
import {
  decryptoOf,
  manualClock,
  openingOf,
  recordingScreen,
  SEATS_IN,
  unexpectedFault,
} from '../testing/index.ts';
import type { Command, Move } from '../types.ts';
import { openLiveTable } from './table.ts';

const STREAM = 'table/one';
const PEOPLE = ['ann', 'ben', 'cat', 'dan'] as const;

/** Ann and Cat are white, Ben and Dan black; Ann and Ben encrypt first. Each has a screen. */
const started = async (hourglass: number | null = null) => {
  const log = memoryLog();
  const settings = { game: 'decrypto', decrypto: { hourglass } };
  await log.append(STREAM, 0, {
    commandId: 'opening',
    by: 'ann',
    at: 0,
    events: openingOf(settings).map(makeStored),
  });
  const clock = manualClock();
  const world = { log, clock, random: seededRandom(4), judge: plainJudge, faults: unexpectedFault };
  const opening = await openLiveTable(STREAM, world);
  if (!opening.ok) throw new Error(opening.failure);
  const table = opening.value;
  let commands = 0;
  const act = async (person: string, command: Command, turn?: number) => {
    commands += 1;
    const outcome = await table.command(person, `c${commands}`, { turn, command });
    if (outcome.kind === 'refused') throw new Error(`${person}: ${outcome.reason}`);
  };
  for (const person of PEOPLE.slice(1)) await act(person, { kind: 'join', name: person });
  for (const [index, person] of PEOPLE.entries()) {
    await act(person, { kind: 'sit', seat: SEATS_IN.decrypto[index] ?? '' });
  }
  await act('ann', { kind: 'start' });
  const screens = {
    ann: recordingScreen('ann'),
    ben: recordingScreen('ben'),
    cat: recordingScreen('cat'),
    dan: recordingScreen('dan'),
    tv: recordingScreen('cat', { watching: true }),
  };
  for (const screen of Object.values(screens)) table.enter(screen);
  const play = (person: string, move: Move) =>
    act(person, { kind: 'play', move }, table.view().turn);
  return { table, screens, act, play, clock };
};

type Screens = Awaited<ReturnType<typeof started>>['screens'];
const counts = (screens: Screens, ...names: (keyof Screens)[]) =>
  names.map((name) => screens[name].notices.length);
const lastNumber = ({ notices }: Screens['ann']) =>
  notices.findLast((notice) => notice.kind === 'view' || notice.kind === 'change')?.number;
const draft = (...clues: string[]): Move => ({ kind: 'draft', clues });
const transmit = (...clues: string[]): Move => ({ kind: 'transmit', clues });

describe('what is no message at all', () => {
  test('X6 · a draft, to anyone but its writer', async () => {
    const { screens, play } = await started();
    await play('ann', { kind: 'draw' });
    const before = counts(screens, 'ben', 'cat', 'dan', 'tv');
    for (const clue of ['ז', 'זה', 'זהב']) await play('ann', draft(clue, '', ''));
    expect(counts(screens, 'ben', 'cat', 'dan', 'tv')).toEqual(before);
    expect(decryptoOf(screens.ann.view)?.card?.drafts[0]).toBe('זהב');
  });

  test('X7 · a proposal, to the other team and to those who watch', async () => {
    const { screens, play } = await started();
    for (const person of ['ann', 'ben']) {
      await play(person, { kind: 'draw' });
      await play(person, transmit('אלף', 'בית', 'גימל'));
    }
    const before = counts(screens, 'ben', 'dan', 'tv');
    await play('cat', { kind: 'propose', digits: [1, null, null] });
    await play('cat', { kind: 'propose', digits: [1, 2, null] });
    expect(counts(screens, 'ben', 'dan', 'tv')).toEqual(before);
    expect(decryptoOf(screens.ann.view)?.deliberation?.proposals).toEqual([
      { by: 'm3', digits: [1, 2, null] },
    ]);
  });

  test('X16 · a note, to everyone but its writer', async () => {
    const { screens, act } = await started();
    const before = counts(screens, 'ann', 'ben', 'dan', 'tv');
    await act('cat', { kind: 'note', place: 'page', text: 'ים' });
    expect(counts(screens, 'ann', 'ben', 'dan', 'tv')).toEqual(before);
    expect(screens.cat.me.notes).toEqual({ page: 'ים' });
  });

  test('X6 · view numbers do not tell the next encryptor how much the last one typed', async () => {
    const numbers = async (drafts: readonly string[]) => {
      const { screens, play } = await started();
      await play('ann', { kind: 'draw' });
      for (const clue of drafts) await play('ann', draft(clue, '', ''));
      await play('ann', transmit('אלף', 'בית', 'גימל'));
      await play('ben', { kind: 'draw' });
      await play('ben', transmit('אלף', 'בית', 'גימל'));
      await play('cat', { kind: 'decode', code: [1, 2, 3] });
      await play('dan', { kind: 'decode', code: [1, 2, 3] });
      expect(decryptoOf(screens.cat.view)?.encrypting).toBe(true);
      return [screens.ann, screens.ben, screens.cat, screens.dan, screens.tv].map(lastNumber);
    };
    expect(await numbers(['ז', 'זה', 'זהב'])).toEqual(await numbers([]));
  });
});

test('X4 · roles end with the match, and with them the numbers of their views; spectators count on', async () => {
  const { screens, play } = await started();
  await play('ann', { kind: 'draw' });
  const before = lastNumber(screens.tv) ?? 0;
  await play('ann', { kind: 'abandon' });
  const seated = [screens.ann, screens.ben, screens.cat, screens.dan];
  expect(seated.map(lastNumber)).toEqual([1, 1, 1, 1]);
  expect(lastNumber(screens.tv)).toBe(before + 1);
});

describe('the hourglass', () => {
  test('X6 · runs out by itself, and drafts survive until then', async () => {
    const { screens, play, clock, table } = await started(30);
    await play('ben', { kind: 'draw' });
    await play('ben', draft('כלב', '', 'לילה'));
    await play('ann', { kind: 'draw' });
    await play('ann', transmit('אלף', 'בית', 'גימל'));
    const { endsAt, turned } = decryptoOf(screens.tv.view) ?? {};
    expect(turned).toBe(true);
    clock.passTo(endsAt ?? 0);
    /** Behind the clock's own command in the queue. */
    await table.command('ann', 'settled', { command: { kind: 'lock', locked: true } });
    expect(decryptoOf(screens.tv.view)).toMatchObject({ phase: 'answer', team: 'white' });
    await play('cat', { kind: 'decode', code: [1, 2, 3] });
    expect(decryptoOf(screens.tv.view)?.sheets.black.rounds[0]?.clues).toEqual(['כלב', '', 'לילה']);
  });
});
