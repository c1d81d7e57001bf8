import { manualClock } from '@remez/table/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_PERSONS } from './identity.ts';
import { ALLOWANCES, makeLimits } from './limits.ts';
import { memoryStore } from './store/memory.ts';
import { openBrowser, sitAt } from './testing/browser.ts';
import { fourPlaying, rolesOf } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

const clock = manualClock();
let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ clock, store: memoryStore({ now: clock.now }) });
});
afterEach(async () => {
  await server.close();
});

const POST = { method: 'POST' } as const;

describe('who a browser is', () => {
  test('the same person at every visit', async () => {
    const browser = openBrowser(server.url);
    const person = await browser.visit();
    expect(person).toMatch(/^[\w-]{22}$/u);
    expect(await browser.visit()).toBe(person);
    expect(await openBrowser(server.url).visit()).not.toBe(person);
  });

  test('someone new when the cookie is not one of ours', async () => {
    const browser = openBrowser(server.url);
    const person = await browser.visit();
    const stranger = openBrowser(server.url);
    const own = await stranger.visit();
    const forged = openBrowser(server.url, stranger.cookie.replace(own, person));
    expect([person, own]).not.toContain(await forged.visit());
  });

  test('several persons, each in a tab of their own', async () => {
    const tablet = openBrowser(server.url);
    const first = await tablet.visit();
    const { json } = await tablet.ask('/api/persons', POST);
    const [, second] = json.persons as [string, string];
    expect(json.persons).toEqual([first, second]);
    expect((await tablet.ask('/api/me')).json).toEqual({ persons: [first, second] });
    const { table } = await tablet.openTable('נועה');
    const one = sitAt(tablet, { table });
    const two = sitAt(tablet, { table, person: second });
    await two.act({ kind: 'join', name: 'עמית' });
    await one.until(({ view }) => view?.members.length === 2);
    expect([one.state.me?.name, two.state.me?.name]).toEqual(['נועה', 'עמית']);
    one.end();
    two.end();
  });

  test('a table is opened for the person who is named', async () => {
    const tablet = openBrowser(server.url);
    await tablet.visit();
    const { json } = await tablet.ask('/api/persons', POST);
    const [, person] = json.persons as [string, string];
    const body = { name: 'עמית', person };
    const { table } = (await tablet.ask('/api/tables', { ...POST, body })).json as {
      table: string;
    };
    const owner = sitAt(tablet, { table, person });
    expect(await owner.until(({ me }) => me)).toMatchObject({ name: 'עמית', host: true });
    owner.end();
  });

  test('one of several persons is taken off a browser again, and never the last', async () => {
    const tablet = openBrowser(server.url);
    const first = await tablet.visit();
    const [, second] = (await tablet.ask('/api/persons', POST)).json.persons as [string, string];
    const forget = (person: string) => tablet.ask(`/api/persons/${person}/forget`, POST);
    const stranger = await openBrowser(server.url).visit();
    expect(await forget(stranger)).toMatchObject({
      status: 403,
      json: { reason: 'unknownPerson' },
    });
    expect((await forget(first)).json).toEqual({ persons: [second] });
    expect(await tablet.visit()).toBe(second);
    expect(await forget(second)).toMatchObject({ status: 409, json: { reason: 'lastPerson' } });
    expect(await tablet.visit()).toBe(second);
  });

  test('no more persons than a family has', async () => {
    const tablet = openBrowser(server.url);
    for (let persons = 1; persons <= MOST_PERSONS; persons += 1) {
      expect((await tablet.ask('/api/persons', POST)).json.persons).toHaveLength(persons);
    }
    expect(await tablet.ask('/api/persons', POST)).toMatchObject({
      status: 409,
      json: { reason: 'tooManyPersons' },
    });
    expect((await tablet.ask('/api/me')).json.persons).toHaveLength(MOST_PERSONS);
  });
});

describe('a link to another device', () => {
  const made = async (browser: ReturnType<typeof openBrowser>, body: object = {}) => {
    const { status, json } = await browser.ask('/api/device-links', { ...POST, body });
    expect(status).toBe(201);
    return json as { readonly link: string; readonly expiresAt: number };
  };
  const taken = (browser: ReturnType<typeof openBrowser>, link: string) =>
    browser.ask(`/api/device-links/${link}`, POST);
  const UNKNOWN = { status: 404, json: { reason: 'unknownLink' } };

  test('whoever takes it is that person, in the same seat', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { spymaster } = rolesOf(four);
    const index = four.players.indexOf(spymaster);
    const old = four.browsers[index] ?? openBrowser(server.url);
    const phone = openBrowser(server.url);
    const before = await phone.visit();
    const { link } = await made(old);
    const person = await old.visit();
    expect((await taken(phone, link)).json).toEqual({ person, persons: [person, before] });
    expect(await phone.visit()).toBe(person);
    const here = sitAt(phone, { table: four.table });
    expect(await here.until(({ me }) => me)).toEqual(spymaster.state.me);
    await here.act({ kind: 'play', move: { kind: 'giveClue', word: 'רמז', count: 2 } });
    await spymaster.until(({ view }) => view?.match?.view.phase === 'guess');
    for (const player of [...four.players, here]) player.end();
  });

  test('it works once', async () => {
    const browser = openBrowser(server.url);
    const person = await browser.visit();
    const { link } = await made(browser);
    const first = openBrowser(server.url);
    const second = openBrowser(server.url);
    expect(await taken(first, link)).toMatchObject({ status: 200, json: { person } });
    expect(await taken(second, link)).toMatchObject(UNKNOWN);
    expect(second.cookie).toBe('');
  });

  test('looking at it does not use it up, as a messenger’s preview does', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { link } = await made(browser);
    for (const method of ['GET', 'HEAD']) {
      const passing = openBrowser(server.url);
      const { status } = await passing.ask(`/api/device-links/${link}`, { method });
      expect(status).toBe(200);
      expect(passing.cookie).toBe('');
    }
    expect((await taken(openBrowser(server.url), link)).status).toBe(200);
  });

  test('it says whom one would become, and until when, to whoever asks', async () => {
    const browser = openBrowser(server.url);
    const person = await browser.visit();
    const { link, expiresAt } = await made(browser, { name: '  נועה ' });
    const asked = () => openBrowser(server.url).ask(`/api/device-links/${link}`);
    expect(await asked()).toMatchObject({ status: 200, json: { name: 'נועה', expiresAt } });
    expect((await asked()).text).not.toContain(person);
    const nameless = await made(browser);
    const { json } = await browser.ask(`/api/device-links/${nameless.link}`);
    expect(json).toEqual({ name: null, expiresAt: nameless.expiresAt });
    await taken(openBrowser(server.url), link);
    expect(await asked()).toMatchObject(UNKNOWN);
    clock.passTo(nameless.expiresAt);
    expect(await browser.ask(`/api/device-links/${nameless.link}`)).toMatchObject(UNKNOWN);
    for (const name of ['', 'x'.repeat(21)]) {
      const refused = await browser.ask('/api/device-links', { ...POST, body: { name } });
      expect(refused).toMatchObject({ status: 400, json: { reason: 'badName' } });
    }
  });

  test('nobody tries links one after another', async () => {
    const codesOfAddress = { burst: 2, perSecond: 0 };
    const strict = await startServer({
      limits: makeLimits(() => 0, { ...ALLOWANCES, codesOfAddress }),
    });
    const browser = openBrowser(strict.url);
    const statuses = [];
    for (const link of ['x', 'y', 'z']) {
      statuses.push((await browser.ask(`/api/device-links/${link}`)).status);
    }
    expect(statuses).toEqual([404, 404, 429]);
    await strict.close();
  });

  test('it does not work when its time is over', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const late = await made(browser);
    const inTime = await made(browser);
    expect(inTime.expiresAt).toBe(clock.now() + 600_000);
    clock.passTo(inTime.expiresAt - 1);
    expect((await taken(openBrowser(server.url), inTime.link)).status).toBe(200);
    clock.passTo(late.expiresAt);
    expect(await taken(openBrowser(server.url), late.link)).toMatchObject(UNKNOWN);
  });

  test('one that was never made is unknown', async () => {
    for (const link of ['x', 'AAAAAAAAAAAAAAAAAAAAAA', '__proto__', '%00']) {
      expect(await taken(openBrowser(server.url), link)).toMatchObject(UNKNOWN);
    }
  });

  test('nobody makes one to someone else', async () => {
    const person = await openBrowser(server.url).visit();
    const browser = openBrowser(server.url);
    const asked = () => browser.ask('/api/device-links', { ...POST, body: { person } });
    expect(await asked()).toMatchObject({ status: 403, json: { reason: 'unknownPerson' } });
    await browser.visit();
    expect(await asked()).toMatchObject({ status: 403, json: { reason: 'unknownPerson' } });
    const odd = await browser.ask('/api/device-links', { ...POST, body: { persons: [person] } });
    expect(odd).toMatchObject({ status: 400, json: { reason: 'malformed' } });
  });

  test('a browser that is full does not use it up', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { link } = await made(browser);
    const full = openBrowser(server.url);
    for (let persons = 0; persons < MOST_PERSONS; persons += 1)
      await full.ask('/api/persons', POST);
    expect(await taken(full, link)).toMatchObject({ status: 409 });
    expect((await taken(openBrowser(server.url), link)).status).toBe(200);
  });

  test('a page of another site cannot take one for its visitor', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { link } = await made(browser);
    const headers = { origin: 'https://evil.example' };
    const asked = await openBrowser(server.url).ask(`/api/device-links/${link}`, {
      ...POST,
      headers,
    });
    expect(asked).toMatchObject({ status: 403, json: { reason: 'foreignOrigin' } });
    expect((await taken(openBrowser(server.url), link)).status).toBe(200);
  });
});
