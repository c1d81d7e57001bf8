import { m } from '../../paraglide/messages.js';
import { type Chapter, Chapters } from '../../ui/chapters.tsx';

/** The rules of Duet in our own words, a heading and a few lines at a time. */
const chapters = (): readonly Chapter[] => [
  {
    title: m.rules_idea_title(),
    lines: [m.duet_rules_idea_1(), m.duet_rules_idea_2(), m.duet_rules_idea_3()],
  },
  {
    title: m.duet_rules_turn_title(),
    lines: [
      m.duet_rules_turn_1(),
      m.duet_rules_turn_2(),
      m.duet_rules_turn_3(),
      m.duet_rules_turn_4(),
    ],
  },
  {
    title: m.duet_rules_touch_title(),
    lines: [
      m.duet_rules_touch_1(),
      m.duet_rules_touch_2(),
      m.duet_rules_touch_3(),
      m.duet_rules_touch_4(),
    ],
  },
  {
    title: m.duet_rules_time_title(),
    lines: [m.duet_rules_time_1(), m.duet_rules_time_2(), m.duet_rules_time_3()],
  },
  { title: m.duet_last(), lines: [m.duet_rules_last_1(), m.duet_rules_last_2()] },
  {
    title: m.duet_rules_silence_title(),
    lines: [m.duet_rules_silence_1(), m.duet_rules_silence_2(), m.duet_rules_silence_3()],
  },
  {
    title: m.rules_legal_title(),
    lines: [m.rules_legal_1(), m.rules_legal_2(), m.rules_legal_3(), m.rules_legal_4()],
  },
  {
    title: m.rules_challenge_title(),
    lines: [m.duet_rules_illegal_1(), m.duet_rules_illegal_2()],
  },
  {
    title: m.duet_rules_card_title(),
    lines: [m.duet_rules_card_1(), m.duet_rules_card_2(), m.duet_rules_card_3()],
  },
  {
    title: m.duet_rules_score_title(),
    lines: [m.duet_rules_score_1(), m.duet_rules_score_2(), m.duet_rules_score_3()],
  },
  {
    title: m.duet_rules_map_title(),
    lines: [m.duet_rules_map_1(), m.duet_rules_map_2(), m.duet_rules_map_3()],
  },
];

export const Rules = () => <Chapters chapters={chapters()} />;
