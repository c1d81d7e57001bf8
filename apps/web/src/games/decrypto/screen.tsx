import { useEffect, useRef, useState } from 'preact/hooks';
import { useAlerts } from '../../lib/alerts.ts';
import { WIDE } from '../../lib/media.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import frame from '../../table/big-screen/frame.module.css';
import { MenuSheet } from '../../table/menu.tsx';
import { useDealt } from '../../table/moments/dealt.ts';
import { useSeals } from '../../table/seals.ts';
import { TalkSheet } from '../../table/talk.tsx';
import { type ToolSheet, Tools } from '../../table/tools.tsx';
import { next } from '../../ui/moments/queue.ts';
import { Answer } from './answer.tsx';
import { ShownGame, useGame } from './at-game.ts';
import { End } from './end.tsx';
import { useExpectation } from './expectation.ts';
import { GlossaryHere } from './glossary.tsx';
import type { Shield } from './keywords.tsx';
import { FirstGame, useIsFirstGame } from './lesson.tsx';
import { Naming } from './naming.tsx';
import { PrintedSheets } from './print.tsx';
import { Reveal } from './reveal.tsx';
import { shownIn, useReveal } from './reveal-steps.ts';
import { Ruling } from './ruling.tsx';
import styles from './screen.module.css';
import { Status } from './status.tsx';
import { StorySheet } from './story.tsx';
import { TeamMark } from './team-mark.tsx';
import { teamName } from './team-name.ts';
import { TeamSide } from './team-side.tsx';
import { type Game, type Team, transmitters } from './view.ts';
import { WaitForClues } from './wait-for-clues.tsx';
import { WriteClues } from './write-clues.tsx';

type Tab = 'now' | Team;

/** Phones are looked over, so a page that opens there shows nothing; a wide screen is one's own. */
const useShield = (): Shield => {
  /** Until one's card is opened, nothing that is ours alone is drawn; whoever opens it has asked for it. */
  const { isOpen, isOpenedHere } = useDealt();
  const [isPhone] = useState(() => !matchMedia(WIDE).matches);
  const [chosen, onHide] = useState<boolean>();
  const [peeking, onPeek] = useState(false);
  const hidden = chosen ?? (isPhone && !isOpenedHere);
  return { hidden: hidden || !isOpen, peeking, onHide, onPeek };
};

/** By colour and shape: a name that a team picked may be long. */
const SheetTab = ({ team, mode }: { readonly team: Team; readonly mode: Game['mode'] }) => (
  <>
    <TeamMark team={team} />
    {teamName({ names: { white: null, black: null }, mode }, team)}
  </>
);

const Tabs = ({
  tab,
  isMine,
  onChoose,
}: {
  readonly tab: Tab;
  readonly isMine: boolean;
  readonly onChoose: (tab: Tab) => void;
}) => {
  const { mode } = useGame();
  const tabs: readonly Tab[] = ['now', ...transmitters({ mode })];
  return (
    <nav class={styles.tabs} aria-label={m.decrypto_sheets()}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          class={styles.tab}
          data-testid={`tab-${each}`}
          aria-pressed={tab === each}
          onClick={() => onChoose(each)}
        >
          {each === 'now' ? m.decrypto_now() : <SheetTab team={each} mode={mode} />}
          {each === 'now' && isMine && tab !== 'now' && <span class={styles.dot} />}
        </button>
      ))}
    </nav>
  );
};

const Phase = ({
  shield,
  seals,
  onPrepare,
}: {
  readonly shield: Shield;
  readonly seals: readonly string[];
  readonly onPrepare: () => void;
}) => {
  const { phase, card } = useGame();
  switch (phase) {
    case 'write':
      return card !== undefined && card.clues === undefined ? (
        <WriteClues shield={shield} />
      ) : (
        <WaitForClues shield={shield} />
      );
    case 'answer':
      return <Answer shield={shield} />;
    case 'ruling':
      return <Ruling shield={shield} />;
    case 'name':
      return <Naming />;
    case 'over':
      return <End seals={seals} onPrepare={onPrepare} />;
  }
};

export const Screen = ({ onPrepare }: { readonly onPrepare: () => void }) => {
  const { match, isLesson } = useTable();
  const game = useGame();
  const shield = useShield();
  const isFirstGame = useIsFirstGame(game);
  const expected = useExpectation();
  const [tab, setTab] = useState<Tab>('now');
  const [open, setOpen] = useState<ToolSheet>();
  const reveal = useReveal();
  const seals = useSeals([game.commitment, ...game.seals.map(({ commitment }) => commitment)]);
  /** What comes next would give away how this ended. */
  const expectation =
    reveal === undefined ? expected : { text: m.decrypto_revealing(), isMine: false };
  const turn = reveal?.row.team ?? (game.phase === 'over' ? undefined : game.team);
  useAlerts(expectation);
  const close = () => setOpen(undefined);
  /** The button goes away with the reveal; a keyboard goes on at what comes next. */
  const goesOn = useRef(false);
  useEffect(() => {
    if (reveal !== undefined || !goesOn.current) return;
    goesOn.current = false;
    document.querySelector<HTMLElement>('[data-stage]')?.focus();
  }, [reveal]);
  return (
    <ShownGame.Provider value={shownIn(game, reveal)}>
      <div
        class={`${styles.screen} ${frame.frame}`}
        data-testid="game"
        data-frame={turn}
        data-game="decrypto"
        data-match={match}
        data-phase={game.phase}
        data-round={game.round}
        data-team={game.team}
        data-own={game.side}
        data-tab={tab}
      >
        <Status expectation={expectation} turn={turn} revealedRound={reveal?.row.round} />
        <Tabs tab={tab} isMine={expected.isMine || reveal !== undefined} onChoose={setTab} />
        <TeamSide team="white" turn={turn} shown={tab === 'white'} />
        {reveal === undefined ? (
          <FirstGame.Provider value={isFirstGame && !isLesson}>
            <Phase shield={shield} seals={seals} onPrepare={onPrepare} />
          </FirstGame.Provider>
        ) : (
          <Reveal
            reveal={reveal}
            onDone={() => {
              goesOn.current = true;
              next();
            }}
          />
        )}
        <TeamSide team="black" turn={turn} shown={tab === 'black'} />
        <div class={styles.tools}>
          <Tools shield={undefined} onOpen={setOpen} />
        </div>
        <GlossaryHere />
        {open === 'menu' && <MenuSheet onClose={close} />}
        {open === 'talk' && <TalkSheet onClose={close} />}
        {open === 'story' && <StorySheet seals={seals} onClose={close} />}
      </div>
      {game.phase === 'over' && <PrintedSheets game={game} />}
    </ShownGame.Provider>
  );
};
