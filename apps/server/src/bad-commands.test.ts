import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { comeTo, type Four, fourPlaying, guardOf, lookAt, rolesOf } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
let four: Four;
let changingNothing: Awaited<ReturnType<typeof guardOf>>;
beforeAll(async () => {
  server = await startServer();
  four = await fourPlaying(server.url, 'teams');
  changingNothing = await guardOf(server, four);
});
afterAll(async () => {
  await server.close();
});

describe('a command that is not one’s to give', () => {
  const roles = () => rolesOf(four);
  test.each([
    ['C5 · an operative gives no clue', 'operative', 'giveClue', 'notYourSeat'],
    ['C15 · nobody gives a clue in the other team’s turn', 'rival', 'giveClue', 'notYourTurn'],
    ['C7 · a spymaster does not guess', 'spymaster', 'guess', 'notYourSeat'],
    ['C5 · nobody guesses before the clue', 'operative', 'guess', 'clueFirst'],
    ['C21 · nobody rules where nothing was challenged', 'rival', 'rule', 'notNow'],
    ['C22 · an operative answers no quiet question', 'rivalOperative', 'answer', 'notYourSeat'],
  ] as const)('%s', async (_, who, kind, reason) => {
    const moves = {
      giveClue: { kind, word: 'רמז', count: 1 },
      guess: { kind, card: 0 },
      rule: { kind, penalise: true },
      answer: { kind, allow: true },
    };
    await changingNothing(async () => {
      expect(await roles()[who].tell({ kind: 'play', move: moves[kind] })).toEqual({
        kind: 'refused',
        reason,
      });
    });
  });

  test('what is the host’s is refused to everyone else', async () => {
    await changingNothing(async () => {
      for (const command of [
        { kind: 'close' },
        { kind: 'lock', locked: true },
        { kind: 'remove', member: 'm1' },
        { kind: 'seat', member: 'm4', seat: 'red.spymaster' },
        { kind: 'play', move: { kind: 'abandon' } },
      ] as const) {
        expect(await four.players[1]?.tell(command)).toMatchObject({ reason: 'notHost' });
      }
    });
  });

  test('whoever has not joined does nothing at all', async () => {
    const { player } = await comeTo(server.url, four.table);
    await changingNothing(async () => {
      for (const command of [
        { kind: 'sit', seat: 'red.operative' },
        { kind: 'talk', to: 'everyone', text: 'boo' },
        { kind: 'takeHost' },
        { kind: 'play', move: { kind: 'guess', card: 0 } },
      ] as const) {
        expect(await player.tell(command)).toMatchObject({ reason: 'notMember' });
      }
    });
    player.end();
  });

  test('a move of another turn, or of none, is stale', async () => {
    const screen = await lookAt(four.browsers[0] as Browser, four);
    const move = { kind: 'play', move: { kind: 'moveOn' } };
    await changingNothing(async () => {
      for (const turn of [0, (four.players[0]?.state.view?.turn ?? 0) + 1, 2 ** 40, undefined]) {
        const id = `turn-${turn}`;
        screen.send({ type: 'command', id, turn, command: move });
        expect(await screen.until('refused', (refused) => refused.id === id)).toMatchObject({
          reason: 'stale',
        });
      }
    });
    screen.socket.close();
  });

  test('seats and people that do not exist are refused', async () => {
    await changingNothing(async () => {
      for (const [command, reason] of [
        [{ kind: 'sit', seat: 'green.spymaster' }, 'badSeat'],
        [{ kind: 'sit', seat: '__proto__' }, 'badSeat'],
        [{ kind: 'remove', member: 'm99' }, 'badMember'],
        [{ kind: 'handOver', member: 'constructor' }, 'badMember'],
      ] as const) {
        expect(await four.players[0]?.tell(command)).toMatchObject({ reason });
      }
    });
  });
});

describe('text that is not what it seems', () => {
  test.each([
    ['a bidi override', 'דנ\u202Eה'],
    ['a bidi isolate', '\u2066דנה\u2069'],
    ['a control character', 'דנה\u0007'],
    ['a zero-width space', 'ד\u200Bנה'],
    ['a line separator', 'דנה\u2028'],
    ['half a character', 'דנה\uD83D'],
  ])('C5 · a clue with %s in it is refused', async (_, word) => {
    const { spymaster } = rolesOf(four);
    await changingNothing(async () => {
      for (const move of [
        { kind: 'giveClue', word, count: 1 },
        { kind: 'ask', word },
      ]) {
        expect(await spymaster.tell({ kind: 'play', move })).toMatchObject({ reason: 'badWord' });
      }
    });
  });

  test('a name is stripped of what nobody sees, and of its outer spaces', async () => {
    const { player } = await comeTo(
      server.url,
      four.table,
      ' \u202Eג\u0000ד\u2066 \u200B  אור\uD83D ',
    );
    expect(player.state.me?.name).toBe('גד אור');
    await four.players[3]?.until(({ view }) => view?.members.some(({ name }) => name === 'גד אור'));
    player.end();
  });

  test.each([
    ['of nothing that anyone sees', '\u202E\u200B\u0000 '],
    ['of one letter too many', 'א'.repeat(21)],
    ['that is a tower of marks', `ש${'\u05B8'.repeat(120)}`],
  ])('a name %s is refused', async (_, name) => {
    const { player } = await comeTo(server.url, four.table);
    await changingNothing(async () => {
      expect(await player.tell({ kind: 'join', name })).toMatchObject({ reason: 'badName' });
    });
    player.end();
  });

  test('talk is stripped like a name', async () => {
    const { player } = await comeTo(server.url, four.table, 'רותם');
    await player.act({ kind: 'talk', to: 'everyone', text: '\u202E ש\u0007לום\u2028' });
    const said = await four.players[3]?.until(({ view }) =>
      view?.talk.find(({ text }) => text.startsWith('ש')),
    );
    expect(said?.text).toBe('שלום');
    await changingNothing(async () => {
      const empty = { kind: 'talk', to: 'everyone', text: ' \u200B' } as const;
      expect(await player.tell(empty)).toMatchObject({ reason: 'badText' });
    });
    player.end();
  });

  test('a name that only looks another is the same name', async () => {
    const taken = four.players[2]?.state.me?.name ?? '';
    const { player } = await comeTo(server.url, four.table);
    await changingNothing(async () => {
      expect(await player.tell({ kind: 'join', name: `\u200F${taken}\u200B` })).toMatchObject({
        reason: 'nameTaken',
      });
    });
    player.end();
  });
});
