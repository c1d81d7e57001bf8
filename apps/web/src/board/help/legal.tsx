import type { Settings } from '@remez/protocol/client';
import { ALLOWANCES, type Allowance } from '../../lib/allowances.ts';
import { locale } from '../../lib/locale.ts';
import { m } from '../../messages/index.js';
import { MODES } from '../../table/lobby/clue-settings.tsx';
import { Icon } from '../../ui/icon.tsx';
import shared from '../../ui/shared.module.css';
import { Judgement } from '../opinion.tsx';
import {
  CLUE_EXAMPLES,
  type Example,
  type ExampleId,
  type Standing,
  standingIn,
  TOPICS,
  type Topic,
} from './clue-examples.ts';
import styles from './legal.module.css';

const TITLES: { readonly [topic in Topic]: () => string } = {
  meaning: m.legal_meaning,
  kin: m.legal_kin,
  spelling: m.legal_spelling,
  parts: m.legal_parts,
  oneWord: m.legal_one_word,
  foreign: m.legal_foreign,
  spirit: m.legal_spirit,
};

const WHYS: { readonly [id in ExampleId]: () => string } = {
  number: m.legal_why_number,
  letter: m.legal_why_letter,
  firstLetter: m.legal_why_first_letter,
  hidden: m.legal_why_hidden,
  letters: m.legal_why_letters,
  form: m.legal_why_form,
  family: m.legal_why_family,
  homograph: m.legal_why_homograph,
  aloud: m.legal_why_aloud,
  sound: m.legal_why_sound,
  sameLetters: m.legal_why_same_letters,
  otherSpelling: m.legal_why_other_spelling,
  grownTogether: m.legal_why_grown_together,
  part: m.legal_why_part,
  shared: m.legal_why_shared,
  compound: m.legal_why_compound,
  place: m.legal_why_place,
  fullName: m.legal_why_full_name,
  title: m.legal_why_title,
  acronym: m.legal_why_acronym,
  name: m.legal_why_name,
  loosePair: m.legal_why_loose_pair,
  sentence: m.legal_why_sentence,
  everyday: m.legal_why_everyday,
  foreign: m.legal_why_foreign,
  countAsClue: m.legal_why_count_as_clue,
  position: m.legal_why_position,
  rhyme: m.legal_why_rhyme,
  bySound: m.legal_why_by_sound,
};

const VERDICTS = { ok: 'ok', doubt: 'warn', no: 'illegal', people: 'illegal' } as const;

const Said = ({
  id,
  example,
  standing,
}: {
  readonly id: ExampleId;
  readonly example: Example;
  readonly standing: Standing;
}) => (
  <li class={styles.example} data-example={id} data-standing={standing}>
    <p class={styles.said}>
      <b>
        <bdi>{example.clue}</bdi>: {example.count ?? example.board.length}
      </b>
      {example.board.map((word) => (
        <span key={word} class={styles.card}>
          {word}
        </span>
      ))}
    </p>
    <Judgement verdict={VERDICTS[standing]}>
      {WHYS[id]()}
      {example.agreed !== undefined && ` ${m.legal_by_agreement()}`}
    </Judgement>
  </li>
);

/** What stands in one of the two columns. */
const Column = ({
  title,
  among,
}: {
  readonly title: string;
  readonly among: readonly (readonly [ExampleId, Example, Standing])[];
}) =>
  among.length === 0 ? null : (
    <ul class={styles.column} aria-label={title}>
      {among.map(([id, example, standing]) => (
        <Said key={id} id={id} example={example} standing={standing} />
      ))}
    </ul>
  );

/** L · what this room has agreed on, for everyone to see. */
const Agreed = ({ clues }: Pick<Settings, 'clues'>) => (
  <div class={styles.agreed} data-testid="legal-agreed">
    <h3>{m.legal_agreed()}</h3>
    <ul class={styles.switches}>
      {(Object.keys(ALLOWANCES) as Allowance[]).map((each) => {
        const isOn = clues.allow.includes(each);
        return (
          <li key={each} data-on={isOn || undefined}>
            <Icon name={isOn ? 'check' : 'close'} size={16} />
            {ALLOWANCES[each].name()}
            <span class="visually-hidden">
              : {isOn ? m.legal_agreed_yes() : m.legal_agreed_no()}
            </span>
          </li>
        );
      })}
    </ul>
    <p class={shared.soft}>{MODES[clues.referee].about()}</p>
  </div>
);

/** Away from any table, as tables usually are. */
const USUAL: { readonly [language in 'he' | 'en']: readonly Allowance[] } = {
  he: ['compounds', 'places'],
  en: ['places'],
};

/** Clues on a board, legal and not, and why: as this room has agreed, or as rooms usually do. */
export const LegalClues = ({ agreed }: { readonly agreed: Settings | undefined }) => {
  const language = locale.value;
  const allow = agreed?.clues.allow ?? USUAL[language];
  return (
    <div class={styles.legal} data-testid="legal-clues">
      {agreed === undefined ? (
        <p class={shared.soft}>{m.legal_usual()}</p>
      ) : (
        <Agreed clues={agreed.clues} />
      )}
      {TOPICS.map((topic) => {
        const all = Object.entries(CLUE_EXAMPLES[language][topic]).map(
          ([id, example]) => [id as ExampleId, example, standingIn(example, allow)] as const,
        );
        return (
          <section key={topic} class={styles.topic}>
            <h3>{TITLES[topic]()}</h3>
            <div class={styles.columns}>
              <Column
                title={m.legal_yes()}
                among={all.filter(([, , standing]) => standing === 'ok')}
              />
              <Column
                title={m.legal_no()}
                among={all.filter(([, , standing]) => standing !== 'ok')}
              />
            </div>
          </section>
        );
      })}
      <p>{m.legal_people()}</p>
    </div>
  );
};
