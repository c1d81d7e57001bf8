import { seededRandom } from '@remez/rules';
import type { MissionId } from '@remez/rules/duet';
import { lenientJudge } from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { campaignGuard } from '../duet/campaign/index.ts';
import { memoryLog } from '../log/memory.ts';
import type { EventLog } from '../log/port.ts';
import { makeStored } from '../records.ts';
import { PLAIN_SETTINGS } from '../settings.ts';
import {
  manualClock,
  openingOf,
  recordedFaults,
  recordingScreen,
  unexpectedFault,
} from '../testing/index.ts';
import type { Command, SettingsChange } from '../types.ts';
import { askGuards } from './guards.ts';
import type { Guard, LiveTable, World } from './port.ts';
import { openLiveTable } from './table.ts';

const STREAM = 'table/one';

const openOn = async (
  log: EventLog,
  guards: readonly Guard[] | undefined,
  faults: World['faults'] = unexpectedFault,
) => {
  const opening = await openLiveTable(STREAM, {
    log,
    clock: manualClock(),
    random: seededRandom(4),
    judge: lenientJudge,
    faults,
    ...(guards !== undefined && { guards }),
  });
  if (!opening.ok) throw new Error(opening.failure);
  return opening.value;
};

type RecordingScreen = ReturnType<typeof recordingScreen>;

/** Ann and Ben at a table where these are asked, opposite each other. */
const tableWith = async (
  guards: readonly Guard[] | undefined,
  faults: World['faults'] = unexpectedFault,
) => {
  const log = memoryLog();
  const events = openingOf({ game: 'duet' }).map(makeStored);
  await log.append(STREAM, 0, { commandId: '', by: 'ann', at: 0, events });
  const table = await openOn(log, guards, faults);
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
  return { table, log, tell, act };
};

const set = (settings: SettingsChange): Command => ({ kind: 'set', settings });
const choose = (campaign: string | null): Command => set({ duet: { campaign } });

/** Campaigns that are all Ann's, and what they were asked. */
const askedCampaigns = () => {
  const asked: string[] = [];
  const guard = campaignGuard({
    async facts(id) {
      asked.push(id);
      return { id, members: ['ann'], open: ['prague', 'berlin'], won: [], full: false };
    },
    watch: () => () => {},
  });
  return { asked, guard };
};

/** When one is chosen: by the command, and once for what the screens are told from then on. */
const CHOSEN = ['c', 'c'];

describe('campaigns as a guard', () => {
  test('D22 · are asked when one is chosen, when its mission is, and when a match begins for it', async () => {
    const { asked, guard } = askedCampaigns();
    const { act } = await tableWith([guard]);
    await act('ann', choose('c'));
    expect(asked).toEqual(CHOSEN);
    await act('ann', set({ duet: { mission: 'berlin' } }));
    expect(asked).toEqual([...CHOSEN, 'c']);
    await act('ann', { kind: 'start' });
    expect(asked).toEqual([...CHOSEN, 'c', 'c']);
    await act('ann', { kind: 'play', move: { kind: 'abandon' } });
    await act('ann', { kind: 'again' });
    expect(asked).toEqual([...CHOSEN, 'c', 'c', 'c']);
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
    expect(asked).toEqual(CHOSEN);
  });

  test('D22 · have nothing to do with a match of another game', async () => {
    const { asked, guard } = askedCampaigns();
    const { act } = await tableWith([guard]);
    await act('ann', choose('c'));
    await act('ann', set({ game: 'classic', classic: { mode: 'coop' } }));
    await act('ann', { kind: 'sit', seat: 'red.spymaster' });
    await act('ben', { kind: 'sit', seat: 'red.operative' });
    await act('ann', { kind: 'start' });
    expect(asked).toEqual(CHOSEN);
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
    const broken = campaignGuard({
      facts: () => Promise.reject(new Error('the book is shut')),
      watch: () => () => {},
    });
    const { tell, act } = await tableWith([broken], record);
    expect(await tell('ann', choose('c'))).toMatchObject({ reason: 'unavailable' });
    expect(faults).toMatchObject([{ during: 'command', command: 'set' }]);
    await act('ben', TALK);
    await act('ann', { kind: 'start' });
  });
});

describe('whether the next match may begin is told before anyone asks', () => {
  /** A campaign that can be changed, and who watches it. */
  const changingCampaign = () => {
    const campaign = { open: ['berlin'] as readonly MissionId[], isRead: true };
    const watching = new Set<() => void>();
    const guard = campaignGuard({
      async facts(id) {
        if (!campaign.isRead) throw new Error('the book is shut');
        return { id, members: ['ann'], open: campaign.open, won: [], full: false };
      },
      watch(id, onChange) {
        expect(id).toBe('c');
        watching.add(onChange);
        return () => watching.delete(onChange);
      },
    });
    const change = (open: readonly MissionId[]) => {
      campaign.open = open;
      for (const onChange of watching) onChange();
    };
    return { guard, watching, campaign, change };
  };
  const berlin = set({ duet: { campaign: 'c', mission: 'berlin' } });

  /** What was begun before is done: commands wait for one another, and this one is refused. */
  const untilIdle = (table: LiveTable) =>
    table.command('ben', 'nothing', { command: { kind: 'shuffle' } });

  test('D22 · by its campaign, as it is now, and whoever comes later is told the same', async () => {
    const { guard, change } = changingCampaign();
    const { table, act } = await tableWith([guard]);
    const screens = ['ann', 'ben'].map((person) => recordingScreen(person));
    const [ann, ben] = screens as [RecordingScreen, RecordingScreen];
    for (const screen of screens) table.enter(screen);
    await act('ann', berlin);
    expect(ann.me.can.start).toBe(true);

    change(['prague']);
    await untilIdle(table);
    expect(ann.me).toMatchObject({ whyNotStart: 'lockedMission', can: { start: false } });
    expect(ben.me).not.toHaveProperty('whyNotStart');
    const late = recordingScreen('ann');
    table.enter(late);
    expect(JSON.stringify(late.me)).toBe(JSON.stringify(ann.me));

    change(['berlin']);
    await untilIdle(table);
    expect(ann.me.can.start).toBe(true);
    await act('ann', { kind: 'start' });
    await act('ann', { kind: 'play', move: { kind: 'abandon' } });
    expect([ann.me.can.again, ben.me.can.again]).toEqual([true, true]);
    change([]);
    await untilIdle(table);
    expect([ann.me.can.again, ben.me.can.again]).toEqual([false, false]);
    await act('ann', choose(null));
    expect([ann.me.can.again, ben.me.can.again]).toEqual([true, true]);
    await table.dispose();
  });

  test('only where something is played for is it watched, and no longer than that', async () => {
    const { guard, watching, change } = changingCampaign();
    const { table, log, act } = await tableWith([guard]);
    expect(watching.size).toBe(0);
    await act('ann', berlin);
    expect(watching.size).toBe(1);
    await act('ann', set({ game: 'classic' }));
    expect(watching.size).toBe(0);
    await act('ann', set({ game: 'duet' }));
    expect(watching.size).toBe(1);
    await table.dispose();
    expect(watching.size).toBe(0);

    /** Whoever opens the table again knows it from the first moment. */
    change(['prague']);
    const reopened = await openOn(log, [guard]);
    const screen = recordingScreen('ann');
    reopened.enter(screen);
    await reopened.command('ann', 'sit', { command: { kind: 'sit', seat: 'a' } });
    await reopened.command('ben', 'sit', { command: { kind: 'sit', seat: 'b' } });
    expect(screen.me.whyNotStart).toBe('lockedMission');
    await reopened.dispose();
  });

  test('a guard that fails in between is a fault, and is asked again with the next command', async () => {
    const { guard, campaign, change } = changingCampaign();
    const { faults, record } = recordedFaults();
    const { table, act } = await tableWith([guard], record);
    const screen = recordingScreen('ann');
    table.enter(screen);
    await act('ann', berlin);
    campaign.isRead = false;
    change(['prague']);
    await untilIdle(table);
    expect(faults.map(({ during }) => during)).toContain('catchUp');
    expect(screen.me.can.start).toBe(true);
    campaign.isRead = true;
    await untilIdle(table);
    await act('ben', { kind: 'rename', name: 'Benny' });
    expect(screen.me.whyNotStart).toBe('lockedMission');
    await table.dispose();
  });
});
