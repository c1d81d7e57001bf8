/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotGameName } from '@remez/bots';
import type { View } from '@remez/rules/duet';
import { openBrowser, type Player, sitAt, startServer } from '@remez/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAIN, writeProgram } from '../testing/program.ts';
import { parseOptions } from './options.ts';
import { sitDown } from './sitting.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
let server: Server;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'remez-sit-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

let written = 0;
const program = (body: string): Promise<string> => {
  written += 1;
  return writeProgram(folder, String(written), body);
};

/** A host who opened a table and sits nowhere. */
const openTable = async (game: BotGameName = 'duet') => {
  const browser = openBrowser(server.url);
  await browser.visit();
  const { table } = await browser.openTable('נועה', { game });
  const host = sitAt(browser, { table });
  await host.until(({ me }) => me);
  return { host, link: `${server.url}/t/${table}` };
};

const sit = async (link: string, seat: string, bot: string, ...more: readonly string[]) => {
  const options = parseOptions(['--table', link, '--seat', seat, '--bot', bot, ...more]);
  if (typeof options === 'string') throw new Error(options);
  const said: string[] = [];
  const listeners = new Set<() => void>();
  const sitting = await sitDown(options, (line) => {
    said.push(line);
    for (const listener of listeners) listener();
  });
  const heard = (pattern: RegExp, times = 1) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (said.filter((line) => pattern.test(line)).length >= times) resolve();
      };
      listeners.add(look);
      look();
    });
  return { ...sitting, said, heard };
};

const untilSeated = (host: Player, count: number) =>
  host.until(({ view }) => view?.seats.flatMap(({ members }) => members).length === count);
const begin = async (host: Player, count = 2) => {
  await untilSeated(host, count);
  await host.act({ kind: 'start' });
};
const matchOf = ({ state }: Player) => state.view?.match?.view as View | undefined;

describe('remez sit', () => {
  test('two bots play Duet to its end with a host who only watches, and go when told', async () => {
    const { host, link } = await openTable();
    const a = await sit(link, 'a', 'balanced', '--name', 'רמזור');
    const b = await sit(link, 'b', 'bold', '--name', 'רמזון');
    await begin(host);
    const result = await host.until(() => matchOf(host)?.result);
    expect(['all', 'none']).toContain(result.winner);
    expect(matchOf(host)?.story.length).toBeGreaterThan(2);
    expect([...a.said, ...b.said].filter((line) => !line.startsWith('overtaken'))).toEqual([]);
    const names = host.state.view?.members.map(({ name }) => name);
    expect(names).toEqual(['נועה', 'רמזור', 'רמזון']);
    a.leave();
    b.leave();
    expect(await Promise.all([a.ended, b.ended])).toEqual([true, true]);
    await untilSeated(host, 0);
    host.end();
  });

  test.each([
    ['classic', ['red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative']],
    ['decrypto', ['white', 'white', 'black', 'black']],
  ] as const)('four bots play %s to its end', async (game, seats) => {
    const { host, link } = await openTable(game);
    const sitters = [];
    for (const [at, seat] of seats.entries()) {
      sitters.push(await sit(link, seat, 'balanced', '--name', `bot ${at}`));
    }
    await begin(host, 4);
    await host.until(() => matchOf(host)?.result);
    const said = sitters.flatMap((sitter) => sitter.said);
    expect(said.filter((line) => !line.startsWith('overtaken'))).toEqual([]);
    for (const { leave } of sitters) leave();
    await Promise.all(sitters.map(({ ended }) => ended));
    host.end();
  });

  test('a program plays from the lines it is given, as two people who know nothing', async () => {
    const { host, link } = await openTable();
    const plain = await program(PLAIN);
    const a = await sit(link, 'a', plain, '--name', 'A');
    const b = await sit(link, 'b', plain, '--name', 'B');
    await begin(host);
    await host.until(() => matchOf(host)?.result);
    expect([...a.said, ...b.said].filter((line) => !line.startsWith('overtaken'))).toEqual([]);
    expect(JSON.stringify(matchOf(host)?.story)).toMatch(/"word":"(?:am2|bm3)he\d/u);
    a.leave();
    b.leave();
    await Promise.all([a.ended, b.ended]);
    host.end();
  });

  test.each([
    ['is not JSON', "console.log('{');", /^no move: the answer is not JSON$/u],
    ['is no move', 'say(7);', /^no move: the answer is no move$/u],
    ['is no move of any game', "say({ kind: 'win' });", /^no move: \{"kind":"win"\} is none$/u],
    ['is against the rules', "say({ kind: 'stop' });", /^no move: .* was refused \(\w+\)$/u],
    ['is late', 'setTimeout(() => say(null), 9000);', /^no move: no answer in time$/u],
    ['never comes: it dies', 'process.exit(1);', /^no move: the program has ended$/u],
  ])('an answer that %s loses the move, and the host moves on', async (_, body, said) => {
    const { host, link } = await openTable();
    const bad = await program(body);
    const patience = body.includes('setTimeout') ? '200' : '20000';
    const a = await sit(link, 'a', bad, '--name', 'A', '--patience', patience);
    const b = await sit(link, 'b', bad, '--name', 'B', '--patience', patience);
    await begin(host);
    await Promise.all([a.heard(said), b.heard(said)]);
    const before = matchOf(host)?.turn;
    expect(matchOf(host)?.story.flatMap(({ guesses }) => guesses)).toEqual([]);
    await host.act({ kind: 'play', move: { kind: 'moveOn' } });
    await Promise.race([a.heard(said, 2), b.heard(said, 2)]);
    expect(matchOf(host)?.turn).not.toBe(before);
    expect(host.state.view?.running).toBe(true);
    a.leave();
    b.leave();
    expect(await Promise.all([a.ended, b.ended])).toEqual([true, true]);
    host.end();
  });

  test.each([
    ['a seat that is not there', 'z', 'A', /^z cannot be taken: badSeat$/u],
    ['a name that someone has', 'a', 'נועה', /^a cannot be taken: nameTaken$/u],
  ])('says why it does not sit: %s', async (_, seat, name, said) => {
    const { host, link } = await openTable();
    const sitting = await sit(link, seat, 'balanced', '--name', name);
    expect(await sitting.ended).toBe(false);
    expect(sitting.said).toEqual([expect.stringMatching(said)]);
    host.end();
  });

  test('a table that is not there says goodbye', async () => {
    const sitting = await sit(`${server.url}/t/${'x'.repeat(22)}`, 'a', 'balanced');
    expect(await sitting.ended).toBe(false);
    expect(sitting.said).toEqual(['goodbye: unknownTable']);
  });
});

describe('the options of remez sit', () => {
  const good = ['--table', `http://here/t/${'x'.repeat(22)}`, '--seat', 'a', '--bot', 'bold'];

  test('are read', () => {
    expect(parseOptions([...good, '--language', 'en'])).toEqual({
      server: 'http://here',
      table: 'x'.repeat(22),
      seat: 'a',
      bot: { kind: 'bot', temperament: 'bold' },
      name: 'Bot',
      language: 'en',
      patience: 5000,
    });
  });

  test.each([
    [['--table', 'http://here'], '--table is the link of a table, as http://localhost:4477/t/…'],
    [['--table', 'ftp://here/t/x'], '--table is the link of a table, as http://localhost:4477/t/…'],
    [['--seat', ''], '--seat names a seat of the table'],
    [['--bot', 'wise'], "--bot is careful, balanced, bold, gold, or 'exec:COMMAND'"],
    [['--bot', 'exec:'], "--bot is careful, balanced, bold, gold, or 'exec:COMMAND'"],
    [['--language', 'fr'], '--language is he or en'],
    [['--patience', '0'], '--patience is a whole number, 1 or more'],
    [['--colour', 'red'], expect.stringContaining("'--colour'")],
  ])('%j gets a sentence', (flags, sentence) => {
    expect(parseOptions([...good, ...flags])).toEqual(sentence);
  });
});
