/** @module-tag slow */

import type { GameView, Move } from '@remez/protocol/client';
import { seededRandom } from '@remez/rules';
import type { Event as ClassicEvent } from '@remez/rules/classic';
import type { Event as DecryptoEvent } from '@remez/rules/decrypto';
import type { Event as DuetEvent, Side } from '@remez/rules/duet';
import { lenientJudge, twinForOperatives } from '@remez/rules/testing';
import { duetTwin } from '@remez/rules/testing/duet';
import { type Command, decide, type Event, evolve, GAME_NAMES, openingEvents } from '@remez/table';
import { type Kind, settingsOf } from '@remez/table/testing';
import { expect, test } from 'vitest';
import { makePerson } from './identity.ts';
import { type Deed, gameEventsIn, playWorld, sameDeeds } from './testing/bot-twins.ts';

/** Everything up to and including the deal: people at these seats, bots at those. */
const begun = (
  kind: Kind,
  seed: number,
  { people, bots }: { readonly people: readonly string[]; readonly bots: readonly string[] },
) => {
  const persons = people.map(makePerson);
  const [host = ''] = persons;
  const random = seededRandom(seed);
  const context = { now: 1_000_000, random, judge: lenientJudge, hostAwaySince: null };
  const opening = openingEvents({
    ...{ code: '123456', person: host, name: 'p0', at: context.now },
    settings: settingsOf(kind),
  });
  if (!opening.ok) throw new Error(opening.failure);
  const events: Event[] = [...opening.value];
  const must = (person: string, command: Command) => {
    const state = events.reduce<ReturnType<typeof evolve> | undefined>(evolve, undefined);
    if (state === undefined) throw new Error('no table');
    const by = { kind: 'person', person } as const;
    const decision = decide(state, { command }, by, { ...context, bots: GAME_NAMES });
    if (!decision.ok) throw new Error(`${command.kind}: ${decision.failure.reason}`);
    events.push(...decision.value);
  };
  people.forEach((seat, index) => {
    const person = persons[index] ?? '';
    if (index > 0) must(person, { kind: 'join', name: `p${index}` });
    must(person, { kind: 'sit', seat });
  });
  for (const seat of bots) must(host, { kind: 'addBot', seat, temperament: 'balanced' });
  must(host, { kind: 'start' });
  return { before: events, persons };
};

const isDeal = (event: Event) => event.kind === 'played' && event.event.kind === 'dealt';

const withDeal = (before: readonly Event[], dealt: { readonly kind: string }): readonly Event[] =>
  before.map((event) => (isDeal(event) ? { kind: 'played', event: dealt } : event));

/** The same people do the same in both worlds; then so do the bots, at the same moments, and nobody who looks on can tell the worlds apart. */
const expectSameInTwin = async (
  { before, persons }: { readonly before: readonly Event[]; readonly persons: readonly string[] },
  {
    decide: deciding,
    steps,
    twin,
    fewest,
  }: {
    readonly decide: (person: string, view: GameView, step: number) => Move | undefined;
    readonly steps: number;
    /** The other deal, from what came of this one. */
    readonly twin: (played: readonly unknown[]) => { readonly kind: string } | undefined;
    readonly fewest: number;
  },
) => {
  const here = await playWorld(before, persons, { decide: deciding, steps });
  const played = gameEventsIn([...before, ...here.records.map(({ event }) => event)]);
  const dealt = twin(played);
  if (dealt === undefined) throw new Error('nothing was dealt');
  const other = withDeal(before, dealt);
  expect(other).not.toEqual(before);
  const decideThere = sameDeeds(here.deeds as readonly Deed[]);
  const there = await playWorld(other, persons, { decide: decideThere, steps });
  expect(there.byBots).toEqual(here.byBots);
  expect(there.frames).toEqual(here.frames);
  expect(here.byBots.length).toBeGreaterThanOrEqual(fewest);
};

const WORDS = ['מים', 'בית', 'אור', 'דרך', 'יער', 'זמן', 'קול', 'אש', 'רוח', 'לחם', 'שיר', 'גן'];

test('C3 · twin worlds at the socket: bots who guess do the same, whatever the key is', async () => {
  let clues = 0;
  await expectSameInTwin(
    begun('teams', 3, {
      people: ['red.spymaster', 'blue.spymaster'],
      bots: ['red.operative', 'blue.operative'],
    }),
    {
      steps: 60,
      decide: (_, view) => {
        if (view.game !== 'classic' || !view.can.giveClue) return undefined;
        clues += 1;
        return { kind: 'giveClue', word: WORDS[clues % WORDS.length] ?? '', count: 1 };
      },
      twin: (played) => twinForOperatives(played as ClassicEvent[], seededRandom(9))[0],
      fewest: 4,
    },
  );
});

test('D3 · twin worlds at the socket: a bot across the table does the same, whatever the other side of the key is', async () => {
  const table = begun('duet', 4, { people: ['a'], bots: ['b'] });
  const [deal] = gameEventsIn<DuetEvent>(table.before);
  const keys = deal?.kind === 'dealt' ? deal : undefined;
  let clues = 0;
  await expectSameInTwin(table, {
    steps: 90,
    decide: (_, view) => {
      if (view.game !== 'duet') return undefined;
      if (view.can.giveClue) {
        clues += 1;
        return { kind: 'giveClue', word: WORDS[clues % WORDS.length] ?? '', count: 1 };
      }
      /** Cards that end no match: what the other side's key says of them is no secret there. */
      const card = view.can.guess?.find((each) => keys?.b[each] === 'green');
      return card === undefined ? undefined : { kind: 'guess', card };
    },
    twin: (played) => duetTwin(played as DuetEvent[], 'b' as Side, seededRandom(9))[0],
    fewest: 3,
  });
});

test('X2 · twin worlds at the socket: bots of one team do the same, whatever the other’s keywords are', async () => {
  const table = begun('decrypto', 5, { people: ['white', 'white'], bots: ['black', 'black'] });
  const STACK = [
    [1, 2, 3],
    [4, 2, 1],
    [3, 1, 4],
    [2, 4, 3],
  ] as const;
  const [deal] = gameEventsIn<DecryptoEvent>(table.before);
  if (deal?.kind !== 'dealt') throw new Error('nothing was dealt');
  const stacked = { ...deal, stacked: { white: STACK, black: STACK } };
  let clues = 0;
  await expectSameInTwin(
    { ...table, before: withDeal(table.before, stacked) },
    {
      steps: 120,
      decide: (_, view) => {
        if (view.game !== 'decrypto') return undefined;
        const { can } = view;
        if (can.draw) return { kind: 'draw' };
        if (can.transmit) {
          clues += 3;
          const some = [0, 1, 2].map((at) => `${WORDS[(clues + at) % WORDS.length]}`);
          return { kind: 'transmit', clues: some };
        }
        if (can.decode !== undefined) return { kind: 'decode', code: [1, 2, 3] };
        if (can.intercept !== undefined) return { kind: 'intercept', code: [1, 2, 3] };
        const { side, deliberation } = view;
        const mine = deliberation?.proposals.length ?? 0;
        return can.propose !== undefined && side === 'white' && mine < 2
          ? { kind: 'propose', digits: [1, 2, 3] }
          : undefined;
      },
      twin: () => ({
        ...stacked,
        keywords: { ...deal.keywords, white: ['ברבור', 'מגדל', 'תפוז', 'ענן'] },
      }),
      fewest: 5,
    },
  );
});
