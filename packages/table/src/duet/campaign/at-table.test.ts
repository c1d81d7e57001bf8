import { MISSION_IDS, type View } from '@remez/rules/duet';
import { describe, expect, test } from 'vitest';
import { evolve } from '../../evolve.ts';
import { meOf } from '../../me.ts';
import { act, contextFor, opened, play, reasonFor } from '../../testing/table.ts';
import type { Command, SettingsChange, State, TableContext } from '../../types.ts';
import { viewFrom } from '../../view.ts';
import { reportOf } from './report.ts';
import type { CampaignFacts } from './standing.ts';

/** Ann's campaign, in which Prague is won. */
const FACTS = {
  id: 'c',
  members: ['ann'],
  open: ['prague', 'berlin', 'tel-aviv', 'moscow'],
  won: ['prague'],
  full: false,
} as const;
const ALL_WON = { ...FACTS, open: MISSION_IDS, won: MISSION_IDS };
const knowing = (facts: CampaignFacts | null): TableContext => ({
  ...contextFor(1000),
  facts: { duet: facts },
});
const KNOWN = knowing(FACTS);
const NOBODYS = knowing(null);

const set = (duet: SettingsChange['duet']): Command => ({
  kind: 'set',
  settings: { game: 'duet', ...(duet && { duet }) },
});

/** Ann and Ben, opposite each other. */
const seated = (duet: SettingsChange['duet'] = {}): State => {
  let state = act(opened({ game: 'duet' }), 'ben', { kind: 'join', name: 'Ben' });
  state = act(state, 'ann', { kind: 'sit', seat: 'a' });
  state = act(state, 'ben', { kind: 'sit', seat: 'b' });
  return act(state, 'ann', set(duet), KNOWN);
};

const started = (state: State): State => act(state, 'ann', { kind: 'start' }, KNOWN);

const cardsOf = (state: State, side: 'a' | 'b', identity: string): readonly number[] => {
  const view = viewFrom(state, [side]).match?.view as View;
  return [...view.cards.entries()]
    .filter(([, { key, agent }]) => key?.[side] === identity && agent === undefined)
    .map(([card]) => card);
};

const CLUE = play({ kind: 'giveClue', word: 'רמז', count: 9 });

const won = (begun: State): State => {
  let state = act(begun, 'ann', CLUE);
  for (const card of cardsOf(state, 'a', 'green')) {
    state = act(state, 'ben', play({ kind: 'guess', card }));
  }
  state = act(act(state, 'ben', play({ kind: 'stop' })), 'ben', CLUE);
  for (const card of cardsOf(state, 'b', 'green')) {
    state = act(state, 'ann', play({ kind: 'guess', card }));
  }
  return state;
};

const lost = (begun: State): State => {
  const state = act(begun, 'ann', CLUE);
  const [card] = cardsOf(state, 'a', 'assassin');
  return act(state, 'ben', play({ kind: 'guess', card }));
};

/** What campaigns are told of the matches that are over here. */
const reportsOf = ({ matches }: State) =>
  matches.flatMap((match) => {
    const report = match.playedFor === null ? null : reportOf(match);
    return report === null ? [] : [{ ...report, campaign: match.playedFor, match: match.match }];
  });

const PLAYERS = [
  { person: 'ann', name: 'Ann' },
  { person: 'ben', name: 'Ben' },
];

describe('choosing a campaign', () => {
  test('D22 · a host chooses one of their own, and an open mission in it', () => {
    const state = seated({ campaign: 'c', mission: 'berlin' });
    expect(state.settings.duet).toMatchObject({ campaign: 'c', mission: 'berlin' });
  });

  test.each([
    ['someone else’s', { campaign: 'c' }, { ...FACTS, members: ['ben'] }, 'notCampaignMember'],
    ['one that is not there', { campaign: 'c' }, null, 'unknownCampaign'],
    ['another than was asked about', { campaign: 'd' }, FACTS, 'unknownCampaign'],
    ['one that is full', { campaign: 'c' }, { ...FACTS, full: true }, 'campaignFull'],
    ['a locked mission', { campaign: 'c', mission: 'vatican' }, FACTS, 'lockedMission'],
  ] as const)('D22 · %s is refused', (_, duet, facts, reason) => {
    expect(reasonFor(seated(), 'ann', set(duet), knowing(facts))).toBe(reason);
  });

  test('D22 · a mission is locked too when it is chosen after the campaign', () => {
    const state = seated({ campaign: 'c' });
    expect(reasonFor(state, 'ann', set({ mission: 'london' }), KNOWN)).toBe('lockedMission');
    expect(reasonFor(state, 'ann', set({ mission: 'moscow' }), KNOWN)).toBeNull();
  });

  test('D22 · another host may change other things and needs no part in the campaign', () => {
    const state = act(seated({ campaign: 'c', mission: 'berlin' }), 'ann', {
      kind: 'handOver',
      member: 'm2',
    });
    expect(reasonFor(state, 'ben', set({ flexibleTurns: true }), NOBODYS)).toBeNull();
    expect(reasonFor(state, 'ben', set({ campaign: null }), NOBODYS)).toBeNull();
  });

  test('D22 · without a campaign a mission is only its tokens: nothing is locked', () => {
    expect(reasonFor(seated(), 'ann', set({ mission: 'vatican' }), NOBODYS)).toBeNull();
  });
});

describe('playing for a campaign', () => {
  test.each([
    ['locked since', { ...FACTS, open: ['prague'] }, 'lockedMission'],
    ['of a campaign full since', { ...FACTS, full: true }, 'campaignFull'],
    ['gone since', null, 'unknownCampaign'],
    ['of nobody here any more', { ...FACTS, members: ['eve'] }, 'notCampaignMember'],
  ] as const)('D22 · no match begins for a mission that is %s', (_, facts, reason) => {
    const state = seated({ campaign: 'c', mission: 'berlin' });
    expect(reasonFor(state, 'ann', { kind: 'start' }, knowing(facts))).toBe(reason);
    const over = act(started(state), 'ann', play({ kind: 'abandon' }));
    expect(reasonFor(over, 'ann', { kind: 'again' }, knowing(facts))).toBe(reason);
  });

  test('D22 · a campaign is Duet’s, and stands in no other game’s way', () => {
    const state = act(seated({ campaign: 'c' }), 'ann', {
      kind: 'set',
      settings: { game: 'classic', classic: { mode: 'coop' } },
    });
    const ready = [
      ['ann', 'red.spymaster'],
      ['ben', 'red.operative'],
    ].reduce((now, [who = '', seat = '']) => act(now, who, { kind: 'sit', seat }), state);
    expect(reasonFor(ready, 'ann', { kind: 'start' }, NOBODYS)).toBeNull();
  });

  test('D22 · a won mission is told with its score and its players', () => {
    const reports = reportsOf(won(started(seated({ campaign: 'c', mission: 'berlin' }))));
    expect(reports).toEqual([
      {
        campaign: 'c',
        match: 1,
        mission: 'berlin',
        won: true,
        score: expect.any(Number),
        players: PLAYERS,
      },
    ]);
  });

  test('D22 · a lost one is told too, and the standard game is Prague’s', () => {
    const reports = reportsOf(lost(started(seated({ campaign: 'c' }))));
    expect(reports).toMatchObject([{ mission: 'prague', won: false, score: null }]);
  });

  test('D22 · whoever left in mid-game has played all the same', () => {
    const begun = started(seated({ campaign: 'c' }));
    const clue = act(begun, 'ann', CLUE);
    const [card] = cardsOf(clue, 'a', 'assassin');
    const left = act(clue, 'ann', { kind: 'leave' });
    const reports = reportsOf(act(left, 'ben', play({ kind: 'guess', card })));
    expect(reports).toMatchObject([{ players: PLAYERS }]);
  });

  test('D22 · whom the host has sent away is not told of', () => {
    const clue = act(started(seated({ campaign: 'c' })), 'ann', CLUE);
    const [card] = cardsOf(clue, 'a', 'assassin');
    const joined = act(clue, 'eve', { kind: 'join', name: 'Eve' });
    const eve = joined.members.at(-1)?.id ?? '';
    const sat = act(joined, 'ann', { kind: 'seat', member: eve, seat: 'b' });
    const sentAway = act(sat, 'ann', { kind: 'remove', member: eve });
    const guess = play({ kind: 'guess', card });
    expect(reportsOf(act(sat, 'ben', guess))[0]?.players).toHaveLength(3);
    expect(reportsOf(act(sentAway, 'ben', guess))).toMatchObject([{ players: PLAYERS }]);
  });

  test.each([
    ['ten tokens', { campaign: 'c', tokens: 10 }, won],
    ['no campaign', {}, lost],
    [
      'an end without a result',
      { campaign: 'c' },
      (state: State) => act(state, 'ann', play({ kind: 'abandon' })),
    ],
  ] as const)('D22 · with %s there is nothing to tell', (_, duet, end) => {
    expect(reportsOf(end(started(seated(duet))))).toEqual([]);
  });

  test('D22 · a match is told to the campaign it began for', () => {
    const over = lost(started(seated({ campaign: 'c' })));
    const state = act(over, 'ann', set({ campaign: 'd' }), knowing({ ...FACTS, id: 'd' }));
    expect(reportsOf(state)).toMatchObject([{ campaign: 'c' }]);
  });
});

describe('again', () => {
  const AGAIN = { kind: 'again' } as const;
  const ann = { person: 'ann', watching: false };
  const ben = { person: 'ben', watching: false };
  const BERLIN_WON = {
    ...FACTS,
    open: [...FACTS.open, 'london', 'paris'],
    won: ['prague', 'berlin'],
  } as const;
  const missionAfter = (over: State, command: Command, facts: CampaignFacts = BERLIN_WON) =>
    act(act(over, 'ann', { kind: 'ready' }), 'ben', command, knowing(facts)).settings.duet.mission;

  test('D22 · leads on from a mission that was won, by anyone who played, and says where to', () => {
    const over = won(started(seated({ campaign: 'c', mission: 'berlin' })));
    const facts = { duet: BERLIN_WON };
    expect(meOf(over, ann, facts).onward).toBe('london');
    expect(meOf(over, ben, facts).onward).toBe('london');
    expect(missionAfter(over, AGAIN)).toBe('london');
    const ready = act(over, 'ann', { kind: 'ready' });
    const onward = act(ready, 'ben', AGAIN, knowing(BERLIN_WON));
    expect(viewFrom(onward, []).match?.view).toMatchObject({ mission: 'london' });
  });

  test('D22 · plays the same city where that is wanted', () => {
    const over = won(started(seated({ campaign: 'c', mission: 'berlin' })));
    expect(missionAfter(over, { kind: 'again', same: true })).toBe('berlin');
  });

  test('D22 · tries a lost one again, also one that was won before', () => {
    const over = lost(started(seated({ campaign: 'c', mission: 'berlin' })));
    expect(meOf(over, ann, { duet: BERLIN_WON }).onward).toBeUndefined();
    expect(missionAfter(over, AGAIN)).toBe('berlin');
    expect(missionAfter(over, AGAIN, FACTS)).toBe('berlin');
  });

  test('D22 · plays what was chosen on the map since', () => {
    const over = won(started(seated({ campaign: 'c', mission: 'berlin' })));
    const chosen = act(over, 'ann', set({ mission: 'moscow' }), knowing(BERLIN_WON));
    expect(missionAfter(chosen, AGAIN)).toBe('moscow');
  });

  test.each([
    ['the standard game is Prague', { campaign: 'c' }, FACTS, 'berlin'],
    [
      'a campaign that was not told yet opens no road',
      { campaign: 'c' },
      { ...FACTS, won: [] },
      null,
    ],
    ['where everything is won it is the same', { campaign: 'c' }, ALL_WON, null],
    ['without a campaign nothing leads on', { mission: 'vatican' }, FACTS, 'vatican'],
  ] as const)('D22 · %s', (_, duet, facts, mission) => {
    expect(missionAfter(won(started(seated(duet))), AGAIN, facts)).toBe(mission);
  });
});

describe('a campaign that is begun after a win', () => {
  test('D22 · the standard game that was just won marks its Prague, once', () => {
    const over = won(started(seated()));
    expect(reportsOf(over)).toEqual([]);
    const chosen = act(over, 'ann', set({ campaign: 'c' }), KNOWN);
    expect(reportsOf(chosen)).toMatchObject([{ campaign: 'c', mission: 'prague', won: true }]);
    const again = act(chosen, 'ann', set({ flexibleTurns: true }), KNOWN);
    expect(reportsOf(again)).toHaveLength(1);
    const other = act(again, 'ann', set({ campaign: 'd' }), knowing({ ...FACTS, id: 'd' }));
    expect(reportsOf(other)).toHaveLength(1);
  });

  test('D22 · so does one that was won before, whatever was played since', () => {
    const over = won(started(seated()));
    const again = act(over, 'ann', { kind: 'again' }, contextFor(77));
    const lostSince = act(again, 'ann', play({ kind: 'abandon' }));
    const chosen = act(lostSince, 'ann', set({ campaign: 'c' }), KNOWN);
    expect(reportsOf(chosen)).toMatchObject([
      { campaign: 'c', match: 1, mission: 'prague', won: true, players: PLAYERS },
    ]);
    const other = act(chosen, 'ann', set({ campaign: 'd' }), knowing({ ...FACTS, id: 'd' }));
    expect(reportsOf(other)).toHaveLength(1);
  });

  test('D22 · a log of an older release does not say which match, and means that one', () => {
    const over = won(started(seated()));
    const lostSince = lost(act(over, 'ann', { kind: 'again' }, contextFor(77)));
    const counted = evolve(lostSince, { kind: 'matchCounted', campaign: 'c' });
    expect(reportsOf(counted)).toMatchObject([{ campaign: 'c', match: 1, won: true }]);
  });

  test('D22 · it is there for those who won it, and not to be taken by a host who came later', () => {
    const over = act(won(started(seated())), 'eve', { kind: 'join', name: 'Eve' });
    const eve = over.members.at(-1)?.id ?? '';
    const handed = act(over, 'ann', { kind: 'handOver', member: eve });
    const theirs = knowing({ ...FACTS, members: ['eve'] });
    const chosen = act(handed, 'eve', set({ campaign: 'c' }), theirs);
    expect(chosen.settings.duet.campaign).toBe('c');
    expect(reportsOf(chosen)).toEqual([]);
  });

  test.each([
    ['a loss', {}, lost],
    ['a win with ten tokens', { tokens: 10 }, won],
    ['a mission won for nobody', { mission: 'vatican' }, won],
  ] as const)('D22 · %s does not', (_, duet, end) => {
    const over = end(started(seated(duet)));
    const chosen = act(over, 'ann', set({ campaign: 'c', mission: null }), KNOWN);
    expect(reportsOf(chosen)).toEqual([]);
  });
});

describe('whether the next match can begin is told before it is asked', () => {
  const ann = { person: 'ann', watching: false };
  test.each([
    ['an open mission', FACTS, undefined],
    ['a mission that was locked since', { ...FACTS, open: ['prague'] }, 'lockedMission'],
    ['a campaign of others', { ...FACTS, members: ['zoe'] }, 'notCampaignMember'],
    ['a campaign that is full', { ...FACTS, full: true }, 'campaignFull'],
    ['a campaign that is gone', null, 'unknownCampaign'],
  ] as const)('D22 · %s', (_, campaign, why) => {
    const context = knowing(campaign);
    const chosen = seated({ campaign: 'c', mission: 'berlin' });
    const before = meOf(chosen, ann, context.facts);
    expect(before.whyNotStart).toBe(why);
    expect(before.can.start).toBe(why === undefined);
    expect(reasonFor(chosen, 'ann', { kind: 'start' }, context)).toBe(why ?? null);
    const over = lost(started(chosen));
    for (const person of ['ann', 'ben']) {
      const { can, whyNotStart } = meOf(over, { person, watching: false }, context.facts);
      expect(can.again).toBe(why === undefined);
      expect(reasonFor(over, person, { kind: 'again' }, context)).toBe(why ?? null);
      expect(whyNotStart).toBe(person === 'ann' ? why : undefined);
    }
  });

  test('D22 · who is missing comes first, and another game is played for no campaign', () => {
    const chosen = seated({ campaign: 'c', mission: 'berlin' });
    expect(meOf(act(chosen, 'ben', { kind: 'stand' }), ann)).not.toHaveProperty('whyNotStart');
    const classic = act(chosen, 'ann', { kind: 'set', settings: { game: 'classic' } });
    expect(meOf(classic, ann)).not.toHaveProperty('whyNotStart');
  });
});
