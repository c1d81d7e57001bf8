import type { CampaignCommand } from '@remez/table/campaigns';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { begin, campaignsOf, order, readCampaign, someone } from '../testing/campaigns.ts';
import { type RunningServer, startServer } from '../testing/server.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await server.close();
});

describe('campaigns over HTTP', () => {
  test('D22 · whoever begins one finds it again, from another device too', async () => {
    const ann = await someone(server.url);
    expect(await campaignsOf(ann)).toEqual([]);
    const campaign = await begin(ann);
    expect(await campaignsOf(ann)).toEqual([
      { campaign, name: 'המסע שלנו', won: 0, missions: 26, members: 1 },
    ]);
    const { json } = await ann.ask('/api/device-links', { method: 'POST', body: {} });
    const phone = await someone(server.url);
    await phone.ask(`/api/device-links/${json.link}`, { method: 'POST' });
    expect(await campaignsOf(phone)).toHaveLength(1);
    expect((await readCampaign(phone, campaign)).view.mine).toMatchObject({ owner: true });
  });

  test('D22 · someone else’s campaign can neither be read nor changed', async () => {
    const campaign = await begin(await someone(server.url));
    const eve = await someone(server.url);
    const refused = { status: 403, json: { reason: 'notCampaignMember' } };
    expect(await readCampaign(eve, campaign)).toMatchObject(refused);
    for (const kind of ['share', 'invite', 'leave', 'reset'] as const) {
      expect(await order(eve, campaign, { kind })).toMatchObject(refused);
    }
    expect(await campaignsOf(eve)).toEqual([]);
  });

  test('D22 · the shared link is for reading alone, until the owner ends it', async () => {
    const ann = await someone(server.url);
    const campaign = await begin(ann);
    const { share = '' } = (await order(ann, campaign, { kind: 'share' })).view.mine ?? {};
    const eve = await someone(server.url);
    const shown = await readCampaign(eve, campaign, `?see=${share}`);
    expect(shown.status).toBe(200);
    expect(shown.view.mine).toBeUndefined();
    expect(JSON.stringify(shown.json)).not.toContain('נועה');
    expect((await order(eve, campaign, { kind: 'reset' })).status).toBe(403);
    expect((await readCampaign(eve, campaign, `?see=${share}x`)).status).toBe(403);
    expect((await readCampaign(eve, campaign, `?see=${share}&see=${share}`)).status).toBe(403);
    expect((await readCampaign(openBrowser(server.url), campaign, `?see=${share}`)).status).toBe(
      200,
    );
    await order(ann, campaign, { kind: 'unshare' });
    expect((await readCampaign(eve, campaign, `?see=${share}`)).status).toBe(403);
  });

  test('D22 · a link that was never given opens nothing', async () => {
    const campaign = await begin(await someone(server.url));
    for (const see of ['', 'null', 'undefined']) {
      expect((await readCampaign(await someone(server.url), campaign, `?see=${see}`)).status).toBe(
        403,
      );
    }
  });

  test('D22 · by the invitation one becomes a member, and may leave again', async () => {
    const ann = await someone(server.url);
    const campaign = await begin(ann);
    const { invite = '' } = (await order(ann, campaign, { kind: 'invite' })).view.mine ?? {};
    const ben = await someone(server.url);
    const join: CampaignCommand = { kind: 'join', invite, name: 'עמית' };
    expect(await order(ben, campaign, { ...join, invite: 'x' })).toMatchObject({
      status: 403,
      json: { reason: 'unknownInvite' },
    });
    expect((await order(ben, campaign, join)).status).toBe(200);
    expect(await campaignsOf(ben)).toHaveLength(1);
    expect((await order(ben, campaign, { kind: 'reset' })).json).toEqual({ reason: 'notOwner' });
    expect((await order(ben, campaign, { kind: 'leave' })).status).toBe(200);
    expect(await campaignsOf(ben)).toEqual([]);
    expect((await readCampaign(ben, campaign)).status).toBe(403);
    expect(await campaignsOf(ann)).toHaveLength(1);
  });

  test('D22 · when the last one leaves nothing of it is kept', async () => {
    const ann = await someone(server.url);
    const campaign = await begin(ann);
    await order(ann, campaign, { kind: 'leave' });
    expect(await readCampaign(ann, campaign)).toMatchObject({
      status: 403,
      json: { reason: 'notCampaignMember' },
    });
    expect(await server.store.log.read(`campaign/${campaign}`, 0)).toEqual([]);
  });

  test.each([
    ['no name', { as: 'נועה' }, 'malformed'],
    ['a name of spaces', { name: '  ', as: 'נועה' }, 'badName'],
    ['nobody’s name', { name: 'המסע', as: ' ' }, 'badName'],
    ['a field too many', { name: 'המסע', as: 'נועה', won: 26 }, 'malformed'],
  ])('D22 · a campaign with %s is not begun', async (_, body, reason) => {
    const ann = await someone(server.url);
    const asked = await ann.ask('/api/campaigns', { method: 'POST', body });
    expect(asked).toMatchObject({ status: 400, json: { reason } });
    expect(await campaignsOf(ann)).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['an unknown command', { command: { kind: 'win', mission: 'vatican' } }],
    ['a command with too much', { command: { kind: 'reset', hard: true } }],
  ])('D22 · %s is malformed and changes nothing', async (_, body) => {
    const ann = await someone(server.url);
    const campaign = await begin(ann);
    const before = await server.store.log.read(`campaign/${campaign}`, 0);
    const asked = await ann.ask(`/api/campaigns/${campaign}`, { method: 'POST', body });
    expect(asked).toMatchObject({ status: 400, json: { reason: 'malformed' } });
    expect(await server.store.log.read(`campaign/${campaign}`, 0)).toEqual(before);
  });

  test('D22 · without an identity there is nobody to whom a campaign could belong', async () => {
    const nobody = openBrowser(server.url);
    expect((await nobody.ask('/api/campaigns')).json).toEqual({ reason: 'unknownPerson' });
    const body = { name: 'המסע', as: 'נועה' };
    const asked = await nobody.ask('/api/campaigns', { method: 'POST', body });
    expect(asked).toMatchObject({ status: 403, json: { reason: 'unknownPerson' } });
  });

  test('D22 · who has no right to a campaign does not learn whether there is one', async () => {
    const eve = await someone(server.url);
    const there = await readCampaign(eve, await begin(await someone(server.url)));
    expect(await readCampaign(eve, 'A'.repeat(22))).toEqual(there);
  });

  test.each(['x', '__proto__', '..%2Ftable'])(
    'D22 · there is no campaign called %s',
    async (id) => {
      expect((await readCampaign(await someone(server.url), id)).status).toBe(404);
    },
  );
});
