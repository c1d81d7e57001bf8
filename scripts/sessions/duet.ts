import type { Side, View } from '@remez/rules/duet';
import { sessionRecorder } from './recorder.ts';

/** One person on each side: a right guess, one of one's own clue, a token, and an assassin. */
export const duetSession = async (): Promise<string> => {
  const at = await sessionRecorder({ seed: 2, shown: 'NA' });
  await at.open('N', 'נועה', { game: 'duet' });
  await at.act('N', { kind: 'sit', seat: 'a' });
  at.gap();
  await at.join('A', 'עמית', at.viewOf('N').code ?? '');
  await at.act('A', { kind: 'sit', seat: 'b' });
  at.gap();
  await at.act('N', { kind: 'start' });
  /** Of the cards that nobody has covered, as the side sees them that gives the clue. */
  const cardOf = (giver: Side, identity: string) => {
    const { cards } = at.gameOf(giver === 'a' ? 'N' : 'A') as View;
    return cards.findIndex(
      ({ key, agent, tokens }) =>
        key?.[giver] === identity && agent === undefined && tokens === undefined,
    );
  };
  await at.play('N', { kind: 'giveClue', word: 'גשם', count: 2 });
  await at.play('N', { kind: 'guess', card: cardOf('a', 'green') });
  await at.play('A', { kind: 'guess', card: cardOf('a', 'green') });
  await at.play('A', { kind: 'guess', card: cardOf('a', 'bystander') });
  at.gap();
  await at.lose('N', 'A');
  await at.connect('N');
  await at.play('A', { kind: 'giveClue', word: 'לילה', count: 1 });
  await at.look('N');
  at.gap();
  await at.play('N', { kind: 'guess', card: cardOf('b', 'assassin') });
  return at.end();
};
