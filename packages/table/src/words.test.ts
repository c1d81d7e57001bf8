import { seededRandom } from '@remez/rules';
import { PACKS, type WordCard } from '@remez/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from './decide/index.ts';
import { deckAfter, EMPTY_DECK, layApart, layNext, wordsOf } from './deck.ts';
import { evolve } from './evolve.ts';
import { meOf } from './me.ts';
import { PLAIN_SETTINGS } from './settings.ts';
import {
  act,
  classicOf,
  contextFor,
  FOUR,
  gathered,
  opened,
  play,
  reasonFor,
  seatedFour,
  startedFour,
  withList,
} from './testing/index.ts';
import { ownWords, simpleJudge, wordyContext } from './testing/words.ts';
import type { SettingsChange, State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const set = (settings: SettingsChange) => ({ kind: 'set', settings }) as const;
const bring = (words: readonly string[]) =>
  ({ kind: 'bringWords', text: words.join('\n') }) as const;
const brought = (state: State, words: readonly string[]) =>
  act(state, 'ann', bring(words), wordyContext());
const abandon = (state: State) => act(state, 'ann', play({ kind: 'abandon' }));
const board = (state: State) => classicOf(viewFrom(state, []))?.cards.map(({ word }) => word) ?? [];

describe('the words of a room', () => {
  test('D26 · a room plays with the pack of its game, in Hebrew', () => {
    expect(opened().settings).toMatchObject({ language: 'he', packs: ['classic.he'] });
  });

  test('D26 · a room that is opened in English has English words', () => {
    const { settings } = opened({ language: 'en' });
    expect(settings).toMatchObject({ language: 'en', packs: ['classic.en'] });
    const words = new Set(PACKS['classic.en'].cards.flat());
    const started = board(startedFour({ language: 'en' }));
    expect(started).toHaveLength(25);
    expect(started.filter((word) => !words.has(word))).toEqual([]);
  });

  test('D26 · packs are mixed when there are several', () => {
    const packs = ['classic.he', 'duet.he', 'decrypto.he'] as const;
    const words = board(startedFour({ packs }));
    const from = (pack: (typeof packs)[number]) => {
      const own = new Set(PACKS[pack].cards.flat());
      return words.filter((word) => own.has(word)).length;
    };
    expect(new Set(words).size).toBe(25);
    expect(packs.reduce((sum, pack) => sum + from(pack), 0)).toBe(25);
    expect(packs.every((pack) => from(pack) > 0)).toBe(true);
  });

  test('D26 · another language brings its usual pack, and a chosen one brings its language', () => {
    const mixed = act(opened(), 'ann', set({ packs: ['duet.he', 'classic.he'] }));
    expect(mixed.settings.packs).toEqual(['classic.he', 'duet.he']);
    expect(act(mixed, 'ann', set({ language: 'he' })).settings.packs).toEqual(mixed.settings.packs);
    expect(act(mixed, 'ann', set({ language: 'en' })).settings.packs).toEqual(['classic.en']);
    expect(act(mixed, 'ann', set({ packs: ['duet.en'] })).settings.language).toBe('en');
  });

  test.each<[SettingsChange]>([
    [{ packs: [] }],
    [{ packs: ['classic.he', 'classic.he'] }],
    [{ packs: ['classic.he', 'classic.en'] }],
    [{ packs: ['toString'] }],
    [{ packs: ['custom'] }],
    [{ packs: 'classic.he' as never }],
    [{ language: 'xx' }],
    [{ language: 'en', packs: ['classic.he'] }],
    [{ clues: { referee: 'strict' } }],
    [{ clues: { allow: ['everything'] } }],
    [{ clues: { allow: ['places', 'places'] } }],
    [{ clues: { allow: 'places' as never } }],
  ])('D26, L11 · words and agreements that do not exist are refused: %j', (settings) => {
    expect(reasonFor(opened(), 'ann', set(settings))).toBe('badSettings');
  });
});

describe('what a room agrees on about clues', () => {
  test('L · the referee advises unless the host says otherwise', () => {
    expect(opened().settings.clues.referee).toBe('advise');
    expect(act(opened(), 'ann', set({ clues: { referee: 'off' } })).settings.clues).toEqual({
      referee: 'off',
      allow: PLAIN_SETTINGS.clues.allow,
    });
  });

  test('L11 · bound compounds are on in Hebrew rooms and off in English ones', () => {
    expect(opened().settings.clues.allow).toEqual(['compounds', 'places']);
    expect(opened({ language: 'en' }).settings.clues.allow).toEqual(['places']);
  });

  test('L11 · what the host has chosen stays when the language changes', () => {
    const chosen = act(opened(), 'ann', set({ clues: { allow: ['rhymes', 'compounds'] } }));
    expect(chosen.settings.clues.allow).toEqual(['compounds', 'rhymes']);
    expect(act(chosen, 'ann', set({ language: 'en' })).settings.clues.allow).toEqual([
      'compounds',
      'rhymes',
    ]);
  });

  test('L · the game is played by what was agreed', () => {
    const clues = { referee: 'enforce', allow: ['titles'] };
    const { match } = startedFour({ language: 'en', clues });
    expect(match?.options).toMatchObject({ language: 'en', referee: 'enforce', allow: ['titles'] });
  });

  test('L · with enforce a clue that the referee is sure about is refused, and its verdict told', () => {
    const state = startedFour({ clues: { referee: 'enforce' } });
    const spymaster = state.match === null ? '' : spymasterOnTurn(state);
    const word = `${board(state)[0]}ים`;
    const move = play({ kind: 'giveClue', word, count: 1 });
    const by = { kind: 'person', person: spymaster } as const;
    expect(decide(state, { turn: state.turn, command: move }, by, wordyContext())).toEqual({
      ok: false,
      failure: {
        reason: 'illegalClue',
        verdict: { verdict: 'illegal', rule: 'L2', word: board(state)[0], why: 'form' },
      },
    });
    const advised = startedFour();
    const same = play({ kind: 'giveClue', word: `${board(advised)[0]}ים`, count: 1 });
    expect(reasonFor(advised, spymasterOnTurn(advised), same, wordyContext())).toBeNull();
  });
});

const spymasterOnTurn = (state: State): string =>
  classicOf(viewFrom(state, []))?.team === 'red' ? 'ann' : 'ben';

describe('words that the host brings', () => {
  test('C2 · a good list is played with from then on, in pairs made by chance', () => {
    const words = ownWords(60);
    const state = brought(opened(), words);
    expect(state.settings).toMatchObject({ packs: ['custom'], language: 'he' });
    expect([...(state.custom?.cards.flat() ?? [])].sort()).toEqual([...words].sort());
    expect(state.custom?.cards.map(([front]) => front)).not.toEqual(words.slice(0, 30));
    expect(viewFrom(state, []).custom).toEqual({ language: 'he', words: 60 });
    const started = act(brought(seatedFour(), words), 'ann', { kind: 'start' });
    expect(board(started).every((word) => words.includes(word))).toBe(true);
  });

  test('L2 · kin is asked about: refused with its lines, and taken when the host means it so', () => {
    const words = [...ownWords(30), 'אדרים'];
    const by = { kind: 'person', person: 'ann' } as const;
    const told = (command: ReturnType<typeof bring> & { keepKin?: boolean }) =>
      decide(opened(), { command }, by, withList(command, wordyContext()));
    const kin = { why: 'kin', line: 31, word: 'אדרים', other: 1 };
    const refused = { ok: false, failure: { reason: 'badWords', faults: [kin] } };
    expect(told(bring(words))).toEqual(refused);
    expect(told({ ...bring(words), keepKin: false })).toEqual(refused);
    expect(told({ ...bring(words), keepKin: true }).ok).toBe(true);
    const twice = told({ ...bring([...words, 'אדרים']), keepKin: true });
    expect(twice).toMatchObject({ ok: false, failure: { reason: 'badWords' } });
  });

  test('L2 · a bad one changes nothing and says which lines are wrong', () => {
    const words = [...ownWords(30), 'אדרים', 'pizza'];
    const state = opened();
    const by = { kind: 'person', person: 'ann' } as const;
    const command = bring(words);
    const decision = decide(state, { command }, by, withList(command, wordyContext()));
    expect(decision).toEqual({
      ok: false,
      failure: {
        reason: 'badWords',
        faults: [
          { why: 'kin', line: 31, word: 'אדרים', other: 1 },
          { why: 'characters', line: 32, word: 'pizza', other: null },
        ],
      },
    });
  });

  test('C2 · a list of nothing but mistakes is answered with the first hundred of them', () => {
    const by = { kind: 'person', person: 'ann' } as const;
    const words = Array.from({ length: 500 }, (_, at) => `א${at}@`);
    const command = bring(words);
    const decision = decide(opened(), { command }, by, withList(command, wordyContext()));
    expect(decision.ok ? [] : decision.failure.faults).toHaveLength(100);
  });

  test('C2 · only the host brings words, and only between matches', () => {
    expect(reasonFor(gathered(), 'ben', bring(ownWords(30)), wordyContext())).toBe('notHost');
    expect(reasonFor(startedFour(), 'ann', bring(ownWords(30)), wordyContext())).toBe(
      'matchRunning',
    );
    expect(reasonFor(opened(), 'ann', { kind: 'bringWords', text: 7 as never })).toBe('malformed');
  });

  test('D26 · they are mixed with packs of their language, and with no other', () => {
    const state = brought(opened(), ownWords(30));
    expect(act(state, 'ann', set({ packs: ['custom', 'classic.he'] })).settings.packs).toEqual([
      'classic.he',
      'custom',
    ]);
    expect(reasonFor(state, 'ann', set({ packs: ['custom', 'classic.en'] }))).toBe('badSettings');
    expect(act(state, 'ann', set({ language: 'en' })).settings.packs).toEqual(['classic.en']);
  });

  test('C3 · nobody is told a word of it before it lies on the table, the host included', () => {
    const words = ownWords(60);
    const started = act(brought(seatedFour(), words), 'ann', { kind: 'start' });
    const states = [brought(seatedFour(), words), started, abandon(started)];
    for (const state of states) {
      const open = new Set(board(state));
      for (const person of [...Object.keys(FOUR), 'eve']) {
        const screen = { person, watching: false };
        const seen = [
          JSON.stringify(viewFrom(state, perspectiveOf(state, screen))),
          JSON.stringify(meOf(state, screen)),
        ].join();
        const shown = words.filter((word) => seen.includes(`"${word}"`));
        expect(shown.sort()).toEqual([...open].sort());
      }
    }
  });

  test('C15 · the table remembers it: the log replayed has the same cards', () => {
    const state = brought(opened(), ownWords(40));
    const cards = state.custom?.cards ?? [];
    const event = { kind: 'wordsBrought', language: 'he', cards } as const;
    expect(evolve(opened(), JSON.parse(JSON.stringify(event))).custom).toEqual(state.custom);
  });
});

describe('no word twice', () => {
  test('X2 · where a list holds words of the pack it is mixed with, no keyword is there twice or alike', () => {
    const { cards } = PACKS['decrypto.he'];
    const words = cards.flat().slice(0, 60);
    const own = words.map((word, index) => [index % 2 === 0 ? word : `${word}ים`]);
    for (let seed = 0; seed < 400; seed += 1) {
      const keywords = wordsOf(
        layApart(EMPTY_DECK, {
          cards: [...own, ...cards.slice(0, 15)],
          count: 8,
          random: seededRandom(seed),
          alike: (one, other) => simpleJudge.alike(one, other, 'he'),
        }),
      );
      const clashes = keywords.filter((one, at) =>
        keywords.slice(0, at).some((other) => simpleJudge.alike(one, other, 'he')),
      );
      expect(clashes).toEqual([]);
      expect(keywords).toHaveLength(8);
    }
  });

  test('X2 · words that are all alike are dealt all the same, and none of them twice', () => {
    const cards = ['עץ', 'עצים', 'עץים', 'גן', 'גנים', 'הר', 'הרים', 'ים', 'ימים'].map((word) => [
      word,
    ]);
    const seen = ['עץ', 'גן', 'הר', 'ים'];
    const keywords = wordsOf(
      layApart(
        { faceUp: null, seen },
        { cards, count: 8, random: seededRandom(1), alike: () => true },
      ),
    );
    expect(new Set(keywords).size).toBe(8);
    const doubled = [...cards, ...cards];
    for (let seed = 0; seed < 40; seed += 1) {
      const dealt = layApart(EMPTY_DECK, { cards: doubled, count: 8, random: seededRandom(seed) });
      expect(new Set(wordsOf(dealt)).size).toBe(8);
    }
  });

  const again = (state: State, seed: number) =>
    act(state, 'ann', { kind: 'again' }, { ...contextFor(seed), judge: simpleJudge });

  test('C25, D27 · words seen with one pack are not seen again with another mixed in', () => {
    let state = startedFour();
    const seen = [...board(state)];
    const rooms = [['classic.he', 'duet.he'], ['duet.he'], ['duet.he', 'classic.he']];
    for (let game = 1; game < 28; game += 1) {
      const packs = game < 13 ? rooms[game % 3] : rooms[0];
      state = act(abandon(state), 'ann', set({ packs: packs ?? [] }));
      state = again(state, 100 + game);
      seen.push(...board(state));
    }
    expect(seen).toHaveLength(700);
    expect(new Set(seen).size).toBe(700);
  });

  test('C25 · a pack that is used up begins again alone: others are still remembered', () => {
    let state = startedFour();
    const first = new Set(board(state));
    state = brought(abandon(state), ownWords(25));
    for (let game = 0; game < 3; game += 1) state = abandon(again(state, 200 + game));
    state = act(state, 'ann', set({ packs: ['classic.he'] }));
    for (let game = 0; game < 15; game += 1) {
      state = again(state, 300 + game);
      expect(board(state).filter((word) => first.has(word))).toEqual([]);
      state = abandon(state);
    }
  });

  test('L5, D26 · mixed packs lay no two words that are one', () => {
    const trees = ownWords(40);
    const state = brought(seatedFour(), trees);
    const cards: WordCard[] = [
      ...trees.map((tree) => [tree]),
      ...trees.map((tree) => [`${tree}ים`]),
    ];
    const mixed = { ...state, custom: { language: 'he', cards } } as const;
    const settings = { ...state.settings, packs: ['classic.he', 'custom'] } as const;
    for (let seed = 0; seed < 20; seed += 1) {
      const context = { ...contextFor(seed), judge: simpleJudge };
      const words = board(act({ ...mixed, settings }, 'ann', { kind: 'start' }, context));
      const clashes = words.filter((word) => words.includes(`${word}ים`));
      expect({ seed, clashes, count: new Set(words).size }).toEqual({
        seed,
        clashes: [],
        count: 25,
      });
    }
  });

  test('C25 · whatever cards there are, no word comes again while enough others are left', () => {
    const pack = fc
      .array(fc.integer({ min: 1, max: 4 }), { minLength: 10, maxLength: 40 })
      .map((faces) =>
        faces.map((count, card) => Array.from({ length: count }, (_, face) => `${card}.${face}`)),
      );
    const counts = fc.array(fc.integer({ min: 3, max: 10 }), { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(pack, counts, fc.integer({ min: 0, max: 1e6 }), (cards, matches, seed) => {
        const random = seededRandom(seed);
        const state = {
          settings: { ...PLAIN_SETTINGS, packs: ['custom'] },
          custom: { language: 'he', cards },
        } as const;
        let deck = EMPTY_DECK;
        for (const count of matches) {
          const seen = new Set(deck.seen);
          const left = cards.filter((card) => card.some((word) => !seen.has(word)));
          const next = layNext(deck, { cards, count, random });
          const words = wordsOf(next);
          expect(new Set(words).size).toBe(count);
          expect(new Set(next.cards).size).toBe(count);
          const repeated = words.filter((word) => seen.has(word)).length;
          expect(repeated).toBe(Math.max(0, count - left.length));
          deck = deckAfter(deck, next, state);
          expect(words.every((word) => deck.seen.includes(word))).toBe(true);
        }
      }),
    );
  });
});
