import { describe, expect, test } from 'vitest';

/** What a game's buttons may play. */
type MoveOf<AtGame extends { readonly usePlay: () => (move: never) => Promise<boolean> }> =
  Parameters<ReturnType<AtGame['usePlay']>>[0];

type ClassicMove = MoveOf<typeof import('./classic/at-game.ts')>;
type DuetMove = MoveOf<typeof import('./duet/at-game.ts')>;
type DecryptoMove = MoveOf<typeof import('./decrypto/at-game.ts')>;

const played = <Move extends { readonly kind: string }>({ kind }: Move): string => kind;

/** The compiler is the judge: where it should refuse and does not, the check of types fails. */
describe('a move is typed from the button', () => {
  test('as its game knows it', () => {
    expect(played<ClassicMove>({ kind: 'giveClue', word: 'x', count: 'unlimited' })).toBe(
      'giveClue',
    );
    expect(played<DuetMove>({ kind: 'guess', card: 3 })).toBe('guess');
    expect(played<DecryptoMove>({ kind: 'decode', code: [1, 2, 3] })).toBe('decode');
  });

  test('misspelt, without its arguments or of another game, it does not compile', () => {
    // @ts-expect-error misspelt
    played<ClassicMove>({ kind: 'gues', card: 3 });
    // @ts-expect-error without the card
    played<ClassicMove>({ kind: 'guess' });
    // @ts-expect-error D6 · there is no such count in Duet
    played<DuetMove>({ kind: 'giveClue', word: 'x', count: 'unlimited' });
    // @ts-expect-error a move of classic
    played<DuetMove>({ kind: 'decline' });
    // @ts-expect-error a move of the boards
    played<DecryptoMove>({ kind: 'guess', card: 3 });
  });
});
