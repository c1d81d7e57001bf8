import { PAGES } from '@remez/protocol/routes';
import { m } from '../../messages/index.js';
import type { RulesProps } from '../../table/game-ui.ts';
import { type Chapter, Chapters } from '../../ui/chapters.tsx';
import { Link } from '../../ui/page.tsx';
import { DecryptoClues } from './help/clues.tsx';
import { FilledSheet, OurWords, WorkedRound } from './help/pictures.tsx';

/** X6 · and how much sand there is where one sits. */
const sandLines = (agreed: RulesProps['agreed']): readonly string[] => {
  const here = agreed?.decrypto.hourglass;
  return [
    m.decrypto_rules_round_2(),
    m.decrypto_rules_sand_1(),
    ...(here === undefined
      ? []
      : [
          here === null
            ? m.decrypto_rules_sand_off()
            : m.decrypto_rules_sand_here({ seconds: here }),
        ]),
  ];
};

/** The rules of Decrypto in our own words: a round to look at, and a few lines. */
const chapters = (agreed: RulesProps['agreed']): readonly Chapter[] => [
  {
    id: 'idea',
    title: m.decrypto_rules_idea_title(),
    picture: <OurWords />,
    lines: [m.decrypto_rules_idea_1(), m.decrypto_rules_idea_2(), m.decrypto_rules_idea_3()],
  },
  {
    id: 'round',
    title: m.decrypto_rules_example_title(),
    picture: <WorkedRound />,
    lines: [
      m.decrypto_rules_round_1(),
      m.decrypto_rules_round_3(),
      m.decrypto_rules_round_4(),
      m.decrypto_rules_round_5(),
    ],
  },
  {
    id: 'sheet',
    title: m.decrypto_sheet(),
    picture: <FilledSheet />,
    lines: [m.decrypto_rules_sheet_1()],
  },
  { id: 'hourglass', title: m.decrypto_rules_sand_title(), lines: sandLines(agreed) },
  {
    id: 'legal',
    title: m.decrypto_rules_clues_title(),
    picture: <DecryptoClues />,
    lines: [
      m.decrypto_rules_clues_1(),
      m.decrypto_rules_clues_2(),
      m.decrypto_rules_clues_3(),
      m.decrypto_rules_clues_5(),
      m.decrypto_rules_clues_6(),
      m.decrypto_rules_clues_4(),
    ],
  },
  {
    id: 'challenge',
    title: m.decrypto_rules_challenge_title(),
    lines: [m.decrypto_rules_challenge_1(), m.decrypto_rules_challenge_2()],
  },
  {
    id: 'win',
    title: m.decrypto_rules_win_title(),
    lines: [
      m.decrypto_rules_win_1(),
      m.decrypto_rules_win_2(),
      m.decrypto_rules_win_3(),
      m.decrypto_rules_win_4(),
    ],
  },
  {
    id: 'trio',
    title: m.decrypto_rules_trio_title(),
    lines: [m.decrypto_rules_trio_1(), m.decrypto_rules_trio_2()],
  },
  {
    id: 'first',
    title: m.rules_first_title(),
    lines: [m.decrypto_rules_first_1(), m.decrypto_rules_first_2(), m.decrypto_rules_first_3()],
  },
  {
    id: 'spirit',
    title: m.rules_spirit_title(),
    lines: [m.decrypto_rules_spirit_1(), m.decrypto_rules_spirit_2()],
  },
];

export const Rules = ({ at, agreed }: RulesProps) => (
  <>
    <Chapters book="decrypto" at={at} chapters={chapters(agreed)} />
    <p>
      <Link to={PAGES.sheet}>{m.decrypto_print_empty()}</Link>
    </p>
  </>
);
