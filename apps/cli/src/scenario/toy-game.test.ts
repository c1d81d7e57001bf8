import { failure, success } from '@remez/rules';
import { type Adapter, GAMES, parseWords } from '@remez/scenarios';
import {
  type Event,
  type Say,
  SEATS,
  type Seat,
  type State,
  type ToyView,
  toy,
} from '@remez/server/testing/toy';
import { beforeAll, describe, expect, test } from 'vitest';
import { runScenario } from './run.ts';

const toyScenario: Adapter<Seat, State, Say, Event, ToyView> = {
  game: toy,
  seats: SEATS,
  verbs: ['say'],
  deal({ options: { most = 4 }, deal: { words } }) {
    const parsed = parseWords(words, { field: 'deal.words', most: 2 });
    if (!parsed.ok) return parsed;
    const [first = '', second = ''] = parsed.value;
    return success([{ kind: 'dealt', most: Number(most), secrets: { first, second } }]);
  },
  isTaken: () => true,
  command: ({ verb, args: { word } }) =>
    verb === 'say' && typeof word === 'string'
      ? success({ kind: 'say', word })
      : failure('malformed'),
  can: ({ can }) => (can.say ? ['say'] : []),
  facts: ({ spectator: { result, said } }) => ({
    over: result !== undefined,
    winner: result?.winner ?? null,
    said: said.length,
  }),
};

const say = (by: string, word: string, more: object = {}) => ({ by, do: 'say', word, ...more });
const play = (scenario: object) => runScenario({ game: 'toy', steps: [], ...scenario });

describe('a game that is plugged in by a line in the registry of scenarios', () => {
  beforeAll(() => {
    GAMES.toy = (visit) => visit(toyScenario);
  });

  test('is dealt, played and won as its file says', () => {
    const outcome = play({
      deal: { words: ['שמש', 'דבש'] },
      steps: [
        say('second', 'שלום', { refused: 'notYourTurn' }),
        { expect: { can: ['first say'], cannot: ['second say'], said: 0 } },
        say('first', 'שלום'),
        say('second', 'שמש'),
        say('first', 'עוד', { refused: 'gameOver' }),
      ],
      expect: { over: true, winner: 'second', said: 2, can: [] },
    });
    expect(outcome).toEqual({ ok: true });
  });

  test('is held to what its file expects', () => {
    const steps = [say('first', 'א'), say('second', 'ב')];
    expect(play({ options: { most: 2 }, steps, expect: { over: true, winner: null } }).ok).toBe(
      true,
    );
    expect(play({ steps, expect: { over: true } })).toMatchObject({ ok: false });
    expect(play({ steps: [say('third', 'א')] })).toMatchObject({ step: 0 });
    expect(play({ steps: [{ by: 'first', do: 'guess', word: 'א' }] })).toMatchObject({ step: 0 });
    expect(play({ expect: { score: 1 } })).toMatchObject({ ok: false });
  });

  test('is named among the games that there are', () => {
    expect(runScenario({ game: 'chess', steps: [] })).toMatchObject({
      why: expect.stringMatching(/classic.*toy/u),
    });
  });
});
