import type { Team } from '@remez/protocol/client';
import { useRef, useState } from 'preact/hooks';
import { useAlerts } from '../lib/alerts.ts';
import { useGame, useTable } from '../lib/at-table.ts';
import { useSeals } from '../lib/seals.ts';
import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { Actions } from './actions.tsx';
import { Announcer } from './announcer.tsx';
import { Board } from './board.tsx';
import { countText } from './clue-bar.tsx';
import { End } from './end.tsx';
import styles from './game.module.css';
import { useHeard } from './heard.ts';
import { KeyShield } from './key-shield.tsx';
import { MenuSheet } from './menu.tsx';
import { Status, teamName, useExpectation } from './status.tsx';
import { StorySheet } from './story.tsx';
import { TalkSheet, useUnheard } from './talk.tsx';

/** The card that was covered last, if that happened while this screen looked on. */
const useFresh = (): number | undefined => {
  const { view } = useTable();
  const { story } = useGame();
  const turn = story.findLast(({ guesses, covers }) => guesses.length + covers.length > 0);
  /** C20, C26 · a penalty's cover opens a turn, the deck's closes it. */
  const closing = turn?.covers.findLast(({ cause }) => cause === 'simulated');
  const last = (closing ?? turn?.guesses.at(-1) ?? turn?.covers.at(-1))?.card;
  const now = `${view.match?.number} ${last}`;
  const atFirst = useRef(now);
  return now === atFirst.current ? undefined : last;
};

const TeamSide = ({ team }: { readonly team: Team }) => {
  const { view, presence, nameOf } = useTable();
  const game = useGame();
  const seats = view.seats.filter((seat) => seat.team === team);
  const clues = game.story.filter((turn) => turn.team === team && turn.clue !== undefined);
  return (
    <aside
      class={styles.side}
      data-team={team}
      data-turn={(game.phase !== 'over' && game.team === team) || undefined}
      aria-label={teamName(team, game.mode)}
    >
      <header class={styles.sideHead}>
        <h2>{teamName(team, game.mode)}</h2>
        <p class={styles.sideCount}>
          <span class={styles.sideMark}>
            <Mark identity={team} />
          </span>
          <b aria-hidden="true">{game.remaining[team]}</b>
          <span class="visually-hidden">{m.words_left({ count: game.remaining[team] })}</span>
        </p>
      </header>
      {seats.map(({ seat, members }) => (
        <ul key={seat} class={styles.sidePeople}>
          {members.map((id) => (
            <li key={id} data-away={!presence.here.includes(id) || undefined}>
              <bdi>{nameOf(id)}</bdi>
              {seat.endsWith('spymaster') && ` · ${m.role_spymaster()}`}
            </li>
          ))}
        </ul>
      ))}
      {clues.length > 0 && (
        <section>
          <h3>{m.clues()}</h3>
          <ol class={styles.sideClues}>
            {clues.map(({ turn, clue }) => (
              <li key={turn}>
                <bdi>{clue?.word}</bdi>: {clue && countText(clue.count)}
              </li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
};

type Sheet = 'menu' | 'talk' | 'story';

const Tools = ({
  hidden,
  onHide,
  onPeek,
  onOpen,
}: {
  readonly hidden: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly onPeek: (peeking: boolean) => void;
  readonly onOpen: (sheet: Sheet) => void;
}) => {
  const game = useGame();
  const unheard = useUnheard();
  const hasKey = game.phase !== 'over' && game.cards.some(({ key }) => key !== undefined);
  return (
    <nav class={styles.toolbar} aria-label={m.tools()}>
      {hasKey && <KeyShield hidden={hidden} onHide={onHide} onPeek={onPeek} />}
      <IconButton
        label={m.story()}
        icon="history"
        data-testid="tool-story"
        onClick={() => onOpen('story')}
      />
      <IconButton
        class={styles.tool}
        label={m.talk()}
        icon="chat"
        data-testid="tool-talk"
        onClick={() => onOpen('talk')}
      >
        {unheard && <span class={styles.dot} />}
      </IconButton>
      <IconButton
        label={m.menu()}
        icon="menu"
        data-testid="tool-menu"
        onClick={() => onOpen('menu')}
      />
    </nav>
  );
};

export const GameScreen = ({ onPrepare }: { readonly onPrepare: () => void }) => {
  const { view, me, presence, seated, nameOf } = useTable();
  const game = useGame();
  const [mark, setMark] = useState<{ readonly card: number; readonly moment: string }>();
  const [hidden, setHidden] = useState(false);
  const [peeking, setPeeking] = useState(false);
  const [sheet, setSheet] = useState<Sheet>();
  const fresh = useFresh();
  const seals = useSeals([game.commitment]);
  useAlerts(useExpectation(), useHeard());

  const touchable = game.can.guess ?? game.can.cover ?? [];
  /** A mark belongs to its turn and phase: no later one inherits it. */
  const moment = `${view.match?.number} ${game.turn} ${game.phase}`;
  const marked = mark?.moment === moment && touchable.includes(mark.card) ? mark.card : undefined;

  const touch = (card: number) => {
    const next = marked === card ? undefined : card;
    setMark(next === undefined ? undefined : { card: next, moment });
    if (me.can.point) seated.point(next ?? null);
  };

  const fingers = new Map<number, readonly string[]>();
  for (const [member, card] of Object.entries(presence.pointing)) {
    fingers.set(card, [...(fingers.get(card) ?? []), nameOf(member)]);
  }
  const over = game.phase === 'over';
  return (
    <div
      class={styles.screen}
      data-testid="game"
      data-phase={game.phase}
      data-turn={game.turn}
      data-team={game.team}
    >
      <Announcer />
      <Status />
      <TeamSide team="red" />
      <main class={styles.middle}>
        <Board
          cards={game.cards}
          touchable={touchable}
          marked={marked}
          fingers={fingers}
          fresh={fresh}
          showKey={!hidden || peeking || over}
          onTouch={touch}
        />
      </main>
      <TeamSide team="blue" />
      <div class={styles.panel} data-panel>
        {over ? (
          <End seals={seals} onPrepare={onPrepare} onStory={() => setSheet('story')} />
        ) : (
          <Actions marked={marked} />
        )}
        <Tools hidden={hidden} onHide={setHidden} onPeek={setPeeking} onOpen={setSheet} />
      </div>
      {sheet === 'menu' && <MenuSheet onClose={() => setSheet(undefined)} />}
      {sheet === 'talk' && <TalkSheet onClose={() => setSheet(undefined)} />}
      {sheet === 'story' && <StorySheet onClose={() => setSheet(undefined)} />}
    </div>
  );
};
