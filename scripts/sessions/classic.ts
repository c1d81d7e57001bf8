import type { View } from '@remez/rules/classic';
import { sessionRecorder } from './recorder.ts';

/** Two people in coop: a clue, a right guess, a wrong one, a lost connection, and the assassin. */
export const classicSession = async (): Promise<string> => {
  const at = await sessionRecorder({ seed: 1, shown: 'NA' });
  const settings = { classic: { mode: 'coop', timers: { guess: 120 } } } as const;
  await at.open('N', 'נועה', settings);
  await at.act('N', { kind: 'sit', seat: 'red.spymaster' });
  at.gap();
  await at.join('A', 'עמית', at.viewOf('N').code ?? '');
  await at.act('A', { kind: 'sit', seat: 'red.operative' });
  at.gap();
  await at.act('N', { kind: 'start' });
  const { cards } = at.gameOf('N') as View;
  const cardOf = (identity: string, from = 0) =>
    cards.findIndex(({ key }, card) => card >= from && key === identity);
  const own = cardOf('red');
  await at.play('A', { kind: 'guess', card: own });
  await at.play('N', { kind: 'giveClue', word: 'גשם', count: 2 });
  at.gap();
  await at.point('A', own);
  await at.play('A', { kind: 'guess', card: own });
  await at.play('A', { kind: 'guess', card: cardOf('bystander') });
  await at.play('N', { kind: 'cover', card: cardOf('blue') });
  at.gap();
  await at.lose('A', 'N');
  await at.connect('A');
  at.gap();
  await at.play('N', { kind: 'giveClue', word: 'לילה', count: 0 });
  await at.look('A');
  at.gap();
  await at.play('A', { kind: 'guess', card: cardOf('assassin') });
  await at.ping('A');
  await at.act('A', { kind: 'leave' });
  return at.end();
};
