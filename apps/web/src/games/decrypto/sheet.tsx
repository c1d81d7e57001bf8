import { LONGEST_NOTE } from '@remez/protocol/limits';
import { useDraft } from '../../lib/use-draft.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShownGame, useTeamName } from './at-game.ts';
import { clueText } from './clue-text.ts';
import { Columns } from './columns.tsx';
import { SharedNote } from './shared-note.tsx';
import styles from './sheet.module.css';
import {
  DIGITS,
  type Digit,
  PLACES,
  type Place,
  type Team,
  type Transmission,
  transmitters,
} from './view.ts';

const REST = 600;

/** One's own, for nobody else to see. */
const Note = ({
  place,
  label,
  long = false,
}: {
  readonly place: string;
  readonly label: string;
  readonly long?: boolean;
}) => {
  const { me, act, match } = useTable();
  const note = useDraft({
    of: `${match} ${place}`,
    value: me.notes?.[place] ?? '',
    delay: REST,
    send: (text) => act({ kind: 'note', place, text }),
  });
  const attributes = {
    class: styles.note,
    'data-testid': `note-${place}`,
    'aria-label': label,
    placeholder: label,
    value: note.shown,
    maxLength: LONGEST_NOTE,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
      note.change(event.currentTarget.value),
  };
  return long ? (
    <textarea {...attributes} rows={2} />
  ) : (
    <input {...attributes} autocomplete="off" />
  );
};

const digitIn = (answer: { readonly code: readonly Digit[] | null } | undefined, place: number) =>
  answer === undefined ? '' : (answer.code?.[place] ?? '–');

type Outcome = NonNullable<Transmission['outcome']>;

/** Digit by digit, as it was revealed; unknown where nobody answered. */
const rightAt = (
  outcome: Outcome | undefined,
  answer: Outcome['intercept'],
  place: Place,
): boolean | undefined =>
  outcome && answer ? answer.code?.[place] === outcome.code[place] : undefined;

const Round = ({ row }: { readonly row: Transmission }) => {
  const { round, clues, outcome, challenge } = row;
  const withdrawn = challenge?.ruling === 'withdrawn';
  return (
    <tbody
      class={styles.round}
      data-round={round}
      data-withdrawn={withdrawn || undefined}
      data-resolved={outcome !== undefined || undefined}
    >
      {PLACES.map((place) => (
        <tr key={place}>
          {place === 0 && (
            <th scope="rowgroup" rowSpan={3}>
              {round}
            </th>
          )}
          <td class={styles.clue}>
            {clues[place] === '' ? (
              <span class={styles.blank}>{m.decrypto_blank()}</span>
            ) : (
              <bdi>{clueText(clues[place])}</bdi>
            )}
          </td>
          {([outcome?.intercept, outcome?.decode] as const).map((answer, at) => (
            <td key={at} data-right={rightAt(outcome, answer, place)}>
              {digitIn(answer, place)}
            </td>
          ))}
          <td class={styles.true}>{outcome?.code[place] ?? ''}</td>
        </tr>
      ))}
      {outcome !== undefined && (outcome.intercepted || !outcome.decoded) && (
        <tr>
          <td colSpan={5} class={styles.came}>
            {outcome.intercepted && m.decrypto_was_intercepted()}
            {outcome.intercepted && !outcome.decoded && ' · '}
            {!outcome.decoded && m.decrypto_was_misread()}
          </td>
        </tr>
      )}
      {withdrawn && (
        <tr>
          <td colSpan={5} class={styles.came}>
            {m.decrypto_was_withdrawn()}
          </td>
        </tr>
      )}
    </tbody>
  );
};

const Rounds = ({ team }: { readonly team: Team }) => {
  const { sheets } = useShownGame();
  const { rounds } = sheets[team];
  if (rounds.length === 0) return <p class={styles.empty}>{m.decrypto_sheet_empty()}</p>;
  return (
    <table class={styles.rounds}>
      <caption class="visually-hidden">{m.decrypto_rounds()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <span class="visually-hidden">{m.decrypto_round_word()}</span>
          </th>
          <th scope="col" class={styles.clue}>
            {m.clues()}
          </th>
          <th scope="col">{m.decrypto_intercepting()}</th>
          <th scope="col">{m.decrypto_decoding()}</th>
          <th scope="col">{m.decrypto_code()}</th>
        </tr>
      </thead>
      {rounds.map((row, index) => (
        <Round key={index} row={row} />
      ))}
    </table>
  );
};

/** X16 · for each keyword every clue that was given for it. */
export const ColumnsOf = ({
  team,
  notes,
}: {
  readonly team: Team;
  /** One's own guesses at these words: to be written, or only read. */
  readonly notes?: 'write' | 'read';
}) => {
  const { sheets, keywords, side, phase } = useShownGame();
  const { me } = useTable();
  const words = side === team && phase !== 'over' ? undefined : keywords[team];
  const clues = sheets[team].columns.flatMap((column) => column.map(({ clue }) => clueText(clue)));
  const guesses =
    notes === 'read' ? DIGITS.map((digit) => me.notes?.[`${team}.${digit}`] ?? '') : [];
  return (
    <Columns
      testId={`columns-${team}`}
      heads={words}
      clues={[...clues, ...guesses]}
      head={(digit) => (
        <>
          <span class="visually-hidden">{m.decrypto_keyword_number({ number: digit })}</span>
          <span aria-hidden="true">{digit}</span>
          {words !== undefined && <bdi>{words[digit - 1]}</bdi>}
          {notes === 'read' && <bdi class={styles.guess}>{me.notes?.[`${team}.${digit}`]}</bdi>}
        </>
      )}
      body={(digit) => (
        <>
          <ul>
            {(sheets[team].columns[digit - 1] ?? []).map(({ round, clue }) => (
              <li key={round}>
                <bdi>{clueText(clue)}</bdi>
              </li>
            ))}
          </ul>
          {notes === 'write' && me.member !== undefined && (
            <>
              <SharedNote place={digit} label={m.decrypto_shared_on({ number: digit })} />
              <Note place={`${team}.${digit}`} label={m.decrypto_note_on({ number: digit })} />
            </>
          )}
        </>
      )}
    />
  );
};

/** A team's note sheet: it fills itself in, and everyone sees it. */
export const SheetOf = ({ team }: { readonly team: Team }) => {
  const { mode, side } = useShownGame();
  const { me } = useTable();
  const teamName = useTeamName();
  /** X17 · the lone player never transmits, so there is nothing to write down. */
  if (!transmitters({ mode }).includes(team)) return null;
  return (
    <section class={styles.sheet} aria-label={m.decrypto_sheet_of({ team: teamName(team) })}>
      <h3>
        <Icon name="sheet" size={18} />
        {m.decrypto_sheet()}
      </h3>
      <ColumnsOf team={team} {...(me.seats.length > 0 && side !== team && { notes: 'write' })} />
      <Rounds team={team} />
      {me.seats.length > 0 && side !== team && (
        <>
          <SharedNote place="page" label={m.decrypto_shared_page()} />
          <Note place="page" label={m.decrypto_note_page()} long />
        </>
      )}
    </section>
  );
};
