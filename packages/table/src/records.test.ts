import { describe, expect, test } from 'vitest';
import { GAME_NAMES, GAMES } from './games.ts';
import { makeStored, readStored, SCHEMA, type Upcast } from './records.ts';
import { PLAIN_SETTINGS } from './settings.ts';
import { openingOf } from './testing/index.ts';

const BEGAN = { kind: 'matchStarted', match: 1, options: {} };

describe('records', () => {
  test('what is stored is read back', () => {
    for (const event of openingOf()) {
      expect(readStored(makeStored(event))).toEqual({ ok: true, value: event });
    }
  });

  test('an older event is brought up to the present shape, one step for each schema', () => {
    const upcasts: readonly Upcast[] = [
      (event) => ({ ...(event as object), kind: 'renamed' }),
      (event) => ({ ...(event as object), name: `${(event as { name: string }).name}!` }),
    ];
    const old = { kind: 'nameChanged', member: 'm1', name: 'Ann' };
    const second = { kind: 'renamed', member: 'm1', name: 'Ann' };
    const value = { kind: 'renamed', member: 'm1', name: 'Ann!' };
    expect(readStored({ schema: 1, event: old }, { upcasts })).toEqual({ ok: true, value });
    expect(readStored({ schema: 2, event: second }, { upcasts })).toEqual({ ok: true, value });
    expect(readStored({ schema: 3, event: value }, { upcasts })).toEqual({ ok: true, value });
  });

  test('a room of one pack is one of several, without a referee: it had none', () => {
    const classic = { mode: 'coop', timers: { clue: null, guess: 90, decision: null } };
    const settings = { game: 'classic', pack: 'classic.he', captain: true, sharedScreen: false };
    for (const kind of ['opened', 'settingsChanged']) {
      const event = { kind, settings: { ...settings, classic } };
      expect(readStored({ schema: 1, event })).toEqual({
        ok: true,
        value: {
          kind,
          settings: {
            game: 'classic',
            language: 'he',
            packs: ['classic.he'],
            clues: { referee: 'off', allow: ['compounds', 'places'] },
            captain: true,
            sharedScreen: false,
            sharedDevice: false,
            classic,
            duet: PLAIN_SETTINGS.duet,
            decrypto: PLAIN_SETTINGS.decrypto,
          },
        },
      });
    }
  });

  test('a match that began before there was a referee goes on in Hebrew, without one', () => {
    const options = { mode: 'teams', referee: 'off' };
    const rules = { ...options, language: 'he', allow: ['compounds', 'places'] };
    const began = { kind: 'matchStarted', match: 1, game: 'classic', options };
    expect(readStored({ schema: 1, event: began })).toEqual({
      ok: true,
      value: { ...began, options: rules },
    });
    const dealt = { kind: 'played', event: { kind: 'dealt', options } };
    expect(readStored({ schema: 1, event: dealt }, { playing: 'classic' })).toEqual({
      ok: true,
      value: { kind: 'played', event: { kind: 'dealt', options: rules } },
    });
  });

  test.each([
    ['a newer schema', { schema: SCHEMA + 1, event: { kind: 'closed' } }],
    ['a kind that is not known', { schema: SCHEMA, event: { kind: 'teleported' } }],
    [
      'a kind of move that is not known',
      { schema: SCHEMA, event: { kind: 'played', event: { kind: 'castled' } } },
    ],
    ['a match of a game that is not known', { schema: SCHEMA, event: { ...BEGAN, game: 'chess' } }],
    ['a match of no game', { schema: SCHEMA, event: BEGAN }],
    [
      'a table for a game that is not known',
      {
        schema: SCHEMA,
        event: { kind: 'opened', settings: { ...PLAIN_SETTINGS, game: 'hasOwnProperty' } },
      },
    ],
    ['a name every object has', { schema: SCHEMA, event: { kind: 'toString' } }],
    ['no event at all', { schema: SCHEMA, event: null }],
  ])('%s is not guessed at', (_, stored) => {
    for (const playing of [undefined, ...GAME_NAMES]) {
      expect(readStored(stored, { playing })).toEqual({ ok: false, failure: 'unknownEvent' });
    }
  });

  test.each(GAME_NAMES)('in a match of %s only its own moves are read', (playing) => {
    for (const name of GAME_NAMES) {
      for (const kind of GAMES[name].eventKinds) {
        const stored = makeStored({ kind: 'played', event: { kind } });
        const own = GAMES[playing].eventKinds.includes(kind);
        expect(readStored(stored, { playing }).ok, `${name}: ${kind}`).toBe(own);
      }
    }
  });

  test('before a match there is no move', () => {
    const stored = makeStored({ kind: 'played', event: { kind: 'dealt' } });
    expect(readStored(stored)).toEqual({ ok: false, failure: 'unknownEvent' });
  });
});
