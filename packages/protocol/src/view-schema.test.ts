import type { View as ClassicView } from '@remez/rules/classic';
import type { View as DecryptoView } from '@remez/rules/decrypto';
import type { View as DuetView } from '@remez/rules/duet';
import {
  evolve,
  type Me as MeOf,
  meOf,
  type Presence as PresenceOf,
  perspectiveOf,
  type State,
  type TableView as ViewOf,
  viewFrom,
} from '@remez/table';
import { type Kind, randomScript, SEATS_IN } from '@remez/table/testing';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as classic from './games/classic/view-schema.ts';
import type * as decrypto from './games/decrypto/view-schema.ts';
import type * as duet from './games/duet/view-schema.ts';
import type { ServerMessage as MessageOf } from './messages.ts';
import type { ServerMessage } from './server-messages.ts';
import { Me, type Presence, TableView } from './view-schema.ts';

/** Schemas know no `readonly`: what is sent is read by others. */
type Plain<Value> = Value extends object
  ? { -readonly [Field in keyof Value]: Plain<Value[Field]> }
  : Value;
type ResultOf<View extends { readonly result?: unknown }> = NonNullable<View['result']>;

test('a view and its schema say the same', () => {
  expectTypeOf<Type.Static<typeof classic.View>>().toExtend<Plain<ClassicView>>();
  expectTypeOf<Plain<ClassicView>>().toExtend<Type.Static<typeof classic.View>>();
  expectTypeOf<Plain<ResultOf<ClassicView>>>().toExtend<Type.Static<typeof classic.Result>>();
  expectTypeOf<Plain<ResultOf<DuetView>>>().toExtend<Type.Static<typeof duet.Result>>();
  expectTypeOf<Plain<ResultOf<DecryptoView>>>().toExtend<Type.Static<typeof decrypto.Result>>();
  expectTypeOf<Type.Static<typeof duet.View>>().toExtend<Plain<DuetView>>();
  expectTypeOf<Plain<DuetView>>().toExtend<Type.Static<typeof duet.View>>();
  expectTypeOf<Type.Static<typeof decrypto.View>>().toExtend<Plain<DecryptoView>>();
  expectTypeOf<Plain<DecryptoView>>().toExtend<Type.Static<typeof decrypto.View>>();
  expectTypeOf<Type.Static<typeof classic.SettingsView>>().toExtend<
    Plain<ViewOf['settings']['classic']>
  >();
  expectTypeOf<Plain<ViewOf['settings']['classic']>>().toExtend<
    Type.Static<typeof classic.SettingsView>
  >();
  expectTypeOf<Type.Static<typeof duet.SettingsView>>().toExtend<
    Plain<ViewOf['settings']['duet']>
  >();
  expectTypeOf<Plain<ViewOf['settings']['duet']>>().toExtend<
    Type.Static<typeof duet.SettingsView>
  >();
  expectTypeOf<Type.Static<typeof decrypto.SettingsView>>().toExtend<
    Plain<ViewOf['settings']['decrypto']>
  >();
  expectTypeOf<Plain<ViewOf['settings']['decrypto']>>().toExtend<
    Type.Static<typeof decrypto.SettingsView>
  >();
  expectTypeOf<Plain<Type.Static<typeof TableView>>>().toExtend<Plain<ViewOf>>();
  expectTypeOf<Plain<ViewOf>>().toExtend<Plain<Type.Static<typeof TableView>>>();
  expectTypeOf<Type.Static<typeof Me>>().toExtend<Plain<MeOf>>();
  expectTypeOf<Plain<MeOf>>().toExtend<Type.Static<typeof Me>>();
  expectTypeOf<Type.Static<typeof Presence>>().toExtend<Plain<PresenceOf>>();
  expectTypeOf<Plain<PresenceOf>>().toExtend<Type.Static<typeof Presence>>();
  expectTypeOf<Plain<Type.Static<typeof ServerMessage>>>().toExtend<Plain<MessageOf>>();
  expectTypeOf<Plain<MessageOf>>().toExtend<Plain<Type.Static<typeof ServerMessage>>>();
});

const PEOPLE = ['ann', 'ben', 'cat', 'dan'];
const LOOKING = [...PEOPLE, 'a stranger'].flatMap((person) =>
  [false, true].map((watching) => ({ person, watching })),
);

const VIEW = Compile(TableView);
const ME = Compile(Me);

/** What is wrong with what a screen would be sent, if anything is. */
const faultsIn = (
  check: { Check(value: unknown): boolean; Errors(value: unknown): readonly object[] },
  value: unknown,
) => {
  const sent: unknown = JSON.parse(JSON.stringify(value));
  return check.Check(sent) ? [] : check.Errors(sent);
};

const statesOf = (mode: Kind, seed: number): readonly State[] => {
  const { before, after } = randomScript({
    mode,
    seed,
    people: PEOPLE,
    steps: 150,
    toTheEnd: true,
    now: 1000,
  });
  const states: State[] = [];
  let state: State | undefined;
  for (const event of [...before, ...after]) {
    state = evolve(state, event);
    /** Between a match and its deal, which are written together, nothing is shown. */
    if (state.match === null || state.match.state !== undefined) states.push(state);
  }
  return states;
};

describe('what is sent in random play fits the schemas, whoever looks', () => {
  const modes = Object.keys(SEATS_IN) as readonly Kind[];
  test.each(modes)('%s', (mode) => {
    const phases = new Set<string>();
    for (const seed of [1, 2, 3]) {
      for (const state of statesOf(mode, seed)) {
        for (const screen of LOOKING) {
          const view = viewFrom(state, perspectiveOf(state, screen));
          phases.add(view.match?.view?.phase ?? 'none');
          expect(faultsIn(VIEW, view)).toEqual([]);
          expect(faultsIn(ME, meOf(state, screen))).toEqual([]);
        }
      }
    }
    /** Play that came nowhere would have shown nothing. */
    expect(phases.size).toBeGreaterThan(3);
  });
});
