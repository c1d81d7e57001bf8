import { LegalClues } from '../../board/help/legal.tsx';
import { m } from '../../messages/index.js';
import type { RulesProps } from '../../table/game-ui.ts';
import { type Chapter, Chapters } from '../../ui/chapters.tsx';
import { BoardAndKey, WhyUnlimited, WhyZero, WorkedTurns } from './help/pictures.tsx';

/** The rules of classic in our own words: a board to look at, and a few lines. */
const chapters = (agreed: RulesProps['agreed']): readonly Chapter[] => [
  {
    id: 'idea',
    title: m.rules_idea_title(),
    picture: <BoardAndKey />,
    lines: [m.rules_idea_1(), m.rules_idea_2(), m.rules_idea_3()],
  },
  {
    id: 'turn',
    title: m.rules_turn_title(),
    picture: <WorkedTurns />,
    lines: [
      m.rules_clue_1(),
      m.rules_clue_3(),
      m.rules_clue_4(),
      m.rules_guess_1(),
      m.rules_guess_2(),
      m.rules_guess_3(),
      m.rules_guess_4(),
    ],
  },
  { id: 'win', title: m.rules_win_title(), lines: [m.rules_win_1(), m.rules_win_2()] },
  {
    id: 'zero',
    title: m.rules_zero_title(),
    picture: <WhyZero />,
    lines: [m.rules_special_1()],
  },
  {
    id: 'unlimited',
    title: m.rules_unlimited_title(),
    picture: <WhyUnlimited />,
    lines: [m.rules_special_2()],
  },
  {
    id: 'legal',
    title: m.rules_legal_title(),
    picture: <LegalClues agreed={agreed} />,
    lines: [m.rules_legal_5()],
  },
  {
    id: 'challenge',
    title: m.rules_challenge_title(),
    lines: [m.rules_challenge_1(), m.rules_challenge_2(), m.rules_challenge_3()],
  },
  { id: 'modes', title: m.rules_modes_title(), lines: [m.rules_modes_1(), m.rules_modes_2()] },
  {
    id: 'first',
    title: m.rules_first_title(),
    lines: [m.rules_first_1(), m.rules_first_2(), m.rules_first_3(), m.rules_first_4()],
  },
  { id: 'spirit', title: m.rules_spirit_title(), lines: [m.rules_spirit_1(), m.rules_spirit_2()] },
];

export const Rules = ({ at, agreed }: RulesProps) => (
  <Chapters book="classic" at={at} chapters={chapters(agreed)} />
);
