import { describe, expect, test } from 'vitest';
import { factsOf, viewCampaign } from './index.ts';
import { MOST_CHANGES, MOST_MATCHES } from './limits.ts';
import { asked, begun, doing, report, reported } from './testing.ts';
import type { Campaign, CampaignCommand } from './types.ts';

const pragueIn = (campaign: Campaign) =>
  viewCampaign('c', campaign, undefined).missions.find(({ mission }) => mission === 'prague');

/** Ann and Ben's, with both links, and as many changes as there may be. */
const worn = (): Campaign => {
  let campaign = reported(begun(), report('prague', { won: false }));
  campaign = doing(doing(campaign, 'ann', { kind: 'invite' }), 'ann', { kind: 'share' });
  for (let change = campaign.changes; change < MOST_CHANGES; change += 1) {
    campaign = doing(campaign, 'ann', { kind: 'rename', name: `Our way ${change}` });
  }
  return campaign;
};

const played = (campaign: Campaign, matches: number): Campaign => ({
  ...campaign,
  matches: Array.from({ length: matches }, (_, index) => `before#${index}`),
});

describe('a campaign does not grow for ever', () => {
  const full = worn();
  const invite = full.invite ?? '';

  test.each([
    ['rename', 'ann', { kind: 'rename', name: 'One more' }],
    ['reset', 'ann', { kind: 'reset' }],
    ['join', 'cat', { kind: 'join', invite, name: 'Cat' }],
  ] as const)(
    'D22 · after so many changes %s is refused',
    (_, person, command: CampaignCommand) => {
      expect(asked(full, person, command)).toEqual({ ok: false, failure: 'tooManyChanges' });
    },
  );

  test('D22 · whoever may not do it at all is told that, and what changes nothing is done', () => {
    expect(asked(full, 'ben', { kind: 'rename', name: 'Mine' })).toMatchObject({
      failure: 'notOwner',
    });
    expect(asked(full, 'cat', { kind: 'join', invite: 'x', name: 'Cat' })).toMatchObject({
      failure: 'unknownInvite',
    });
    expect(asked(full, 'ann', { kind: 'share' })).toEqual({ ok: true, value: [] });
  });

  test.each([
    ['leaves', 'ben', { kind: 'leave' }],
    ['takes someone out', 'ann', { kind: 'remove', member: 'm2' }],
    ['ends the reading link', 'ann', { kind: 'unshare' }],
    ['ends the invitation', 'ann', { kind: 'uninvite' }],
  ] as const)('D22 · whoever %s still may, and once', (_, person, command: CampaignCommand) => {
    const after = doing(full, person, command);
    const again = asked(after, person, command);
    expect(again.ok && again.value.length > 0).toBe(false);
  });

  test('D22 · a match still counts, and brings nobody new', () => {
    const players = [...report('prague').players, { person: 'cat', name: 'Cat' }];
    const after = reported(full, report('prague', { players }));
    expect(pragueIn(after)).toMatchObject({ wins: 1, losses: 1 });
    expect(factsOf('c', after)).toMatchObject({ members: ['ann', 'ben'], full: false });
  });

  test('D22 · no match begins for a full one, and those under way still count', () => {
    expect(factsOf('c', played(begun(), MOST_MATCHES - 101)).full).toBe(false);
    const nearly = played(begun(), MOST_MATCHES - 100);
    expect(factsOf('c', nearly).full).toBe(true);
    expect(pragueIn(reported(nearly, report('prague')))).toMatchObject({ wins: 1 });
    expect(reported(played(begun(), MOST_MATCHES), report('prague')).matches).toHaveLength(
      MOST_MATCHES,
    );
  });
});
