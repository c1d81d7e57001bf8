import type { ComponentChildren } from 'preact';
import { locale } from '../../../lib/locale.ts';
import { m } from '../../../messages/index.js';
import { Scene, Strip } from '../../../ui/scene.tsx';
import { Columns } from '../columns.tsx';
import parts from '../parts.module.css';
import reveal from '../reveal.module.css';
import { TeamMark } from '../team-mark.tsx';
import { Pips } from '../tokens.tsx';
import { codeText, PLACES, type Team } from '../view.ts';
import { DECRYPTO_EXAMPLE, type DecryptoExample, type ExampleTransmission } from './example.ts';
import styles from './pictures.module.css';

const exampleHere = (): DecryptoExample => DECRYPTO_EXAMPLE[locale.value];

/** X2 · a team's four keywords, as it alone sees them. */
const Keywords = ({ team }: { readonly team: Team }) => (
  <div class={styles.side}>
    <TeamMark team={team} />
    <div class={`${parts.shield} ${styles.words}`} data-open>
      <span class={parts.words}>
        {exampleHere().keywords[team].map((word, index) => (
          <span key={word} class={parts.word}>
            <b class={parts.digit}>{index + 1}</b> <bdi>{word}</bdi>
          </span>
        ))}
      </span>
    </div>
  </div>
);

/** X5 · the code card, and a clue for each of its digits. */
const CodeCard = ({ row }: { readonly row: ExampleTransmission }) => (
  <ol class={styles.card}>
    {PLACES.map((place) => (
      <li key={place}>
        <b class={parts.digit}>{row.code[place]}</b>
        <bdi>{row.clues[place]}</bdi>
      </li>
    ))}
  </ol>
);

/** X8 · what each team answered, and the truth. */
const Revealed = ({ row }: { readonly row: ExampleTransmission }) => {
  const { clues, intercept, decode, code } = row;
  const columns = [
    { title: m.decrypto_intercepting(), answer: intercept },
    { title: m.decrypto_decoding(), answer: decode },
    { title: m.decrypto_code(), answer: code },
  ];
  return (
    <table class={reveal.table}>
      <thead>
        <tr>
          <th scope="col">{m.clues()}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLACES.map((place) => (
          <tr key={place}>
            <th scope="row">
              <bdi>{clues[place]}</bdi>
            </th>
            {columns.map(({ title, answer }) => (
              <td key={title} data-truth={answer === code || undefined}>
                <b class={reveal.stamp} data-right={answer?.[place] === code[place]}>
                  {answer?.[place]}
                </b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** X16 · every clue that was given so far, by the digit it was for. */
const SaidSoFar = ({ rows }: { readonly rows: readonly ExampleTransmission[] }) => (
  <div class={styles.whole}>
    <Columns
      clues={rows.flatMap(({ clues }) => clues)}
      head={(digit) => digit}
      body={(digit) => (
        <ul>
          {rows.map(({ code, clues }, round) => {
            const place = PLACES.find((each) => code[each] === digit);
            return (
              place !== undefined && (
                <li key={round}>
                  <bdi>{clues[place]}</bdi>
                </li>
              )
            );
          })}
        </ul>
      )}
    />
  </div>
);

const Side = ({
  team,
  children,
}: {
  readonly team: Team;
  readonly children: ComponentChildren;
}) => (
  <div class={styles.side}>
    <TeamMark team={team} />
    {children}
  </div>
);

/** X10, X11 · what each team has when the round is over. */
const TokensAfter = () => (
  <div class={styles.tokens}>
    <Side team="white">
      <Pips kind="interceptions" count={1} />
      <Pips kind="miscommunications" count={1} />
    </Side>
    <Side team="black">
      <Pips kind="interceptions" count={0} />
      <Pips kind="miscommunications" count={0} />
    </Side>
  </div>
);

/** X2 · what only our team sees. */
export const OurWords = () => (
  <Scene alone says={m.decrypto_pic_words()}>
    <Keywords team="white" />
  </Scene>
);

/** X4–X12 · the second round: both teams transmit, each once. */
export const WorkedRound = () => {
  const { first, second, keywords } = exampleHere();
  const [white, black] = second;
  const [, past] = first;
  const [one, two] = white.clues;
  return (
    <Strip>
      <Scene says={m.decrypto_pic_code({ code: codeText(white.code) })}>
        <Keywords team="white" />
        <CodeCard row={white} />
      </Scene>
      <Scene
        says={m.decrypto_pic_misread({
          guess: codeText(white.intercept ?? []),
          one,
          two,
          fourth: keywords.white[3],
          third: keywords.white[2],
        })}
      >
        <Revealed row={white} />
      </Scene>
      <Scene
        says={m.decrypto_pic_sheet({
          old: past.clues[2],
          clue: black.clues[1],
          older: past.clues[0],
          next: black.clues[2],
        })}
      >
        <Side team="black">
          <SaidSoFar rows={[past]} />
        </Side>
        <ol class={styles.card}>
          {black.clues.map((clue) => (
            <li key={clue}>
              <b class={parts.digit}>?</b>
              <bdi>{clue}</bdi>
            </li>
          ))}
        </ol>
      </Scene>
      <Scene says={m.decrypto_pic_intercepted({ code: codeText(black.code) })}>
        <Revealed row={black} />
        <TokensAfter />
      </Scene>
    </Strip>
  );
};

/** X16 · the sheet of white after two rounds. */
export const FilledSheet = () => {
  const { first, second } = exampleHere();
  return (
    <Scene alone says={m.decrypto_pic_filled()}>
      <Side team="white">
        <SaidSoFar rows={[first[0], second[0]]} />
      </Side>
    </Scene>
  );
};
