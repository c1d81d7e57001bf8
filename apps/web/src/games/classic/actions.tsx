import { backToBoard } from '../../board/back-to-board.ts';
import { ClueSaid } from '../../board/clue-said.tsx';
import { Guessing } from '../../board/guessing.tsx';
import { RefereeNote, useAgainst } from '../../board/opinion.tsx';
import { Challenge, Ruling, RulingAwaited, type RulingCosts } from '../../board/ruling.tsx';
import screenStyles from '../../board/screen.module.css';
import { useOpinion } from '../../lib/referee.ts';
import { m } from '../../messages/index.js';
import { AskSeat } from '../../table/ask-seat.tsx';
import { useTable } from '../../table/at-table.ts';
import { Button } from '../../ui/button.tsx';
import shared from '../../ui/shared.module.css';
import { useGame, usePlay } from './at-game.ts';
import { GiveClue } from './give-clue.tsx';
import { ClassicLastTurn } from './so-far.tsx';
import { teamName } from './team-name.ts';

const Covering = ({ marked }: { readonly marked: number | undefined }) => {
  const play = usePlay();
  const { can, cards } = useGame();
  const word = marked === undefined ? undefined : cards[marked]?.word;
  const ready = marked !== undefined && word !== undefined && can.cover?.includes(marked);
  return (
    <div class={shared.buttons}>
      <Button
        look="primary"
        class={shared.grow}
        data-testid="cover"
        disabled={!ready}
        onClick={(event) => {
          if (!ready) return;
          backToBoard(event, marked);
          void play({ kind: 'cover', card: marked });
        }}
      >
        {ready ? m.cover_word({ word }) : m.mark_a_card_to_cover()}
      </Button>
      {can.decline && (
        <Button data-testid="decline" onClick={() => play({ kind: 'decline' })}>
          {m.decline_cover()}
        </Button>
      )}
    </div>
  );
};

const NONE: readonly string[] = [];

/** C22 · the one who is asked sees what the one who asks sees, and the verdict's button is the gold one. */
const Answering = () => {
  const play = usePlay();
  const { question, cards } = useGame();
  const word = question?.word ?? '';
  const board = cards.map((card) => ({ word: card.word, covered: card.covered !== undefined }));
  const verdict = useOpinion(word, useAgainst(board, NONE))?.verdict;
  if (question === undefined) return null;
  return (
    <>
      <p class={shared.note}>{m.answer_about({ word })}</p>
      <RefereeNote verdict={verdict} clue={question} />
      <div class={shared.buttons}>
        <Button
          look={verdict?.verdict === 'ok' ? 'primary' : 'secondary'}
          class={shared.grow}
          data-testid="allow"
          onClick={() => play({ kind: 'answer', allow: true, word })}
        >
          {m.answer_allow()}
        </Button>
        <Button
          look={verdict?.verdict === 'illegal' ? 'primary' : 'secondary'}
          class={shared.grow}
          data-testid="refuse"
          onClick={() => play({ kind: 'answer', allow: false, word })}
        >
          {m.answer_refuse()}
        </Button>
      </div>
    </>
  );
};

const isOperative = (seat: string): boolean => seat.endsWith('operative');

/** Whoever came when the game had begun may still sit with the operatives. */
const TakeSeat = () => {
  const { me, view, act } = useTable();
  const { mode } = useGame();
  const seats = view.seats.filter(({ seat }) => isOperative(seat) && me.can.sit.includes(seat));
  if (me.member === undefined || me.seats.length > 0 || seats.length === 0) return null;
  return (
    <>
      <p class={shared.note}>{m.not_seated()}</p>
      <div class={shared.buttons}>
        {seats.map(({ seat, team }) => (
          <Button
            key={seat}
            class={shared.grow}
            data-seat={seat}
            onClick={() => act({ kind: 'sit', seat })}
          >
            {mode === 'coop'
              ? m.guess_with_all()
              : team === 'red'
                ? m.guess_with_red()
                : m.guess_with_blue()}
          </Button>
        ))}
      </div>
    </>
  );
};

/** C20, C21 · what a ruling costs, in the words of its reader. */
const useRulingCosts = (): RulingCosts => {
  const { can, team, mode } = useGame();
  const [named, rival] = [teamName(team, mode), teamName(team === 'red' ? 'blue' : 'red', mode)];
  const stand = m.rule_stand_costs({ team: named });
  if (can.rule === 'stand') return { stand: m.rule_bound() };
  return {
    stand,
    penalise:
      can.rule === undefined
        ? m.rule_out_costs({ team: named, rival })
        : m.rule_out_costs_ours({ team: named }),
  };
};

const Judging = () => {
  const play = usePlay();
  const { can, verdict } = useGame();
  const costs = useRulingCosts();
  if (can.rule === undefined) return <RulingAwaited costs={costs} />;
  return (
    <Ruling
      costs={costs}
      note={m.rule_honestly()}
      isNoted={verdict !== undefined && verdict.verdict !== 'ok'}
      onRule={(ruling) => void play({ kind: 'rule', ...ruling })}
    />
  );
};

/** What this person may do now, where a thumb is. */
export const Actions = ({ marked }: { readonly marked: number | undefined }) => {
  const play = usePlay();
  const { can, cards, phase, story, team, verdict } = useGame();
  const said = phase === 'clue' ? undefined : story.at(-1)?.clue;
  const waits =
    (phase === 'clue' || phase === 'cover') &&
    said === undefined &&
    !(can.giveClue || can.answer || can.cover !== undefined);
  return (
    <footer class={screenStyles.actions}>
      <ClueSaid clue={said}>
        {can.challenge && <Challenge onChallenge={() => void play({ kind: 'challenge' })} />}
      </ClueSaid>
      {phase === 'ruling' && <RefereeNote verdict={verdict} clue={story.at(-1)?.clue} />}
      {waits && <ClassicLastTurn />}
      <TakeSeat />
      <AskSeat isOffered={isOperative} />
      {can.giveClue && <GiveClue />}
      {can.guess !== undefined && (
        <Guessing
          marked={marked}
          cards={cards}
          allowed={can.guess}
          seat={`${team}.operative`}
          onGuess={(card) => void play({ kind: 'guess', card })}
          stop={{
            label: m.end_turn(),
            allowed: can.stop === true,
            onStop: () => void play({ kind: 'stop' }),
          }}
        />
      )}
      {can.cover !== undefined && <Covering marked={marked} />}
      {phase === 'ruling' && <Judging />}
      {can.answer && <Answering />}
    </footer>
  );
};
