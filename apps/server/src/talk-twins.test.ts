import type { Command } from '@remez/table';
import type { Act } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import { framesOf, PEOPLE, WATCHER, writeScript } from './testing/twins.ts';

/** In `teams` the third is red's operative and the fourth blue's; in Decrypto white and black. */
const [host, , mate, rival] = PEOPLE as [string, string, string, string];

const by = (person: string, command: Command): Act => ({ person, command });
const say = (text: string): Command => ({ kind: 'talk', to: 'team', text });
const sit = (seat: string): Command => ({ kind: 'sit', seat });
const seat = (member: string, at: string): Command => ({ kind: 'seat', member, seat: at });
const JOIN: Command = { kind: 'join', name: 'חדש' };
const ABANDON: Command = { kind: 'play', move: { kind: 'abandon' } };

/** What a team says before someone comes; in the twin world it says nothing. */
const HIDDEN = ['סוד א', 'סוד ב', 'סוד ג'].map((text) => by(mate, say(text)));
const SILENCE = HIDDEN.map(() => null);

const WAYS = [
  ['teams', 'by their own wish', WATCHER, [by(WATCHER, JOIN), by(WATCHER, sit('red.operative'))]],
  [
    'teams',
    'by the host’s hand',
    WATCHER,
    [by(WATCHER, JOIN), by(host, seat('m5', 'red.operative'))],
  ],
  ['decrypto', 'by the host’s hand', WATCHER, [by(WATCHER, JOIN), by(host, seat('m5', 'white'))]],
  ['teams', 'after the match', rival, [by(host, ABANDON), by(rival, sit('red.operative'))]],
  ['decrypto', 'after the match', rival, [by(host, ABANDON), by(rival, sit('white'))]],
] as const;

describe('twin servers', () => {
  test.each(WAYS)(
    'C29, X25 · %s: whoever sits down with a team %s is sent the same, whatever it had said before',
    async (mode, _, viewer, come) => {
      /** Dealt, and nothing done yet. */
      const { before } = writeScript(mode, 1);
      const acts = (hidden: readonly (Act | null)[]) => [
        ...hidden,
        ...come,
        by(mate, say('ברוך הבא')),
        by(viewer, say('תודה')),
      ];
      const here = await framesOf(before, acts(HIDDEN), viewer);
      const there = await framesOf(before, acts(SILENCE), viewer);
      expect(there).toEqual(here);
      expect(here.join()).toContain('"number":1,"member":"m3"');
      expect(here.join()).toContain('ברוך הבא');
      expect(here.join()).not.toContain('סוד');
      /** The others have heard it: the worlds do differ. */
      expect((await framesOf(before, acts(HIDDEN), mate)).join()).toContain('סוד ג');
    },
  );
});
