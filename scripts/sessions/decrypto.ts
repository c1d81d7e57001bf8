import type { Code, View } from '@remez/rules/decrypto';
import { sessionRecorder } from './recorder.ts';

/** Two and two: white misreads its own clues in two rounds, and has lost. */
export const decryptoSession = async (): Promise<string> => {
  const at = await sessionRecorder({ seed: 3, shown: 'ND' });
  await at.open('N', 'נועה', { game: 'decrypto' });
  await at.act('N', { kind: 'sit', seat: 'white' });
  for (const [letter, name, seat] of [
    ['A', 'עמית', 'white'],
    ['D', 'דנה', 'black'],
    ['Y', 'יואב', 'black'],
  ] as const) {
    at.gap();
    await at.join(letter, name, at.viewOf('N').code ?? '');
    await at.act(letter, { kind: 'sit', seat });
  }
  at.gap();
  await at.act('N', { kind: 'start' });

  const game = (letter: string) => at.gameOf(letter) as View;
  const codeOf = (letter: string) => game(letter).card?.code as Code;
  const misread = ([one, two, three]: Code): Code => [two, one, three];
  const write = async (letter: string, clues: readonly [string, string, string]) => {
    await at.play(letter, { kind: 'draw' });
    const code = codeOf(letter);
    await at.play(letter, { kind: 'transmit', clues });
    return code;
  };

  at.gap();
  await at.play('N', { kind: 'draw' });
  const first = codeOf('N');
  const keyword = game('N').keywords.white?.[0] ?? '';
  await at.play('N', { kind: 'draft', clues: ['זהב', '', ''] });
  await at.play('N', { kind: 'transmit', clues: ['זהב', keyword, 'ים'] });
  await at.play('N', { kind: 'transmit', clues: ['זהב', 'כוכבים', 'ים'] });
  const theirs = await write('D', ['שוקולד', 'רכבת', 'חורף']);
  at.gap();
  await at.play('A', { kind: 'decode', code: misread(first) });
  await at.play('Y', { kind: 'decode', code: theirs });

  at.gap();
  await at.lose('D', 'N');
  await at.connect('D');
  at.gap();
  const second = await write('A', ['גשר', 'תפוח', 'צל']);
  const last = await write('Y', ['מטבח', 'עץ', 'מדבר']);
  at.gap();
  await at.play('D', { kind: 'propose', digits: misread(second) });
  await at.play('Y', { kind: 'propose', digits: misread(second) });
  await at.play('D', { kind: 'intercept', code: misread(second) });
  await at.look('D');
  await at.play('N', { kind: 'decode', code: misread(second) });
  at.gap();
  await at.play('N', { kind: 'propose', digits: misread(last) });
  await at.play('A', { kind: 'propose', digits: misread(last) });
  await at.play('N', { kind: 'intercept', code: misread(last) });
  await at.play('D', { kind: 'decode', code: last });
  return at.end();
};
