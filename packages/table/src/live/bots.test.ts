import { seededRandom } from '@remez/rules';
import type { Event as ClassicEvent } from '@remez/rules/classic';
import type { Event as DecryptoEvent } from '@remez/rules/decrypto';
import { twinForOperatives } from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { evolve } from '../evolve.ts';
import type { GameView } from '../games.ts';
import { memoryLog } from '../log/memory.ts';
import { readAll } from '../log/pages.ts';
import type { Recorded } from '../log/port.ts';
import { botsOf } from '../members.ts';
import { makeStored } from '../records.ts';
import {
  anyMind,
  mindThat,
  recordedFaults,
  recordingScreen,
  tableOfBots,
} from '../testing/index.ts';
import type { Event, Move, State } from '../types.ts';
import { situationOf } from './bot-question.ts';
import type { BotQuestion } from './port.ts';

const CLUE = { kind: 'giveClue', word: 'רמז', count: 2 } as const;

/** A bot that guesses the first card that it may. */
const firstCard = ({ view }: BotQuestion) => {
  const [card] = view.game === 'decrypto' ? [] : (view.can.guess ?? []);
  return card === undefined ? null : { kind: 'guess', card };
};

describe('bots play', () => {
  test.each(['teams', 'coop', 'trio', 'duet', 'decrypto'] as const)(
    'a whole match of %s by themselves, while someone looks on',
    async (kind) => {
      const { table, pass, tell } = await tableOfBots(kind, { annSits: false });
      table.enter(recordingScreen('ann', { watching: true }));
      for (let minutes = 0; minutes < 200 && table.view().running; minutes += 1) {
        const before = JSON.stringify(table.view());
        await pass(60_000, 2000);
        /** Moves by chance may leave all of them waiting for each other; a host moves on. */
        if (before === JSON.stringify(table.view())) {
          await tell({ kind: 'play', move: { kind: 'moveOn' } });
        }
      }
      expect(table.view().finished).toHaveLength(1);
    },
  );

  test('only while someone is there', async () => {
    const asked: BotQuestion[] = [];
    const { table, arrive, pass, byBots } = await tableOfBots('duet', { mind: anyMind(asked) });
    await pass(60_000);
    expect(asked).toEqual([]);
    const leave = arrive(recordingScreen('ann'));
    await pass(1000);
    expect(asked.length).toBeGreaterThan(0);
    leave();
    await pass(60_000);
    expect(await byBots()).toEqual([]);
    expect(table.view().running).toBe(true);
  });

  test('C7 · in human time: a bot points at a card, and guesses it a while later', async () => {
    const { table, pass, done, byBots } = await tableOfBots('duet', {
      mind: mindThat(firstCard),
    });
    const ann = recordingScreen('ann');
    table.enter(ann);
    await done({ kind: 'play', move: CLUE });
    await pass(900, 100);
    expect(ann.presence.pointing).toEqual({});
    while (Object.keys(ann.presence.pointing).length === 0) await pass(100, 100);
    expect(Object.keys(ann.presence.pointing)).toContainEqual(expect.stringMatching(/^m[24]$/u));
    expect(await byBots()).toEqual([]);
    await pass(900, 100);
    expect(await byBots()).toEqual([]);
    await pass(5000, 100);
    expect((await byBots()).length).toBeGreaterThan(0);
  });

  test('C7 · a bot beside the captain does not guess, though the captain thinks long', async () => {
    const { faults, record } = recordedFaults();
    let captains: readonly string[] = [];
    const mind = mindThat((question) => {
      if (question.view.game === 'classic' && question.view.can.giveClue) return CLUE;
      return captains.includes(question.table.who) ? null : firstCard(question);
    });
    const { table, pass, done, byBots } = await tableOfBots('teams', {
      ...{ mind, faults: record, annSits: false },
    });
    await done({ kind: 'play', move: { kind: 'abandon' } });
    await done({ kind: 'set', settings: { captain: true } });
    for (const seat of ['red.operative', 'blue.operative']) {
      await done({ kind: 'addBot', seat, temperament: 'balanced' });
    }
    await done({ kind: 'start' });
    captains = Object.values(table.view().captains ?? {});
    table.enter(recordingScreen('ann'));
    await pass(60_000);
    expect((await byBots()).length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('they are here, and never away', async () => {
    const { table } = await tableOfBots('duet');
    const ann = recordingScreen('ann');
    table.enter(ann);
    expect(ann.presence.here).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  test('beside a person a bot marks and proposes, and the person decides', async () => {
    const { arrive, pass, byBots, done } = await tableOfBots('duet', {
      mind: mindThat((question) =>
        question.view.game === 'duet' && question.view.can.giveClue ? CLUE : firstCard(question),
      ),
    });
    const ann = recordingScreen('ann');
    arrive(ann);
    /** Bots `m2` and `m4` are across the table, `m3` sits beside Ann. */
    await pass(50_000);
    expect((await byBots()).map(({ by }) => by)).not.toContain('bot:m3');
    const { match } = ann.view;
    if (match?.view.game === 'duet' && match.view.can.giveClue) {
      await done({ kind: 'play', move: CLUE });
    }
    await pass(60_000);
    expect((await byBots()).map(({ by }) => by)).not.toContain('bot:m3');
    expect((await byBots()).length).toBeGreaterThan(0);
  });
});

test('D17 · in sudden death a bot leaves people time to be first', async () => {
  let key: { readonly [side: string]: readonly string[] } = {};
  /** Each guess is a mistake, so that the bank is soon empty. */
  const wrongGuess = ({ view }: Pick<BotQuestion, 'view'>, keyOf: 'a' | 'b') => {
    const open = view.game === 'duet' ? view.can.guess : undefined;
    const card = open?.find((each) => key[keyOf]?.[each] === 'bystander');
    return card === undefined ? null : { kind: 'guess', card };
  };
  const mind = mindThat((question) => {
    const { view, table: at } = question;
    if (view.game === 'duet' && view.can.giveClue) return CLUE;
    return wrongGuess(question, at.seats.includes('a') ? 'b' : 'a');
  });
  const { arrive, pass, all, done } = await tableOfBots('duet', { mind });
  const ann = recordingScreen('ann');
  arrive(ann);
  for (const { event } of await all()) {
    const { kind, event: played } = event as { kind: string; event?: unknown };
    if (kind === 'played' && (played as { kind: string }).kind === 'dealt') {
      key = played as typeof key;
    }
  }
  const viewNow = () => ann.view.match?.view as Extract<BotQuestion['view'], { game: 'duet' }>;
  while (viewNow().phase !== 'suddenDeath') {
    expect(viewNow().phase).not.toBe('over');
    if (viewNow().can.giveClue) await done({ kind: 'play', move: CLUE });
    const guess = wrongGuess({ view: viewNow() }, 'b');
    if (guess !== null) await done({ kind: 'play', move: guess as Move });
    else await pass(5000);
  }
  await pass(25_000);
  expect(viewNow().phase).toBe('suddenDeath');
  await pass(15_000);
  expect(viewNow()).toMatchObject({ phase: 'over', result: { why: 'wrong' } });
});

describe('X7 · beside an encryptor', () => {
  /** What everyone thinks that the others have sent. */
  const CODE = [1, 2, 3] as const;
  const LETTERS = [...'בגדזחטכלמנספצקרשת'];

  const players = () => {
    let said = 0;
    /** No word that means anything, and none twice. */
    const nonsense = () => {
      said += 1;
      return `צפ${LETTERS[Math.floor(said / 17)]}מג${LETTERS[said % 17]}ט`;
    };
    const sent: { [side: string]: readonly number[] } = {};
    /** Transmits, reads what was sent by the own team, and answers, all as soon as it may. */
    const moveOf = (view: GameView, who: string): Move | null => {
      if (view.game !== 'decrypto' || view.side === undefined) return null;
      const { can, side, card, deliberation } = view;
      if (can.draw) return { kind: 'draw' };
      if (can.transmit && card !== undefined) {
        sent[side] = card.code;
        return { kind: 'transmit', clues: [nonsense(), nonsense(), nonsense()] };
      }
      if (can.decode !== undefined) return { kind: 'decode', code: sent[side] };
      if (can.intercept !== undefined) return { kind: 'intercept', code: CODE };
      const hasProposed = deliberation?.proposals.some(({ by }) => by === who);
      return can.propose === 'intercept' && !hasProposed ? { kind: 'propose', digits: CODE } : null;
    };
    return moveOf;
  };

  test('bots read the own code, and leave the last word on the others’ to the person', async () => {
    const moveOf = players();
    const mind = mindThat(({ view, table: { who } }) => moveOf(view, who));
    const { arrive, pass, byBots, done } = await tableOfBots('decrypto', { mind });
    const ann = recordingScreen('ann');
    arrive(ann);
    let isLeftToAnn = false;
    /** Ann and `m3` are a team and write in turn: on to a round in which she writes, and all may intercept. */
    for (let step = 0; step < 60 && !isLeftToAnn; step += 1) {
      await pass(20_000, 1000);
      const view = ann.view.match?.view;
      const move = view && moveOf(view, 'm1');
      if (view?.game !== 'decrypto' || !move) continue;
      isLeftToAnn = move.kind === 'intercept' && Object.values(view.encryptors).includes('m1');
      await done({ kind: 'play', move });
    }
    expect(isLeftToAnn).toBe(true);
    const answers = (await byBots())
      .filter(({ by }) => by === 'bot:m3')
      .map(({ event }) => (event as { readonly event?: DecryptoEvent }).event)
      .flatMap((event) => (event?.kind === 'answered' ? [event.answer] : []));
    expect(new Set(answers)).toEqual(new Set(['decode']));
  });
});

describe('a mind that fails breaks no table', () => {
  test('it is asked again, less and less often, and then the bot passes', async () => {
    const { faults, record } = recordedFaults();
    let asked = 0;
    const mind = mindThat((question) => {
      asked += 1;
      const { view } = question;
      if (view.game === 'classic' && view.can.giveClue) return CLUE;
      if (view.game === 'classic' && !view.can.stop) return firstCard(question);
      throw new Error('no idea');
    });
    const { table, pass, byBots, tell } = await tableOfBots('teams', {
      mind,
      faults: record,
      annSits: false,
    });
    table.enter(recordingScreen('ann', { watching: true }));
    await pass(300_000);
    expect(asked).toBeGreaterThan(0);
    expect(faults.length).toBeGreaterThan(2);
    expect(faults.length).toBeLessThan(60);
    expect(new Set(faults.map(({ during }) => during))).toEqual(new Set(['bot']));
    expect((await byBots()).map(({ event }) => event)).toContainEqual(
      expect.objectContaining({
        event: expect.objectContaining({ kind: 'turnEnded', cause: 'stopped' }),
      }),
    );
    expect(await tell({ kind: 'talk', to: 'everyone', text: 'hi' })).toEqual({ kind: 'done' });
  });

  test('a mind that is busy with others, however long, makes no bot pass', async () => {
    const { faults, record } = recordedFaults();
    let busy = true;
    const mind = mindThat((question) => {
      const { view } = question;
      if (view.game === 'classic' && view.can.giveClue) return CLUE;
      if (view.game === 'classic' && !view.can.stop) return firstCard(question);
      return busy ? 'busy' : firstCard(question);
    });
    const { table, pass, byBots } = await tableOfBots('teams', {
      mind,
      faults: record,
      annSits: false,
    });
    const guesses = async () => {
      const played = (await byBots()).map(({ event }) => event);
      return JSON.stringify(played).split('"kind":"guessed"').length - 1;
    };
    table.enter(recordingScreen('ann', { watching: true }));
    await pass(300_000);
    const before = await guesses();
    /** It is load, and no fault. */
    expect(faults).toEqual([]);
    expect(JSON.stringify(await byBots())).not.toContain('"cause":"stopped"');
    busy = false;
    await pass(60_000);
    expect(await guesses()).toBeGreaterThan(before);
  });

  test('what the rules refuse is not tried for ever', async () => {
    const { faults, record } = recordedFaults();
    const { table, pass, byBots, done } = await tableOfBots('duet', {
      mind: mindThat(() => ({ kind: 'guess', card: 77 })),
      faults: record,
    });
    table.enter(recordingScreen('ann'));
    await done({ kind: 'play', move: CLUE });
    await pass(600_000, 5000);
    expect(faults.length).toBeGreaterThan(2);
    expect(faults.length).toBeLessThan(100);
    expect(await byBots()).toEqual([]);
  });
});

describe('a bot acts once', () => {
  test('though two processes hold the table and both think', async () => {
    const alone = await tableOfBots('teams', { annSits: false });
    alone.table.enter(recordingScreen('ann', { watching: true }));
    await alone.pass(120_000);
    const two = await tableOfBots('teams', { annSits: false });
    two.table.enter(recordingScreen('ann', { watching: true }));
    (await two.open()).enter(recordingScreen('ann', { watching: true }));
    await two.pass(120_000);
    expect((await alone.byBots()).length).toBeGreaterThan(5);
    expect(await two.byBots()).toEqual(await alone.byBots());
  });

  test('of two at one seat who would do the same at once, one does, and the other thinks again', async () => {
    const ann = recordingScreen('ann');
    /** Cards that end no turn: Ann sees them. */
    const greens = (): readonly number[] => {
      const view = ann.view.match?.view;
      if (view?.game !== 'duet') return [];
      return view.cards.flatMap(({ key }, card) => (key?.a === 'green' ? [card] : []));
    };
    const mind = mindThat(({ view }) => {
      const open = view.game === 'duet' ? (view.can.guess ?? []) : [];
      const card = open.find((each) => greens().includes(each));
      return card === undefined ? null : { kind: 'guess', card };
    });
    const { table, pass, done, byBots } = await tableOfBots('duet', { mind });
    table.enter(ann);
    await done({ kind: 'play', move: { ...CLUE, count: 4 } });
    await pass(60_000, 100);
    const cards = (await byBots()).map(
      ({ event }) => (event as { event: { card: number } }).event.card,
    );
    expect(cards).toEqual(greens());
  });

  test('though the process is killed while it thinks, and after it has acted', async () => {
    const never = mindThat(() => new Promise(() => {}));
    const { table, open, pass, done, byBots } = await tableOfBots('duet', { mind: never });
    table.enter(recordingScreen('ann'));
    await done({ kind: 'play', move: CLUE });
    await pass(30_000);
    expect(await byBots()).toEqual([]);
    const again = await open(mindThat(firstCard));
    again.enter(recordingScreen('ann'));
    while ((await byBots()).length === 0) await pass(100, 100);
    const [first, ...others] = await byBots();
    const killed = await open(mindThat(firstCard));
    await again.dispose();
    killed.enter(recordingScreen('ann'));
    await pass(1000, 100);
    expect(await byBots()).toEqual([first, ...others]);
  });
});

describe('twin worlds', () => {
  /** The same for whoever guesses, with another key. */
  const twinOf = (events: readonly Event[], seed: number): readonly Event[] => {
    const played = events.flatMap((event) => (event.kind === 'played' ? [event.event] : []));
    const twins = twinForOperatives(played as ClassicEvent[], seededRandom(seed));
    expect(twins).not.toEqual(played);
    let nth = 0;
    return events.map((event) => {
      if (event.kind !== 'played') return event;
      nth += 1;
      return { ...event, event: twins[nth - 1] as ClassicEvent };
    });
  };

  test('C3 · how long a spymaster’s bot takes says nothing of the key', async () => {
    const mind = mindThat(({ view }) =>
      view.game === 'classic' && view.can.giveClue ? CLUE : null,
    );
    const { all, open, pass, table } = await tableOfBots('teams', { mind, annSits: false });
    const events = (await all()).map(({ event }) => event as Event);
    const logs = await Promise.all(
      [3, 4, 5].map(async (seed) => {
        const log = memoryLog();
        const entry = { commandId: 'twin', by: 'ann', at: 0 };
        const twin = twinOf(events, seed).map(makeStored);
        await log.append('table/one', 0, { ...entry, events: twin });
        const there = await open(mind, log);
        there.enter(recordingScreen('ann', { watching: true }));
        return log;
      }),
    );
    table.enter(recordingScreen('ann', { watching: true }));
    await pass(20_000, 10);
    const cluesIn = async (records: Promise<readonly Recorded[]>) =>
      (await records).filter(({ by }) => by.startsWith('bot:')).map(({ by, at }) => ({ by, at }));
    const here = await cluesIn(all());
    expect(here).toHaveLength(1);
    for (const log of logs) expect(await cluesIn(readAll(log, 'table/one'))).toEqual(here);
  });

  test('C3 · an operative’s bot is asked the same, whatever the key is', async () => {
    const { all } = await tableOfBots('teams', { annSits: false });
    const events = (await all()).map(({ event }) => event as Event);
    const twin = twinOf(events, 3);
    const stateOf = (some: readonly Event[]) =>
      some.reduce<State | undefined>(evolve, undefined) as State;
    const [here, there] = [stateOf(events), stateOf(twin)];
    const situations = (state: State) =>
      botsOf(state).map((bot) => {
        const { id, question } = situationOf('table/one', state, bot) ?? {};
        return { id, question };
      });
    const seatOf = (at: number) => situations(here)[at]?.question?.table.seats[0];
    for (const [at, situation] of situations(here).entries()) {
      const other = situations(there)[at];
      if (seatOf(at)?.endsWith('spymaster')) expect(situation).not.toEqual(other);
      else expect(situation).toEqual(other);
    }
  });
});
