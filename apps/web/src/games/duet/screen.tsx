import type { DuetView } from '@remez/protocol/client';
import { useMemo, useState } from 'preact/hooks';
import { useFresh } from '../../board/fresh.ts';
import { useMarking } from '../../board/marking.ts';
import { useMeaning } from '../../board/meaning.ts';
import styles from '../../board/screen.module.css';
import { useAlerts } from '../../lib/alerts.ts';
import { useMedia, WIDE } from '../../lib/media.ts';
import { m } from '../../messages/index.js';
import { useIsShared } from '../../table/between/next.ts';
import { WayInNow } from '../../table/between/parts.tsx';
import frame from '../../table/big-screen/frame.module.css';
import { useIsBigScreen } from '../../table/big-screen/is-big.ts';
import { MenuSheet } from '../../table/menu.tsx';
import { useSecretsOpen } from '../../table/moments/dealt.ts';
import { useSeals } from '../../table/seals.ts';
import { TalkSheet } from '../../table/talk.tsx';
import { type ToolSheet, Tools, useShield } from '../../table/tools.tsx';
import { IconButton } from '../../ui/button.tsx';
import { heldCard } from '../../ui/moments/queue.ts';
import { Actions } from './actions.tsx';
import { AidSheet } from './aid.tsx';
import { type Places, useGame, usePlaces, usePlay } from './at-game.ts';
import { Board } from './board.tsx';
import duet from './duet.module.css';
import { End } from './end.tsx';
import { useExpectation } from './expectation.ts';
import { Edge, isOnTurn, SidePanel } from './sides.tsx';
import { DuetSoFar } from './so-far.tsx';
import { Status } from './status.tsx';
import { StorySheet } from './story.tsx';

const NOTHING: readonly number[] = [];

/** Whom everyone waits for, unless it is both; and the last hope. */
const frameOf = (game: DuetView, { near, far }: Places): string | undefined => {
  if (game.phase === 'suddenDeath') return 'last';
  const [place, other] = (['near', 'far'] as const).filter((each) =>
    isOnTurn(game, each === 'near' ? near : far),
  );
  return other === undefined ? place : undefined;
};

export const Screen = ({ onPrepare }: { readonly onPrepare: () => void }) => {
  const game = useGame();
  const play = usePlay();
  const places = usePlaces();
  const [sheet, setSheet] = useState<ToolSheet | 'aid'>();
  const shield = useShield();
  const secretsOpen = useSecretsOpen();
  const guesses = game.story.flatMap((turn) => turn.guesses);
  const fresh = useFresh(guesses.at(-1)?.card, guesses.length);
  const seals = useSeals([game.commitment]);
  const guessable = game.can.guess;
  const { marked, touch, fingers } = useMarking(guessable ?? NOTHING);
  const { markable, meant, mark } = useMeaning(game, {
    isShown: shield.shows && secretsOpen,
    amend: (cards) => void play({ kind: 'amendMeant', cards }),
  });
  useAlerts(useExpectation());
  const over = game.phase === 'over';
  /** The same all the time, so that the tools are not drawn again with every move. */
  const label = m.duet_aid();
  const aidTool = useMemo(
    () => (
      <IconButton
        label={label}
        icon="idea"
        data-testid="tool-aid"
        onClick={() => setSheet('aid')}
      />
    ),
    [label],
  );
  const isBig = useIsBigScreen();
  const isWide = useMedia(WIDE);
  const isBetween = useIsShared() && over;
  const close = () => setSheet(undefined);
  return (
    <div
      class={`${styles.screen} ${duet.screen} ${frame.frame}`}
      data-testid="game"
      data-game="duet"
      data-frame={frameOf(game, places)}
      data-phase={game.phase}
      data-turn={game.turn}
    >
      <Status />
      {isWide && <SidePanel side={places.near} />}
      <main class={`${styles.middle} ${duet.middle}`}>
        <Edge side={places.far} />
        <Board
          game={game}
          touchable={guessable ?? markable ?? NOTHING}
          marked={marked}
          meant={meant}
          fingers={fingers}
          fresh={fresh}
          held={heldCard()}
          opened={over}
          showKey={places.isSeated && shield.shows && secretsOpen}
          onTouch={guessable === undefined ? mark : touch}
        />
        {!places.isSeated && <Edge side={places.near} />}
      </main>
      {isWide && <SidePanel side={places.far} />}
      {isBig && (isBetween ? <WayInNow /> : <DuetSoFar />)}
      <div class={styles.panel} data-panel>
        {over ? (
          <End seals={seals} onPrepare={onPrepare} onStory={() => setSheet('story')} />
        ) : (
          <Actions marked={marked} />
        )}
        <Tools shield={places.isSeated && !over ? shield : undefined} onOpen={setSheet}>
          {game.aid && aidTool}
        </Tools>
      </div>
      {sheet === 'menu' && <MenuSheet onClose={close} />}
      {sheet === 'talk' && <TalkSheet onClose={close} />}
      {sheet === 'story' && <StorySheet seals={seals} onClose={close} />}
      {sheet === 'aid' && <AidSheet onClose={close} />}
    </div>
  );
};
