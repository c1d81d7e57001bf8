import { stripped } from '@remez/protocol/text';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { botIn } from '../../lib/names.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { HelpLink } from '../../table/help.tsx';
import type { Refused } from '../../table/play.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAttempt, useGame } from './at-game.ts';
import { ClueField } from './clue-field.tsx';
import { Actions, Stage } from './frame.tsx';
import { HourglassHere } from './hourglass.tsx';
import { isOpen, KeywordShield, type Shield } from './keywords.tsx';
import { Lesson } from './lesson.tsx';
import parts from './parts.module.css';
import { whyNotHere } from './reasons.ts';
import styles from './stage.module.css';
import { type Clues, PLACES, type Place } from './view.ts';
import writing from './writing.module.css';

const REST = 250;

const replaced = (clues: Clues, place: Place, text: string): Clues => {
  const [first, second, third] = clues.map((clue, index) => (index === place ? text : clue));
  return [first ?? '', second ?? '', third ?? ''];
};

/** X19–X23 · what people keep by themselves, at the moment it matters. */
const Reminder = () => (
  <details class={styles.reminder}>
    <summary>
      <Icon name="question" size={18} />
      {m.decrypto_clue_rules()}
    </summary>
    <ul>
      {[m.decrypto_clue_rule_1(), m.decrypto_clue_rule_2(), m.decrypto_clue_rule_3()].map(
        (line) => (
          <li key={line}>{line}</li>
        ),
      )}
      <li>
        <HelpLink to="legal">{m.help_clues()}</HelpLink>
      </li>
    </ul>
  </details>
);

/** X18 · bots hear no humming: it is offered where a person of one's own team listens. */
const useMayHum = (): boolean => {
  const { view, me } = useTable();
  const { side } = useGame();
  return view.seats
    .filter(({ team }) => team === side)
    .flatMap(({ members }) => members)
    .some((id) => id !== me.member && botIn(view.members, id) === undefined);
};

/** X5 · the encryptor alone: the code card, and a clue for each of its digits. */
export const WriteClues = ({ shield }: { readonly shield: Shield }) => {
  const { match } = useTable();
  const { card, side, keywords, turn, seals, can } = useGame();
  const attempt = useAttempt();
  const mayHum = useMayHum();
  const form = useId();
  const [refusal, setRefusal] = useState<Refused>();
  const drafts = useDraft<Clues>({
    of: `${match} ${turn} ${seals.length}`,
    value: card?.drafts ?? ['', '', ''],
    delay: REST,
    /** One in flight when the sand runs out is late, and that is no news to anyone. */
    send: (clues) => attempt({ kind: 'draft', clues }),
  });
  /** Whoever has drawn a card wants to read it; a tap covers it for those who sit close. */
  useLayoutEffect(() => {
    const { hidden, onHide } = shield;
    onHide(false);
    return () => onHide(hidden);
  }, []);
  if (card === undefined) return null;
  const words = side === undefined ? undefined : keywords[side];
  const open = isOpen(shield);
  const clues = drafts.shown;
  /** Keyboards and hearts bring marks that nobody sees. */
  const said = clues.map(stripped);
  const blank = said.includes('');
  const transmit = async () => {
    /** First kept, then sent: a refusal loses nothing of what was typed. */
    await drafts.flush();
    setRefusal(await attempt({ kind: 'transmit', clues: said }));
  };
  return (
    <>
      <Stage>
        <Lesson />
        <KeywordShield shield={shield} />
        <HourglassHere />
        <form
          id={form}
          class={writing.card}
          data-testid="code-card"
          onSubmit={(event) => {
            event.preventDefault();
            if (!blank) void transmit();
          }}
        >
          <h2 class={writing.cardTitle}>{m.decrypto_code_card()}</h2>
          {!open && <p class={writing.hiddenCode}>{m.decrypto_code_hidden()}</p>}
          <ol class={writing.clueFields}>
            {PLACES.map((place) => {
              const digit = card.code[place];
              return (
                <ClueField
                  key={place}
                  place={place}
                  open={open}
                  digit={digit}
                  keyword={words?.[digit - 1]}
                  clue={clues[place]}
                  verdict={card.verdicts[place]}
                  mayHum={mayHum}
                  refused={refusal?.place === place ? refusal : undefined}
                  onInput={(text) => {
                    setRefusal(undefined);
                    drafts.change(replaced(clues, place, text));
                  }}
                />
              );
            })}
          </ol>
          {refusal !== undefined && refusal.place === undefined && (
            <p class={writing.refusal} role="alert" data-testid="refusal">
              {whyNotHere(refusal.reason)}
            </p>
          )}
        </form>
        <Reminder />
      </Stage>
      <Actions>
        <Button
          look="primary"
          type="submit"
          form={form}
          wide
          data-testid="transmit"
          disabled={blank || !can.transmit}
        >
          {m.decrypto_transmit()}
        </Button>
        <p class={parts.note}>
          {refusal
            ? m.decrypto_not_sent()
            : blank
              ? m.decrypto_three_clues()
              : m.decrypto_transmit_about()}
        </p>
      </Actions>
    </>
  );
};
