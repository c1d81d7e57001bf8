import { m } from '../../paraglide/messages.js';
import { type Chapter, Chapters } from '../../ui/chapters.tsx';

/** The rules of classic in our own words, a heading and a few lines at a time. */
const chapters = (): readonly Chapter[] => [
  { title: m.rules_idea_title(), lines: [m.rules_idea_1(), m.rules_idea_2(), m.rules_idea_3()] },
  {
    title: m.rules_clue_title(),
    lines: [m.rules_clue_1(), m.rules_clue_2(), m.rules_clue_3(), m.rules_clue_4()],
  },
  {
    title: m.rules_guess_title(),
    lines: [m.rules_guess_1(), m.rules_guess_2(), m.rules_guess_3(), m.rules_guess_4()],
  },
  { title: m.rules_win_title(), lines: [m.rules_win_1(), m.rules_win_2()] },
  {
    title: m.rules_legal_title(),
    lines: [
      m.rules_legal_1(),
      m.rules_legal_2(),
      m.rules_legal_3(),
      m.rules_legal_4(),
      m.rules_legal_5(),
    ],
  },
  {
    title: m.rules_challenge_title(),
    lines: [m.rules_challenge_1(), m.rules_challenge_2(), m.rules_challenge_3()],
  },
  { title: m.rules_special_title(), lines: [m.rules_special_1(), m.rules_special_2()] },
  { title: m.rules_modes_title(), lines: [m.rules_modes_1(), m.rules_modes_2()] },
  { title: m.rules_spirit_title(), lines: [m.rules_spirit_1(), m.rules_spirit_2()] },
];

export const Rules = () => <Chapters chapters={chapters()} />;
