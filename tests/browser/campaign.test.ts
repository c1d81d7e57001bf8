import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MISSION_IDS } from '@remez/protocol/missions';
import {
  begin,
  missionIn,
  order,
  type Pair,
  runOutOfTime,
  sitDown,
  startProcess,
  winMatch,
} from '@remez/server/testing';
import type { Browser } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  asPersonOf,
  becomePerson,
  begunCampaign,
  chooseCity,
  city,
  linkOf,
  untilCity,
  visitor,
  winAt,
} from './campaign-people.ts';
import { SIZES, type Site, WIDE } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { arrive, type Guest, press, sit } from './people.ts';
import { expectQuiet, wordsOn } from './play.ts';

const [SMALL] = SIZES;

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

/** Someone who is this person opens this page. */
const arriveAs = (
  person: Parameters<typeof becomePerson>[1],
  path: string,
  look: Parameters<typeof arrive>[2]['look'] = {},
): Promise<Guest> =>
  arrive(browser, site.origin + path, {
    name: 'נועה',
    look,
    prepare: (context) => becomePerson(context, person, site.origin),
  });

const tableOf = ({ page }: Guest): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** The page shows the end of the match that these two have just played, not that of an earlier one. */
const untilEndShown = async (guest: Guest, { players: [player] }: Pick<Pair, 'players'>) => {
  const view = player.state.view?.match?.view;
  const words = view?.game === 'duet' ? view.cards.map(({ word }) => word) : [];
  expect(words).toHaveLength(25);
  await expect.poll(() => wordsOn(guest)).toEqual(words);
  await guest.page.getByTestId('result').waitFor();
};

describe('a campaign in the browser', () => {
  test('D22 · it survives the end of its table, a killed server, a new table and a second device', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'remez-campaign-'));
    let server = await startProcess(folder);
    onTestFinished(async () => {
      await server.kill();
      await rm(folder, { recursive: true });
    });
    const origin = `http://remez.test:${server.port}`;

    /** Home, Duet, a new campaign, a name: the table plays for it. */
    const host = await arrive(browser, origin, { name: 'נועה', look: { size: SMALL } });
    const { page } = host;
    await press(host, page.getByTestId('friends-duet'));
    await page.getByTestId('pick-campaign').selectOption({ label: 'מסע חדש' });
    await page.getByTestId('campaign-name').fill('המסע של שבת');
    await page.getByTestId('name').fill('נועה');
    await page.getByTestId('name').press('Enter');
    await page.getByTestId('campaign-panel').getByText('המסע של שבת').waitFor();

    const me = await asPersonOf(host.context, server.url);
    await winAt(tableOf(host), [me, await visitor(server.url)]);
    await page.locator('[data-testid=result][data-why=found]').waitFor();
    await press(host, page.getByTestId('to-map'));
    await untilCity(page, 'prague', 'won');
    await untilCity(page, 'berlin', 'open');
    await untilCity(page, 'london', 'locked');

    await server.kill();
    server = await startProcess(folder, server.port);

    /** From its own page to a new table for the next mission. */
    await page.goto(origin);
    await press(host, page.getByTestId('my-campaigns'));
    await press(host, page.getByTestId('campaign'));
    await untilCity(page, 'prague', 'won');
    await chooseCity(host, 'moscow');
    await press(host, page.getByTestId('play-mission'));
    await page.getByTestId('campaign-panel').getByText('מוסקבה').waitFor();
    await winAt(tableOf(host), [me, await visitor(server.url)]);

    const { json } = await me.ask('/api/device-links', { method: 'POST', body: {} });
    const phone = await arrive(browser, `${origin}/d/${json.link}`, { name: 'phone' });
    await press(phone, phone.page.getByTestId('device-take'));
    await press(phone, phone.page.getByTestId('my-campaigns'));
    await press(phone, phone.page.getByTestId('campaign'));
    await untilCity(phone.page, 'moscow', 'won');
    await untilCity(phone.page, 'prague', 'won');
    expect(await phone.page.getByTestId('campaign-progress').textContent()).toContain('2');
    expectQuiet([phone], origin);
    for (const { context } of [host, phone]) await context.close();
  });

  test('D22 · one opens a table from the campaign’s page, the other’s page leads there, and both sit', {
    tags: ['slow'],
  }, async () => {
    const { campaign, owner, partner } = await begunCampaign(site.url);
    const ben = await arriveAs(partner, `/campaign/${campaign}`, { size: SMALL });
    await untilCity(ben.page, 'prague', 'won');
    const offer = ben.page.getByTestId('open-campaign-table');
    expect(await offer.count()).toBe(0);

    const dana = await arriveAs(owner, `/campaign/${campaign}`);
    await chooseCity(dana, 'moscow');
    await press(dana, dana.page.getByTestId('play-mission'));
    await dana.page.getByTestId('campaign-panel').getByText('מוסקבה').waitFor();

    /** The page that was open before tells of it by itself, and so does the list. */
    await offer.getByText('יש שולחן פתוח').waitFor();
    const elsewhere = await arriveAs(partner, '/campaign');
    await elsewhere.page.getByTestId('open-campaign-table').waitFor();
    const shared = await arrive(browser, site.origin + (await linkOf(owner, campaign, 'share')), {
      name: 'אורחת',
    });
    await untilCity(shared.page, 'prague', 'won');
    expect(await shared.page.getByTestId('open-campaign-table').count()).toBe(0);

    await press(ben, offer);
    await ben.page.getByTestId('name').fill('בן');
    await ben.page.getByTestId('name').press('Enter');
    await ben.page.getByTestId('lobby').waitFor();
    expect(tableOf(ben)).toBe(tableOf(dana));
    await sit(dana, 'a');
    await sit(ben, 'b');
    await dana.page.getByTestId('lobby').getByText('בן', { exact: true }).first().waitFor();
    expectQuiet([ben, dana], site.origin);
    for (const { context } of [ben, dana, elsewhere, shared]) await context.close();
  });

  test('D22 · a locked mission says what opens it, and is refused with its reason', {
    tags: ['slow'],
  }, async () => {
    const { campaign, owner } = await begunCampaign(site.url);
    const host = await arriveAs(owner, `/campaign/${campaign}`, { size: WIDE });
    const { page } = host;
    await chooseCity(host, 'paris');
    const card = page.getByTestId('mission-card');
    expect(await card.textContent()).toContain('ברלין');
    expect(await card.getByTestId('play-mission').count()).toBe(0);

    const asked = await owner.ask('/api/tables', {
      method: 'POST',
      body: { name: 'נועה', settings: { game: 'duet', duet: { campaign, mission: 'paris' } } },
    });
    expect(asked).toMatchObject({ status: 400, json: { reason: 'lockedMission' } });

    /** The map is open while someone starts the campaign over: what it shows is no longer so. */
    await chooseCity(host, 'berlin');
    await order(owner, campaign, { kind: 'reset' });
    await press(host, page.getByTestId('play-mission'));
    await page.getByTestId('notice').filter({ hasText: 'המשימה הזאת עוד לא נפתחה' }).waitFor();
    expect(page.url()).toContain('/campaign/');
    await host.context.close();
  });

  test('D22 · the shared link shows the map and lets nobody play, change or see names', {
    tags: ['slow'],
  }, async () => {
    const { campaign, owner } = await begunCampaign(site.url);
    const path = await linkOf(owner, campaign, 'share');
    const guest = await arrive(browser, site.origin + path, { name: 'אורחת' });
    await untilCity(guest.page, 'prague', 'won');
    await chooseCity(guest, 'berlin');
    expect(await guest.page.getByTestId('play-mission').count()).toBe(0);
    expect(await guest.page.getByTestId('campaign-manage').count()).toBe(0);
    await press(guest, guest.page.getByTestId('map-or-list'));
    await guest.page.getByTestId('mission-list').waitFor();
    expect(await guest.page.getByRole('main').getByRole('button').count()).toBe(1);
    expect(await guest.page.locator('body').textContent()).not.toContain('עמית');
    const asking = await asPersonOf(guest.context, site.url);
    for (const kind of ['reset', 'leave', 'invite'] as const) {
      expect((await order(asking, campaign, { kind })).json).toEqual({
        reason: 'notCampaignMember',
      });
    }
    await order(owner, campaign, { kind: 'unshare' });
    await guest.page.reload();
    await guest.page.getByRole('heading', { name: 'המסע הזה של אחרים' }).waitFor();
    await guest.context.close();
  });

  test('D22 · an invitation makes a member, who leaves again; the owner starts over', {
    tags: ['slow'],
  }, async () => {
    const { campaign, owner } = await begunCampaign(site.url);
    const invited = await arrive(browser, site.origin + (await linkOf(owner, campaign, 'invite')), {
      name: 'דנה',
    });
    await invited.page.getByTestId('name').fill('דנה');
    await invited.page.getByTestId('name').press('Enter');
    await untilCity(invited.page, 'prague', 'won');
    await press(invited, invited.page.getByTestId('campaign-manage'));
    expect(await invited.page.getByTestId('campaign-reset').count()).toBe(0);
    await press(invited, invited.page.getByTestId('campaign-leave'));
    await press(invited, invited.page.getByTestId('campaign-leave-confirm'));
    await invited.page.getByRole('heading', { name: 'המסעות שלנו' }).waitFor();
    expect(await invited.page.getByTestId('campaign').count()).toBe(0);

    const host = await arriveAs(owner, `/campaign/${campaign}`);
    await press(host, host.page.getByTestId('campaign-manage'));
    /** What is passed on speaks of the campaign, not of a table. */
    await host.page.evaluate(() => {
      const share = async ({ text = '' }: ShareData) => {
        document.body.setAttribute('data-shared', text);
      };
      Object.assign(navigator, { share });
    });
    for (const [button, text] of [
      ['campaign-invite', 'יוצאים למסע'],
      ['campaign-share', 'המפה של המסע שלנו'],
    ] as const) {
      await press(host, host.page.getByTestId(button));
      await host.page.locator(`body[data-shared*="${text}"]`).waitFor();
    }
    await press(host, host.page.getByTestId('campaign-reset'));
    await press(host, host.page.getByTestId('campaign-reset-confirm'));
    await untilCity(host.page, 'prague', 'open');
    await untilCity(host.page, 'berlin', 'locked');
    for (const { context } of [invited, host]) await context.close();
  });

  test('D22, D28 · a standard game is won without a campaign: the one begun at its end has Prague', {
    tags: ['slow'],
  }, async () => {
    const me = await visitor(site.url);
    const { table } = await me.openTable('נועה', { game: 'duet' });
    const host = await arriveAs(me, `/t/${table}`);
    const { page } = host;
    await page.getByTestId('lobby').waitFor();
    const partner = await visitor(site.url);
    await winAt(table, [me, partner]);
    await page.getByTestId('result').waitFor();
    await press(host, page.getByTestId('to-map'));
    await page.getByTestId('pick-campaign').selectOption({ label: 'מסע חדש' });
    await press(host, page.getByTestId('set-campaign'));
    await untilCity(page, 'prague', 'won');
    await chooseCity(host, 'tel-aviv');
    await press(host, page.getByTestId('play-mission'));
    await page.getByTestId('mission-map').waitFor({ state: 'hidden' });
    /** Everyone sits: it begins. */
    await page.getByTestId('mission-name').getByText('תל אביב').waitFor();

    /** From the table there is a way to the campaigns. */
    await press(host, page.getByTestId('tool-menu'));
    await press(host, page.getByTestId('menu-campaigns'));
    await page.getByRole('heading', { name: 'המסעות שלנו' }).waitFor();

    /** Whoever played has it too, from home. */
    const other = await arriveAs(partner, '/campaign');
    await press(other, other.page.getByTestId('campaign'));
    await untilCity(other.page, 'prague', 'won');
    for (const { context } of [host, other]) await context.close();
  });

  test('D22 · after a win one tap leads on to the next city, which it names; after a loss it tries again', {
    tags: ['slow'],
  }, async () => {
    const [me, partner] = [await visitor(site.url), await visitor(site.url)] as const;
    const campaign = await begin(me);
    const pair = await sitDown([me, partner], { campaign });
    await winMatch(pair);
    /** Not the host: once the host is ready, whoever played may go on. */
    const hostIsReady = () => pair.players[0].act({ kind: 'ready' });
    await hostIsReady();
    const look = { size: SMALL, theatre: true, reducedMotion: true };
    const guest = await arriveAs(partner, `/t/${pair.table}`, look);
    const { page } = guest;
    const again = page.getByTestId('again');
    const mission = page.getByTestId('mission-name').getByText('ברלין');
    await again.getByText('הלאה: ⁨ברלין⁩').waitFor();
    await page.getByTestId('to-map').waitFor();
    /** The same city is the quiet second choice, where there is room for it. */
    await press(guest, page.getByTestId('to-ending'));
    expect(await page.getByTestId('finale-again-same').textContent()).toBe('⁨פראג⁩, עוד פעם');
    await press(guest, page.getByTestId('finale-again'));
    await mission.waitFor();
    await pair.players[0].act({ kind: 'play', move: { kind: 'abandon' } });
    await page.getByTestId('result').waitFor();
    await hostIsReady();
    await page.reload();
    await again.getByText('עוד ניסיון: ⁨ברלין⁩').waitFor();
    await press(guest, again);
    await page.getByTestId('result').waitFor({ state: 'detached' });
    await mission.waitFor();
    for (const player of pair.players) player.end();
    await guest.context.close();
  });

  test('D22 · at the table the list of missions is read to its end, and nothing lies on it', {
    tags: ['slow'],
  }, async () => {
    const { campaign, owner } = await begunCampaign(site.url);
    const { table } = await owner.openTable('נועה', { game: 'duet', duet: { campaign } });
    const host = await arriveAs(owner, `/t/${table}`, { size: SMALL });
    const { page } = host;
    await press(host, page.getByTestId('to-map'));
    await press(host, page.getByTestId('map-or-list'));
    const last = await page.locator('[data-mission]').last().boundingBox();
    const note = await page.getByText('את שאר הדרכים ציירנו אנחנו').boundingBox();
    expect(note?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
    await host.context.close();
  });

  test('D28, D22 · out of time in Prague again and again: a longer bank is offered, and nine after it', {
    tags: ['slow'],
  }, async () => {
    const [me, partner] = [await visitor(site.url), await visitor(site.url)] as const;
    const campaign = await begin(me);
    const pair = await sitDown([me, partner], { campaign, mission: 'prague' });
    const host = await arriveAs(me, `/t/${pair.table}`);
    const offer = host.page.getByTestId('offer-tokens');
    await host.page.getByTestId('lobby').waitFor();
    for (const losses of [1, 2, 3]) {
      expect(await offer.count(), `before loss ${losses}`).toBe(0);
      await runOutOfTime(pair);
      await untilEndShown(host, pair);
    }
    expect(await offer.textContent()).toContain('10');
    await press(host, offer);
    await offer.waitFor({ state: 'hidden' });
    await winMatch(pair);
    await offer.getByText('9').waitFor();
    /** What was won with ten is nobody's; nine are Prague's. */
    expect(await missionIn(me, campaign, 'prague')).toMatchObject({ state: 'lost', wins: 0 });
    await press(host, offer);
    await offer.waitFor({ state: 'hidden' });
    await winMatch(pair);
    await host.page.getByTestId('result').waitFor();
    expect(await missionIn(me, campaign, 'prague')).toMatchObject({ state: 'won', wins: 1 });
    for (const player of pair.players) player.end();
    await host.context.close();
  });
});

describe('the map under the hand', () => {
  const scaleOf = ({ page }: Guest): Promise<number> =>
    page
      .locator('[data-testid=mission-map] svg g')
      .first()
      .evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).a);
  const placeOf = async ({ page }: Guest, mission: string) => {
    const box = await city(page, mission).boundingBox();
    if (box === null) throw new Error(`${mission} is nowhere`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const still = { reducedMotion: true };

  test('D22 · wheel, buttons and drag move it; a drag chooses nothing', {
    tags: ['slow'],
  }, async () => {
    const { campaign, owner } = await begunCampaign(site.url);
    const guest = await arriveAs(owner, `/campaign/${campaign}`, { size: WIDE, ...still });
    const { page } = guest;
    await untilCity(page, 'prague', 'won');
    const before = { scale: await scaleOf(guest), at: await placeOf(guest, 'prague') };
    await page.mouse.move(before.at.x, before.at.y);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => scaleOf(guest)).toBeGreaterThan(before.scale);
    const nearer = await placeOf(guest, 'prague');
    expect(Math.abs(nearer.x - before.at.x)).toBeLessThan(3);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.mouse.down();
    await page.mouse.move(before.at.x - 120, before.at.y + 5, { steps: 4 });
    await page.mouse.up();
    const dragged = await placeOf(guest, 'prague');
    expect(nearer.x - dragged.x).toBeGreaterThan(90);
    expect(await page.getByTestId('mission-card').count()).toBe(0);

    await page.getByTestId('map-whole').click();
    await expect.poll(() => scaleOf(guest)).toBeLessThan(before.scale);
    expectQuiet([guest], site.origin);
    await guest.context.close();
  });

  test('D22 · with the whole world on the smallest phone, two presses choose any city', {
    tags: ['slow'],
  }, async () => {
    const { campaign, owner } = await begunCampaign(site.url);
    const guest = await arriveAs(owner, `/campaign/${campaign}`, { size: SMALL, ...still });
    const { page } = guest;
    await untilCity(page, 'prague', 'won');
    const chosen = page.locator('[data-city][data-chosen]');
    const touch = async (mission: string) => {
      const { x, y } = await placeOf(guest, mission);
      await page.mouse.click(x, y);
    };
    for (const mission of MISSION_IDS) {
      await page.getByTestId('map-whole').click();
      const far = await scaleOf(guest);
      await touch(mission);
      await expect
        .poll(async () => (await chosen.count()) > 0 || (await scaleOf(guest)) > far)
        .toBe(true);
      if ((await chosen.count()) === 0) await touch(mission);
      await page.getByTestId('mission-card').waitFor();
      expect(await chosen.getAttribute('data-city')).toBe(mission);
      await page.getByTestId('mission-card').getByRole('heading').press('Escape');
      await page.getByTestId('mission-card').waitFor({ state: 'hidden' });
    }
    await guest.context.close();
  });

  test('D22 · two fingers spread and it comes nearer', { tags: ['slow'] }, async () => {
    const { campaign, owner } = await begunCampaign(site.url);
    const guest = await arriveAs(owner, `/campaign/${campaign}`, still);
    const { page, context } = guest;
    await untilCity(page, 'prague', 'won');
    const before = await scaleOf(guest);
    const { x, y } = await placeOf(guest, 'prague');
    const hand = await context.newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [40, 50, 60, 70]) {
      await hand.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(apart),
      });
    }
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => scaleOf(guest)).toBeGreaterThan(before * 1.4);
    await context.close();
  });

  test('D22 · the keyboard alone moves it, finds a city, reads its card and goes back', {
    tags: ['slow'],
  }, async () => {
    const { campaign, owner } = await begunCampaign(site.url);
    const guest = await arriveAs(owner, `/campaign/${campaign}`, { size: WIDE, ...still });
    const { page } = guest;
    await untilCity(page, 'prague', 'won');
    const frame = await page.getByTestId('mission-map').boundingBox();
    const [right, foot] = [
      (frame?.x ?? 0) + (frame?.width ?? 0),
      (frame?.y ?? 0) + (frame?.height ?? 0),
    ];
    const isInSight = async (mission: string) => {
      const { x, y } = await placeOf(guest, mission);
      return x > (frame?.x ?? 0) && x < right && y > (frame?.y ?? 0) && y < foot;
    };
    for (const mission of ['sydney', 'berlin']) {
      await city(page, mission).focus();
      await expect.poll(() => isInSight(mission)).toBe(true);
    }
    const before = await placeOf(guest, 'berlin');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await placeOf(guest, 'berlin')).x).toBeLessThan(before.x);
    const scale = await scaleOf(guest);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(guest)).toBeGreaterThan(scale);
    await page.keyboard.press('Enter');
    await page.getByTestId('mission-card').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('ברלין');
    await page.keyboard.press('Escape');
    await page.getByTestId('mission-card').waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-city')))
      .toBe('berlin');
    await guest.context.close();
  });
});
