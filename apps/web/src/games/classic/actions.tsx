import { backToBoard } from '../../board/back-to-board.ts';
import { ClueSaid } from '../../board/clue-said.tsx';
import { Guessing } from '../../board/guessing.tsx';
import opinions from '../../board/opinion.module.css';
import { RefereeNote } from '../../board/opinion.tsx';
import { Challenge, Ruling } from '../../board/ruling.tsx';
import screenStyles from '../../board/screen.module.css';
import { m } from '../../messages/index.js';
import { AskSeat } from '../../table/ask-seat.tsx';
import { useTable } from '../../table/at-table.ts';
import { HelpLink } from '../../table/help.tsx';
import { Button } from '../../ui/button.tsx';
import shared from '../../ui/shared.module.css';
import { useGame, usePlay } from './at-game.ts';
import { GiveClue } from './give-clue.tsx';
import { ClassicLastTurn } from './so-far.tsx';

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

const Answering = () => {
  const play = usePlay();
  const { question } = useGame();
  if (question === undefined) return null;
  const { word } = question;
  return (
    <>
      <p class={shared.note}>{m.answer_about({ word })}</p>
      <div class={shared.buttons}>
        <Button
          look="primary"
          class={shared.grow}
          data-testid="allow"
          onClick={() => play({ kind: 'answer', allow: true, word })}
        >
          {m.answer_allow()}
        </Button>
        <Button onClick={() => play({ kind: 'answer', allow: false, word })}>
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
      <ClueSaid clue={said} />
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
      {can.rule !== undefined && (
        <Ruling
          mayPenalise={can.rule === 'either'}
          verdict={verdict}
          onRule={(ruling) => void play({ kind: 'rule', ...ruling })}
        >
          <p class={`${shared.note} ${opinions.aside}`}>
            {can.rule === 'stand' ? m.rule_bound() : m.rule_about()}{' '}
            <HelpLink to="challenge">{m.help_challenge()}</HelpLink>
          </p>
        </Ruling>
      )}
      {can.answer && <Answering />}
      {can.challenge && <Challenge onChallenge={() => void play({ kind: 'challenge' })} />}
    </footer>
  );
};
