import { LegalClues } from '../../board/help/legal.tsx';
import { m } from '../../messages/index.js';
import type { RulesProps } from '../../table/game-ui.ts';
import { type Chapter, Chapters } from '../../ui/chapters.tsx';
import {
  CountedScore,
  CoveredWords,
  EmptyBank,
  MissionBank,
  TwoSides,
  WhyZero,
  WorkedTurns,
} from './help/pictures.tsx';

/** D25 · what the setting does, and whether it is on where one sits. */
const flexibleLines = (agreed: RulesProps['agreed']): readonly string[] => [
  m.duet_rules_flexible_1(),
  m.duet_rules_flexible_2(),
  ...(agreed === undefined
    ? []
    : [agreed.duet.flexibleTurns ? m.duet_rules_flexible_on() : m.duet_rules_flexible_off()]),
];

/** The rules of Duet in our own words: boards to look at, and a few lines. */
const chapters = (agreed: RulesProps['agreed']): readonly Chapter[] => [
  {
    id: 'idea',
    title: m.rules_idea_title(),
    picture: <TwoSides />,
    lines: [m.duet_rules_idea_1(), m.duet_rules_idea_2(), m.duet_rules_idea_3()],
  },
  {
    id: 'turn',
    title: m.rules_turn_title(),
    picture: <WorkedTurns />,
    lines: [
      m.duet_rules_turn_1(),
      m.duet_rules_turn_2(),
      m.duet_rules_turn_3(),
      m.duet_rules_turn_4(),
    ],
  },
  {
    id: 'touch',
    title: m.duet_rules_touch_title(),
    lines: [
      m.duet_rules_touch_1(),
      m.duet_rules_touch_2(),
      m.duet_rules_touch_3(),
      m.duet_rules_touch_4(),
    ],
  },
  { id: 'covered', title: m.duet_rules_covered_title(), picture: <CoveredWords /> },
  {
    id: 'zero',
    title: m.rules_zero_title(),
    picture: <WhyZero />,
    lines: [m.duet_rules_zero_1()],
  },
  {
    id: 'time',
    title: m.duet_rules_time_title(),
    lines: [m.duet_rules_time_1(), m.duet_rules_time_2(), m.duet_rules_time_3()],
  },
  { id: 'flexible', title: m.duet_flexible(), lines: flexibleLines(agreed) },
  {
    id: 'last',
    title: m.duet_last(),
    picture: <EmptyBank />,
    lines: [m.duet_rules_last_1(), m.duet_rules_last_2()],
  },
  {
    id: 'silence',
    title: m.duet_rules_silence_title(),
    lines: [m.duet_rules_silence_1(), m.duet_rules_silence_2(), m.duet_rules_silence_3()],
  },
  {
    id: 'legal',
    title: m.rules_legal_title(),
    picture: <LegalClues agreed={agreed} />,
  },
  {
    id: 'challenge',
    title: m.rules_challenge_title(),
    lines: [m.duet_rules_illegal_1(), m.duet_rules_illegal_2(), m.duet_rules_illegal_3()],
  },
  {
    id: 'card',
    title: m.duet_rules_card_title(),
    lines: [m.duet_rules_card_1(), m.duet_rules_card_2(), m.duet_rules_card_3()],
  },
  {
    id: 'score',
    title: m.duet_rules_score_title(),
    picture: <CountedScore />,
    lines: [m.duet_rules_score_1(), m.duet_rules_score_2(), m.duet_rules_score_3()],
  },
  {
    id: 'map',
    title: m.duet_rules_map_title(),
    picture: <MissionBank />,
    lines: [m.duet_rules_map_1(), m.duet_rules_map_2(), m.duet_rules_map_4(), m.duet_rules_map_3()],
  },
  {
    id: 'first',
    title: m.rules_first_title(),
    lines: [m.duet_rules_first_1(), m.duet_rules_first_2(), m.duet_rules_first_3()],
  },
];

export const Rules = ({ at, agreed }: RulesProps) => (
  <Chapters book="duet" at={at} chapters={chapters(agreed)} />
);
