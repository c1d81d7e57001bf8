import type { DuetCount } from '@remez/protocol/client';
import { ClueForm } from '../../board/clue-form.tsx';
import { ClueSaid } from '../../board/clue-said.tsx';
import { Guessing } from '../../board/guessing.tsx';
import { RefereeNote } from '../../board/opinion.tsx';
import { Challenge, Ruling, RulingAwaited } from '../../board/ruling.tsx';
import screenStyles from '../../board/screen.module.css';
import { m } from '../../messages/index.js';
import { AskSeat } from '../../table/ask-seat.tsx';
import { HelpLink } from '../../table/help.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import shared from '../../ui/shared.module.css';
import { useGame, usePlaces, usePlay } from './at-game.ts';
import { Cliff } from './cliff.tsx';
import { useDoneText } from './status.tsx';
import { rulingOf } from './story.tsx';

/** D6 · from the usual to the rare; there is no "unlimited". */
const COUNTS: readonly DuetCount[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

const countAbout = (count: DuetCount): string =>
  count === 0 ? m.duet_count_zero_about() : m.duet_count_about();

/** D23 · a clue that gave too much away: begin again with new words, if both sides want to. */
const BeginAgain = () => {
  const play = usePlay();
  const { can, offer } = useGame();
  const { near, isSeated } = usePlaces();
  if (can.beginAgain === undefined) {
    const waits = isSeated && offer === near;
    return waits ? <p class={shared.note}>{m.duet_begin_again_offered()}</p> : null;
  }
  return (
    <Button
      look={can.beginAgain === 'agree' ? 'secondary' : 'ghost'}
      icon="again"
      data-testid="begin-again"
      onClick={() => play({ kind: 'beginAgain' })}
    >
      {can.beginAgain === 'agree' ? m.duet_begin_again_agree() : m.duet_begin_again_offer()}
    </Button>
  );
};

/** D23 · whoever gave an illegal clue by mistake says so, and pays. */
const Admit = () => {
  const play = usePlay();
  return (
    <Confirm
      look="ghost"
      icon="flag"
      testId="admit"
      label={m.duet_admit()}
      question={m.duet_admit_sure()}
      onConfirm={() => void play({ kind: 'admit' })}
    />
  );
};

/** D14 · not above the board: there it would have to have its place from the first turn on. */
const Done = () => {
  const { can } = useGame();
  const done = useDoneText();
  /** Whoever acts now was told by the moment, and by what there is to do. */
  const text = can.stop || can.giveClue ? undefined : done;
  return (
    <p class={shared.note} role="status" data-testid="done" hidden={text === undefined}>
      {text}
    </p>
  );
};

/** D23 · the side of the clue rules on it; the others see what either way costs. */
const Judging = () => {
  const play = usePlay();
  const { can, bank, verdict } = useGame();
  const isLast = bank.bystander + bank.green === 1;
  const costs = {
    stand: m.duet_rule_stand_costs(),
    penalise: isLast ? m.duet_rule_out_costs_last() : m.duet_rule_out_costs(),
  };
  if (!can.rule) return <RulingAwaited costs={costs} />;
  return (
    <Ruling
      costs={costs}
      note={m.duet_rule_honestly()}
      isNoted={verdict !== undefined && verdict.verdict !== 'ok'}
      onRule={(ruling) => void play({ kind: 'rule', ...ruling })}
    />
  );
};

/** How the last turn ended, if it was at a passer-by: the card alone does not say it loudly. */
const LastTouch = () => {
  const { phase, story, cards } = useGame();
  const guess = story.findLast(({ ended }) => ended !== undefined)?.guesses.at(-1);
  if (phase !== 'clue' || guess?.identity !== 'bystander') return null;
  const word = cards[guess.card]?.word ?? '';
  return (
    <p class={shared.note} data-testid="last-touch">
      {m.duet_touched_bystander({ word })}
    </p>
  );
};

/** D6 · in the first turns: one's own colours are no help in guessing. */
const TEACHING_TURNS = 2;

/** What this person may do now, where a thumb is. */
export const Actions = ({ marked }: { readonly marked: number | undefined }) => {
  const play = usePlay();
  const { near } = usePlaces();
  const { can, phase, story, cards, verdict, turn, suddenDeath, mistakeCosts } = useGame();
  const ruling = rulingOf(story.at(-1));
  return (
    <footer class={screenStyles.actions}>
      <ClueSaid clue={phase === 'clue' ? undefined : story.at(-1)?.clue}>
        {can.challenge && <Challenge onChallenge={() => void play({ kind: 'challenge' })} />}
      </ClueSaid>
      {/* The announcer says it, once. */}
      {ruling && (
        <p class={shared.note} data-testid="ruling">
          {ruling}
        </p>
      )}
      <Done />
      <AskSeat />
      <LastTouch />
      {can.guess !== undefined && turn <= TEACHING_TURNS && mistakeCosts === 'one' && (
        <p class={shared.note}>{m.duet_guess_about()}</p>
      )}
      {phase === 'suddenDeath' && (
        <p class={shared.note}>
          {m.duet_last_about()} <HelpLink to="last">{m.help_last()}</HelpLink>
        </p>
      )}
      <Cliff />
      {can.giveClue && (
        <ClueForm
          counts={COUNTS}
          about={countAbout}
          markable={can.meant}
          onGive={(clue) => play({ kind: 'giveClue', ...clue })}
          cards={cards.map(({ word, covered }) => ({ word, covered: covered !== undefined }))}
        />
      )}
      {(can.guess !== undefined || can.stop) && (
        <Guessing
          marked={marked}
          cards={cards}
          allowed={can.guess}
          seat={near}
          onGuess={(card) => void play({ kind: 'guess', card })}
          stop={
            suddenDeath
              ? undefined
              : {
                  label: m.duet_stop(),
                  allowed: can.stop === true,
                  onStop: () => void play({ kind: 'stop' }),
                }
          }
        />
      )}
      {phase === 'ruling' && <RefereeNote verdict={verdict} clue={story.at(-1)?.clue} />}
      {phase === 'ruling' && <Judging />}
      {can.admit && <Admit />}
      <BeginAgain />
    </footer>
  );
};
