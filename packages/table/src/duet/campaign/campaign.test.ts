import { MISSION_IDS, MISSIONS, openMissions } from '@remez/rules/duet';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_CAMPAIGN_NAME } from '../../limits.ts';
import {
  beginCampaign,
  type Campaign,
  type CampaignCommand,
  type CampaignEvent,
  evolveCampaign,
  factsOf,
  MOST_CAMPAIGN_MEMBERS,
  makeCampaignStored,
  readCampaignStored,
  recordMatch,
  summariseCampaign,
  viewCampaign,
} from './index.ts';
import { asked, begun, doing, report, reported, won } from './testing.ts';

const seen = (campaign: Campaign, person?: string) =>
  viewCampaign('c', campaign, person === undefined ? undefined : { person, now: 1000 });
const missionOf = (campaign: Campaign, mission: string) =>
  seen(campaign).missions.find((each) => each.mission === mission);
const openIn = (campaign: Campaign) =>
  seen(campaign)
    .missions.filter(({ state }) => state !== 'locked')
    .map(({ mission }) => mission);

describe('the missions of a campaign', () => {
  test('D22 · it begins at Prague, and everything else is locked', () => {
    expect(openIn(begun())).toEqual(['prague']);
    expect(seen(begun()).missions).toHaveLength(26);
    expect(missionOf(begun(), 'vatican')).toMatchObject({ ...MISSIONS.vatican, state: 'locked' });
  });

  test('D22 · winning a mission marks it and opens those connected to it', () => {
    const campaign = won(begun(), 'prague');
    expect(missionOf(campaign, 'prague')).toMatchObject({ state: 'won', wins: 1, losses: 0 });
    expect(openIn(campaign)).toEqual(['prague', 'berlin', 'tel-aviv', 'moscow']);
    expect(openIn(won(campaign, 'berlin'))).toEqual(
      expect.arrayContaining(['london', 'paris', 'berlin']),
    );
  });

  test('D22 · a loss is recorded and opens nothing; the mission may be played again', () => {
    const lost = reported(begun(), report('prague', { won: false }));
    expect(missionOf(lost, 'prague')).toMatchObject({ state: 'lost', wins: 0, losses: 1 });
    expect(openIn(lost)).toEqual(['prague']);
    const later = won(lost, 'prague');
    expect(missionOf(later, 'prague')).toMatchObject({ state: 'won', wins: 1, losses: 1 });
    const once = reported(later, report('prague', { won: false }));
    expect(missionOf(once, 'prague')).toMatchObject({ state: 'won', wins: 1, losses: 2 });
  });

  test('D22 · it remembers how often a mission was won, and the best score', () => {
    const campaign = reported(
      begun(),
      report('prague', { score: 6 }),
      report('prague', { score: 11 }),
      report('prague', { score: 9 }),
      report('prague', { won: false }),
    );
    expect(missionOf(campaign, 'prague')).toMatchObject({ wins: 3, losses: 1, best: 11 });
  });

  test('D22 · a best score may be below nothing, and there is none without a score', () => {
    expect(missionOf(reported(begun(), report('prague', { score: -1 })), 'prague')?.best).toBe(-1);
    expect(missionOf(won(begun(), 'prague'), 'prague')).not.toHaveProperty('best');
  });

  test('D22 · a match that is told again counts once', () => {
    const match = report('prague', { won: false });
    const campaign = reported(begun(), match, match, { ...match, won: true });
    expect(missionOf(campaign, 'prague')).toMatchObject({ wins: 0, losses: 1 });
    expect(recordMatch(campaign, match, 5)).toEqual([]);
  });

  test('D22 · a mission that is locked by the time its match ends is not counted, not even later', () => {
    const match = report('berlin');
    const reset = doing(won(begun(), 'prague'), 'ann', { kind: 'reset' });
    const campaign = reported(reset, match);
    expect(missionOf(campaign, 'berlin')).toMatchObject({ state: 'locked', wins: 0 });
    expect(missionOf(reported(won(campaign, 'prague'), match), 'berlin')?.wins).toBe(0);
  });

  test('D22 · after any matches, what is open is what the roads open from what was won', () => {
    const anyReport = fc.record({ mission: fc.constantFrom(...MISSION_IDS), won: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyReport, { maxLength: 60 }), (given) => {
        const campaign = reported(begun(), ...given.map((each) => report(each.mission, each)));
        const marked = seen(campaign)
          .missions.filter(({ state }) => state === 'won')
          .map(({ mission }) => mission);
        expect(openIn(campaign)).toEqual(openMissions(marked));
        expect(factsOf('c', campaign).open).toEqual(openMissions(marked));
        expect(summariseCampaign('c', campaign, 1000)).toMatchObject({
          won: marked.length,
          missions: 26,
        });
        for (const { wins, losses, state } of seen(campaign).missions) {
          expect(wins > 0).toBe(state === 'won');
          if (state === 'locked') expect(losses).toBe(0);
        }
      }),
    );
  });
});

describe('whose campaign it is', () => {
  test('D22 · whoever plays is a member from then on', () => {
    const campaign = won(begun(), 'prague');
    expect(seen(campaign, 'ben').mine).toMatchObject({ member: 'm2', owner: false });
    expect(seen(campaign, 'ann').mine?.members).toEqual([
      { id: 'm1', name: 'Ann', owner: true },
      { id: 'm2', name: 'Ben', owner: false },
    ]);
    expect(seen(campaign, 'cat').mine).toBeUndefined();
  });

  test('D22 · whoever has the invitation joins, and nobody else', () => {
    const invited = doing(begun(), 'ann', { kind: 'invite' });
    const invite = invited.invite ?? '';
    const join = (text: string) => ({ kind: 'join', invite: text, name: 'Cat' }) as const;
    expect(asked(invited, 'cat', join('token-0'))).toMatchObject({ failure: 'unknownInvite' });
    expect(asked(begun(), 'cat', join(invite))).toMatchObject({ failure: 'unknownInvite' });
    const campaign = doing(invited, 'cat', join(invite));
    expect(seen(campaign, 'cat').mine).toMatchObject({ member: 'm2' });
    expect(asked(campaign, 'cat', join(invite))).toEqual({ ok: true, value: [] });
    /** From a second device one is not there twice, and no look-alike is there either. */
    for (const name of ['CAT', 'Саt']) {
      expect(asked(campaign, 'cat2', { ...join(invite), name })).toMatchObject({
        failure: 'nameTaken',
      });
    }
    const closed = doing(campaign, 'ann', { kind: 'uninvite' });
    expect(asked(closed, 'dan', join(invite))).toMatchObject({ failure: 'unknownInvite' });
  });

  test('D22 · the link for reading shows the missions and nobody’s name, and is not an invitation', () => {
    const campaign = doing(won(begun(), 'prague'), 'ben', { kind: 'share' });
    const link = campaign.share ?? '';
    expect(link).not.toBe('');
    const shown = JSON.stringify(seen(campaign));
    for (const secret of ['ann', 'Ann', 'ben', 'Ben', link, 'table/']) {
      expect(shown).not.toContain(secret);
    }
    expect(asked(campaign, 'eve', { kind: 'join', invite: link, name: 'Eve' })).toMatchObject({
      failure: 'unknownInvite',
    });
  });

  test('D22 · links stay the same until the owner ends them, and then they are new', () => {
    const shared = doing(begun(), 'ann', { kind: 'share' });
    expect(doing(shared, 'ann', { kind: 'share' }).share).toBe(shared.share);
    const again = doing(doing(shared, 'ann', { kind: 'unshare' }), 'ann', { kind: 'share' });
    expect(again.share).not.toBe(shared.share);
  });

  test('D22 · no person and no match ever leaves in a view', () => {
    const campaign = won(begun(), 'prague', 'berlin');
    const shown = JSON.stringify([seen(campaign, 'ann'), summariseCampaign('c', campaign, 1000)]);
    for (const inner of ['"ann"', '"ben"', 'table/t']) expect(shown).not.toContain(inner);
  });

  const OWNERS: readonly CampaignCommand[] = [
    { kind: 'reset' },
    { kind: 'rename', name: 'Mine now' },
    { kind: 'unshare' },
    { kind: 'uninvite' },
    { kind: 'remove', member: 'm1' },
  ];
  test.each(OWNERS)('D22 · only the owner may: $kind', (command) => {
    const campaign = won(begun(), 'prague');
    expect(asked(campaign, 'ben', command)).toMatchObject({ failure: 'notOwner' });
  });

  const ALL: readonly CampaignCommand[] = [
    ...OWNERS,
    { kind: 'share' },
    { kind: 'invite' },
    { kind: 'leave' },
  ];
  test.each(ALL)('D22 · someone else’s campaign is refused: $kind', (command) => {
    const campaign = won(begun(), 'prague');
    expect(asked(campaign, 'eve', command)).toMatchObject({ failure: 'notCampaignMember' });
  });

  test('D22 · a reset keeps the people and the links, and forgets the missions', () => {
    const campaign = doing(won(begun(), 'prague', 'berlin'), 'ann', { kind: 'share' });
    const reset = doing(campaign, 'ann', { kind: 'reset' });
    expect(openIn(reset)).toEqual(['prague']);
    expect(missionOf(reset, 'prague')).toMatchObject({ state: 'open', wins: 0 });
    expect(reset.members).toEqual(campaign.members);
    expect(reset.share).toBe(campaign.share);
  });

  test('D22 · a match from before the reset does not come back when it is told again', () => {
    const match = report('prague');
    const reset = doing(reported(begun(), match), 'ann', { kind: 'reset' });
    expect(missionOf(reported(reset, match), 'prague')).toMatchObject({ state: 'open', wins: 0 });
  });

  test('D22 · an owner who leaves is followed by whoever has been there longest', () => {
    const campaign = doing(won(begun(), 'prague'), 'ann', { kind: 'leave' });
    expect(seen(campaign, 'ann').mine).toBeUndefined();
    expect(seen(campaign, 'ben').mine).toMatchObject({ owner: true });
    expect(asked(campaign, 'ann', { kind: 'reset' })).toMatchObject({
      failure: 'notCampaignMember',
    });
  });

  const invited = (campaign: Campaign, by: string, person: string): Campaign => {
    const open = doing(campaign, by, { kind: 'invite' });
    const invite = seen(open, by).mine?.invite ?? '';
    return doing(open, person, { kind: 'join', invite, name: `Back ${person}` });
  };

  test('D22 · whoever left, or was taken out, comes back by invitation and not by having played', () => {
    const campaign = won(begun(), 'prague');
    for (const gone of [
      doing(campaign, 'ben', { kind: 'leave' }),
      doing(campaign, 'ann', { kind: 'remove', member: 'm2' }),
    ]) {
      const played = won(gone, 'berlin');
      expect(missionOf(played, 'berlin')).toMatchObject({ wins: 1 });
      expect(seen(played, 'ben').mine).toBeUndefined();
      const back = invited(played, 'ann', 'ben');
      expect(seen(back, 'ben').mine).toMatchObject({ member: 'm2', owner: false });
    }
  });

  test('D22 · whoever comes back has been there the shortest', () => {
    const three = invited(won(begun(), 'prague'), 'ann', 'cat');
    const back = invited(doing(three, 'ben', { kind: 'leave' }), 'ann', 'ben');
    const left = doing(back, 'ann', { kind: 'leave' });
    expect(seen(left, 'cat').mine).toMatchObject({ owner: true });
    expect(seen(left, 'ben').mine).toMatchObject({ member: 'm2', owner: false });
  });

  test('D22 · the owner may take someone out, and not themselves', () => {
    const campaign = won(begun(), 'prague');
    const without = doing(campaign, 'ann', { kind: 'remove', member: 'm2' });
    expect(seen(without, 'ben').mine).toBeUndefined();
    for (const member of ['m1', 'm9']) {
      expect(asked(campaign, 'ann', { kind: 'remove', member })).toMatchObject({
        failure: 'badMember',
      });
    }
  });

  test('D22 · a campaign has room for so many, and whoever else plays still counts for it', () => {
    const players = Array.from({ length: MOST_CAMPAIGN_MEMBERS + 5 }, (_, index) => ({
      person: `p${index}`,
      name: `P${index}`,
    }));
    const full = reported(begun(), report('prague', { players }));
    expect(full.members).toHaveLength(MOST_CAMPAIGN_MEMBERS);
    expect(missionOf(full, 'prague')?.wins).toBe(1);
    const invited = doing(full, 'ann', { kind: 'invite' });
    const join = { kind: 'join', invite: invited.invite ?? '', name: 'Late' } as const;
    expect(asked(invited, 'late', join)).toMatchObject({ failure: 'full' });
  });
});

describe('names', () => {
  const begin = (name: string, as = 'Ann') => beginCampaign({ name, person: 'ann', as, at: 0 });

  test.each([
    ['nothing', ''],
    ['what nobody can see', ' \u200B\u202E '],
    ['too long', 'א'.repeat(LONGEST_CAMPAIGN_NAME + 1)],
  ])('D22 · a campaign is not called by %s', (_, name) => {
    expect(begin(name)).toMatchObject({ failure: 'badName' });
    expect(asked(begun(), 'ann', { kind: 'rename', name })).toMatchObject({ failure: 'badName' });
  });

  test('D22 · a name is tidied, also when it is changed', () => {
    expect(begin('  המסע \u202E שלנו ')).toMatchObject({ value: [{ name: 'המסע שלנו' }] });
    expect(doing(begun(), 'ann', { kind: 'rename', name: ' New  name ' }).name).toBe('New name');
    expect(asked(begun(), 'ann', { kind: 'rename', name: 'Our way' })).toMatchObject({ value: [] });
  });

  test('D22 · whoever begins it has a name too', () => {
    expect(begin('Our way', ' ')).toMatchObject({ failure: 'badName' });
  });
});

describe('its log', () => {
  test('D22 · what was stored is read as it was, and what a newer release wrote is left alone', () => {
    const event: CampaignEvent = { kind: 'renamed', name: 'Our way' };
    expect(readCampaignStored(makeCampaignStored(event))).toEqual({ ok: true, value: event });
    for (const stored of [
      { schema: 2, event },
      { schema: 1, event: { kind: 'sold' } },
      { schema: 1, event: { kind: 'toString' } },
      { schema: 1, event: null },
    ]) {
      expect(readCampaignStored(stored)).toMatchObject({ failure: 'unknownEvent' });
    }
  });

  test('D22 · a log from before tables were remembered is read, and knows of none', () => {
    const events = [
      { kind: 'begun', name: 'Our way', person: 'ann', as: 'Ann', at: 0 },
      { kind: 'memberJoined', member: 'm2', person: 'ben', name: 'Ben' },
      {
        kind: 'matchRecorded',
        match: 'table/t#1',
        mission: 'prague',
        won: true,
        score: 3,
        counts: true,
        at: 5,
      },
    ];
    const campaign = events.reduce<Campaign | undefined>((reached, event) => {
      const read = readCampaignStored({ schema: 1, event });
      if (!read.ok) throw new Error(read.failure);
      return evolveCampaign(reached, read.value);
    }, undefined);
    expect(campaign).toMatchObject({ opened: null, tables: 0, changes: 1 });
    expect(missionOf(campaign as Campaign, 'prague')).toMatchObject({ state: 'won', best: 3 });
  });

  test('D22 · nothing happens in a campaign before it is begun', () => {
    expect(() => evolveCampaign(undefined, { kind: 'reset', at: 0 })).toThrow();
  });
});
