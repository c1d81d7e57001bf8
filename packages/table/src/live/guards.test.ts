import { seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { campaignGuard } from '../duet/campaign/index.ts';
import { memoryLog } from '../log/memory.ts';
import { makeStored } from '../records.ts';
import { PLAIN_SETTINGS } from '../settings.ts';
import { manualClock, openingOf, recordedFaults, unexpectedFault } from '../testing/index.ts';
import type { Command, SettingsChange } from '../types.ts';
import { askGuards } from './guards.ts';
import type { Guard, World } from './port.ts';
import { openLiveTable } from './table.ts';

const STREAM = 'table/one';

/** Ann and Ben at a table where these are asked, opposite each other. */
const tableWith = async (
  guards: readonly Guard[] | undefined,
  faults: World['faults'] = unexpectedFault,
) => {
  const log = memoryLog();
  const events = openingOf({ game: 'duet' }).map(makeStored);
  await log.append(STREAM, 0, { commandId: '', by: 'ann', at: 0, events });
  const opening = await openLiveTable(STREAM, {
    log,
    clock: manualClock(),
    random: seededRandom(4),
    judge: lenientJudge,
    faults,
    ...(guards !== undefined && { guards }),
  });
  if (!opening.ok) throw new Error(opening.failure);
  const table = opening.value;
  let commands = 0;
  const tell = (person: string, command: Command) => {
    commands += 1;
    const decided = command.kind === 'play' ? { turn: table.view().turn, command } : { command };
    return table.command(person, `c${commands}`, decided);
  };
  const act = async (person: string, command: Command) =>
    expect(await tell(person, command), command.kind).toEqual({ kind: 'done' });
  await act('ben', { kind: 'join', name: 'Ben' });
  await act('ann', { kind: 'sit', seat: 'a' });
  await act('ben', { kind: 'sit', seat: 'b' });
  return { tell, act };
};

const set = (settings: SettingsChange): Command => ({ kind: 'set', settings });
const choose = (campaign: string | null): Command => set({ duet: { campaign } });

/** Campaigns that are all Ann's, and what they were asked. */
const askedCampaigns = () => {
  const asked: string[] = [];
  const guard = campaignGuard({
    async facts(id) {
      asked.push(id);
      return { id, members: ['ann'], open: ['prague', 'berlin'], full: false };
    },
  });
  return { asked, guard };
};

describe('campaigns as a guard', () => {
  test('D22 · are asked when one is chosen, when its mission is, and when a match begins for it', async () => {
    const { asked, guard } = askedCampaigns();
    const { act } = await tableWith([guard]);
    await act('ann', choose('c'));
    expect(asked).toEqual(['c']);
    await act('ann', set({ duet: { mission: 'berlin' } }));
    expect(asked).toEqual(['c', 'c']);
    await act('ann', { kind: 'start' });
    expect(asked).toEqual(['c', 'c', 'c']);
    await act('ann', { kind: 'play', move: { kind: 'abandon' } });
    await act('ann', { kind: 'again' });
    expect(asked).toEqual(['c', 'c', 'c', 'c']);
  });

  test('D22 · are asked by no other command, also where one is chosen', async () => {
    const { asked, guard } = askedCampaigns();
    const { act } = await tableWith([guard]);
    await act('ann', { kind: 'start' });
    await act('ann', { kind: 'play', move: { kind: 'abandon' } });
    await act('ann', choose(null));
    expect(asked).toEqual([]);
    await act('ann', choose('c'));
    await act('ann', set({ captain: true, duet: { flexibleTurns: true } }));
    await act('ben', { kind: 'rename', name: 'Benny' });
    await act('ben', { kind: 'talk', to: 'everyone', text: 'hi' });
    await act('ann', { kind: 'shuffle' });
    expect(asked).toEqual(['c']);
  });

  test('D22 · have nothing to do with a match of another game', async () => {
    const { asked, guard } = askedCampaigns();
    const { act } = await tableWith([guard]);
    await act('ann', choose('c'));
    await act('ann', set({ game: 'classic', classic: { mode: 'coop' } }));
    await act('ann', { kind: 'sit', seat: 'red.spymaster' });
    await act('ben', { kind: 'sit', seat: 'red.operative' });
    await act('ann', { kind: 'start' });
    expect(asked).toEqual(['c']);
  });

  test('D22 · where nobody can be asked, no campaign is chosen', async () => {
    const { tell } = await tableWith(undefined);
    expect(await tell('ann', choose('c'))).toMatchObject({ reason: 'unknownCampaign' });
  });
});

describe('guards', () => {
  const TALK: Command = { kind: 'talk', to: 'everyone', text: 'hi' };
  const guard = (game: Guard['game'], answer: unknown): Guard => ({
    game,
    ask: ({ kind }) => (kind === 'start' ? Promise.resolve(answer) : null),
  });

  test('that guard nothing of a command are not waited for', () => {
    expect(askGuards([guard('classic', 1), guard('duet', 2)], TALK, PLAIN_SETTINGS)).toBeNull();
    expect(askGuards([], { kind: 'start' }, PLAIN_SETTINGS)).toBeNull();
  });

  test('answer for their own game each', async () => {
    const all = [guard('classic', 1), guard('duet', null)];
    expect(await askGuards(all, { kind: 'start' }, PLAIN_SETTINGS)).toEqual({
      classic: 1,
      duet: null,
    });
  });

  test('that fail refuse what they guard, as a fault, and the table goes on', async () => {
    const { faults, record } = recordedFaults();
    const broken = campaignGuard({ facts: () => Promise.reject(new Error('the book is shut')) });
    const { tell, act } = await tableWith([broken], record);
    expect(await tell('ann', choose('c'))).toMatchObject({ reason: 'unavailable' });
    expect(faults).toMatchObject([{ during: 'command', command: 'set' }]);
    await act('ben', TALK);
    await act('ann', { kind: 'start' });
  });
});
