import type { Team } from '@remez/protocol/client';
import { useRef, useState } from 'preact/hooks';
import { useAlerts } from '../lib/alerts.ts';
import { useGame, useTable } from '../lib/at-table.ts';
import { useSeals } from '../lib/seals.ts';
import { m } from '../paraglide/messages.js';
import { Mark } from '../ui/mark.tsx';
import { Actions } from './actions.tsx';
import { Announcer } from './announcer.tsx';
import { Board } from './board.tsx';
import { ClueList } from './clue-list.tsx';
import { End } from './end.tsx';
import styles from './game.module.css';
import { useHeard } from './heard.ts';
import { useMarking } from './marking.ts';
import { MenuSheet } from './menu.tsx';
import side from './side.module.css';
import { Status, teamName, useExpectation } from './status.tsx';
import { StorySheet } from './story.tsx';
import { TalkSheet } from './talk.tsx';
import { type ToolSheet, Tools, useShield } from './tools.tsx';

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
  return (
    <aside
      class={side.side}
      data-team={team}
      data-turn={(game.phase !== 'over' && game.team === team) || undefined}
      aria-label={teamName(team, game.mode)}
    >
      <header class={side.head}>
        <h2>{teamName(team, game.mode)}</h2>
        <p class={side.count}>
          <span class={side.mark}>
            <Mark identity={team} />
          </span>
          <b aria-hidden="true">{game.remaining[team]}</b>
          <span class="visually-hidden">{m.words_left({ count: game.remaining[team] })}</span>
        </p>
      </header>
      {seats.map(({ seat, members }) => (
        <ul key={seat} class={side.people}>
          {members.map((id) => (
            <li key={id} data-away={!presence.here.includes(id) || undefined}>
              <bdi>{nameOf(id)}</bdi>
              {seat.endsWith('spymaster') && ` · ${m.role_spymaster()}`}
            </li>
          ))}
        </ul>
      ))}
      <ClueList turns={game.story.filter((turn) => turn.team === team)} />
    </aside>
  );
};

export const GameScreen = ({ onPrepare }: { readonly onPrepare: () => void }) => {
  const game = useGame();
  const [sheet, setSheet] = useState<ToolSheet>();
  const shield = useShield();
  const fresh = useFresh();
  const seals = useSeals([game.commitment]);
  const touchable = game.can.guess ?? game.can.cover ?? [];
  const { marked, touch, fingers } = useMarking(touchable);
  useAlerts(useExpectation(), useHeard());
  const hasKey = game.phase !== 'over' && game.cards.some(({ key }) => key !== undefined);
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
          showKey={shield.shows || over}
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
        <Tools shield={hasKey ? shield : undefined} onOpen={setSheet} />
      </div>
      {sheet === 'menu' && <MenuSheet onClose={() => setSheet(undefined)} />}
      {sheet === 'talk' && <TalkSheet onClose={() => setSheet(undefined)} />}
      {sheet === 'story' && <StorySheet onClose={() => setSheet(undefined)} />}
    </div>
  );
};
