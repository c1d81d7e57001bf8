import { TEMPERAMENTS, type Temperament } from '@remez/bots';

/**
 * Who sits on a seat: a bot of ours by its temperament, one that knows the gold associations and
 * nothing else, or a program that someone brings.
 */
export type Sitter =
  | { readonly kind: 'bot'; readonly temperament: Temperament }
  | { readonly kind: 'gold' }
  | { readonly kind: 'program'; readonly command: string };

const EXEC = 'exec:';

export const SITTERS = `${TEMPERAMENTS.join(', ')}, gold, or 'exec:COMMAND'`;

export const sitterOf = (text: string): Sitter | null => {
  if (text === 'gold') return { kind: 'gold' };
  const command = text.startsWith(EXEC) ? text.slice(EXEC.length).trim() : '';
  if (command !== '') return { kind: 'program', command };
  const temperament = TEMPERAMENTS.find((each) => each === text);
  return temperament === undefined ? null : { kind: 'bot', temperament };
};
