import type { ClassicView, Team } from '@remez/protocol/client';
import { useRef, useState } from 'preact/hooks';
import { ClueList } from '../../board/clue-list.tsx';
import { useFresh } from '../../board/fresh.ts';
import { useMarking } from '../../board/marking.ts';
import { useMeaning } from '../../board/meaning.ts';
import styles from '../../board/screen.module.css';
import side from '../../board/side.module.css';
import { useAlerts } from '../../lib/alerts.ts';
import { useMedia, WIDE } from '../../lib/media.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { useIsShared } from '../../table/between/next.ts';
import { NextTeam, WayInNow } from '../../table/between/parts.tsx';
import frame from '../../table/big-screen/frame.module.css';
import { useIsBigScreen } from '../../table/big-screen/is-big.ts';
import { MenuSheet } from '../../table/menu.tsx';
import { useSecretsOpen } from '../../table/moments/dealt.ts';
import { PersonName } from '../../table/person.tsx';
import { useSeals } from '../../table/seals.ts';
import { TalkSheet } from '../../table/talk.tsx';
import { type ToolSheet, Tools, useShield } from '../../table/tools.tsx';
import { Mark } from '../../ui/mark.tsx';
import { heldCard } from '../../ui/moments/queue.ts';
import { Actions } from './actions.tsx';
import { useGame, usePlay } from './at-game.ts';
import { Board } from './board.tsx';
import { End } from './end.tsx';
import { useExpectation } from './expectation.ts';
import { ClassicSoFar } from './so-far.tsx';
import { Status } from './status.tsx';
import { StorySheet } from './story.tsx';
import { teamName } from './team-name.ts';

const NOTHING: readonly number[] = [];

/** The card that was covered last. */
const lastIn = ({ story }: ClassicView): number | undefined => {
  const turn = story.findLast(({ guesses, covers }) => guesses.length + covers.length > 0);
  /** C20, C26 · a penalty's cover opens a turn, the deck's closes it. */
  const closing = turn?.covers.findLast(({ cause }) => cause === 'simulated');
  return (closing ?? turn?.guesses.at(-1) ?? turn?.covers.at(-1))?.card;
};

const TeamSide = ({ team }: { readonly team: Team }) => {
  const { view } = useTable();
  const game = useGame();
  const seats = view.seats.filter((seat) => seat.team === team);
  const isNext = useIsShared() && game.phase === 'over';
  return (
    <aside
      class={side.side}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
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
      {isNext && <NextTeam team={team} />}
      {(isNext ? [] : seats).map(({ seat, members }) => (
        <ul key={seat} class={side.people}>
          {members.map((id) => (
            <li key={id}>
              <PersonName id={id} />
              {seat.endsWith('spymaster') && ` · ${m.with_key()}`}
            </li>
          ))}
        </ul>
      ))}
      <ClueList turns={game.story.filter((turn) => turn.team === team)} />
    </aside>
  );
};

export const Screen = ({ onPrepare }: { readonly onPrepare: () => void }) => {
  const game = useGame();
  const { me } = useTable();
  const own = me.seats[0]?.split('.')[0];
  const play = usePlay();
  const [sheet, setSheet] = useState<ToolSheet>();
  const shield = useShield();
  const secretsOpen = useSecretsOpen();
  const last = lastIn(game);
  /** A card is covered once. */
  const fresh = useFresh(last, last);
  const seals = useSeals([game.commitment]);
  const touched = game.can.guess ?? game.can.cover;
  const { marked, touch, fingers } = useMarking(touched ?? NOTHING);
  const { markable, meant, mark } = useMeaning(game, {
    isShown: shield.shows && secretsOpen,
    amend: (cards) => void play({ kind: 'amendMeant', cards }),
  });
  useAlerts(useExpectation());
  const hasKey = game.phase !== 'over' && game.cards.some(({ key }) => key !== undefined);
  /** The end opens it to everyone, a row a picture; whoever has it sees it all the time. */
  const knowsKey = useRef(hasKey);
  if (game.phase !== 'over') knowsKey.current = hasKey;
  const over = game.phase === 'over';
  const isBig = useIsBigScreen();
  const isWide = useMedia(WIDE);
  const isBetween = useIsShared() && over;
  return (
    <div
      class={`${styles.screen} ${frame.frame}`}
      data-testid="game"
      data-frame={over ? undefined : game.team}
      data-phase={game.phase}
      data-turn={game.turn}
      data-team={game.team}
      data-own={own}
    >
      <Status />
      {isWide && <TeamSide team="red" />}
      <main class={styles.middle}>
        <Board
          cards={game.cards}
          touchable={touched ?? markable ?? NOTHING}
          marked={marked}
          meant={meant}
          fingers={fingers}
          fresh={fresh}
          held={heldCard()}
          showKey={knowsKey.current && shield.shows && secretsOpen}
          opened={over}
          onTouch={touched === undefined ? mark : touch}
        />
      </main>
      {isWide && <TeamSide team="blue" />}
      {isBig && (isBetween ? <WayInNow /> : <ClassicSoFar />)}
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
      {sheet === 'story' && <StorySheet seals={seals} onClose={() => setSheet(undefined)} />}
    </div>
  );
};
