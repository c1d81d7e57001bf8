import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { end, type Four, fourPlaying, guardOf, lookAt } from './testing/guests.ts';
import { keptLog } from './testing/log.ts';
import { closed, dial, frame, upgradeRequest } from './testing/raw.ts';
import { type RunningServer, startServer } from './testing/server.ts';

const log = keptLog();
let server: RunningServer;
let four: Four;
let changingNothing: Awaited<ReturnType<typeof guardOf>>;
beforeAll(async () => {
  server = await startServer({ logger: log.logger });
  four = await fourPlaying(server.url, 'teams');
  changingNothing = await guardOf(server, four);
});
afterAll(async () => {
  end(...four.players);
  await server.close();
});

/** Connections are dear: so many fewer than usual. */
const few = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10) };

const COMMANDS = [
  { kind: 'play', move: { kind: 'guess', card: 3 } },
  { kind: 'talk', to: 'everyone', text: 'שלום' },
  { kind: 'seat', member: 'm2', seat: null },
  { kind: 'set', settings: { classic: { mode: 'coop' } } },
];
const MESSAGES = [
  ...COMMANDS.map((command) => ({ type: 'command', id: 'x', turn: 1, command })),
  { type: 'point', card: 3 },
  { type: 'attend', match: 1, composing: true },
  { type: 'look' },
  { type: 'hello', protocol: 2, table: 'x' },
].map((message) => JSON.stringify(message));

/** One message with some of its letters gone or others in their place, so that it is none any more. */
const mangled = fc
  .tuple(
    fc.constantFrom(...MESSAGES),
    fc.nat(200),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
  )
  .map(([message, at, put]) => {
    const where = at % message.length;
    return message.slice(0, where) + put + message.slice(where + put.length + 1);
  })
  .filter((text) => {
    try {
      JSON.parse(text);
      return false;
    } catch {
      return true;
    }
  });
const texts = fc.array(fc.oneof(mangled, fc.string({ unit: 'binary' }), fc.json({ maxDepth: 2 })), {
  minLength: 5,
  maxLength: 20,
});

test('no text that is no message does anything: each is refused, and the screen goes on', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (all) => {
      await changingNothing(async () => {
        const screen = await lookAt(four.browsers[0] as Browser, four);
        for (const text of all) screen.send(text);
        await screen.roundTrip();
        const refused = screen.messages.filter(({ type }) => type === 'refused');
        expect(refused).toHaveLength(all.length);
        screen.socket.terminate();
      });
    }),
    few,
  );
  expect(log.lines).toEqual([]);
});

test('no bytes in place of frames do anything, and at worst the connection is closed', async () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .tuple(fc.nat(255), fc.uint8Array({ maxLength: 300 }))
      .map(([opcode, bytes]) => frame(opcode, Buffer.from(bytes))),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      await changingNothing(async () => {
        const socket = dial(server.url);
        socket.write(upgradeRequest(four.browsers[0]?.cookie));
        for (const bytes of pieces) socket.write(bytes);
        const end = closed(socket);
        socket.resume();
        socket.end();
        await end;
      });
    }),
    few,
  );
  expect(log.lines).toEqual([]);
});
