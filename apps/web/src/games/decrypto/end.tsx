import { useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Between, WayInNow } from '../../table/between/parts.tsx';
import { ToEnding } from '../../table/moments/to-ending.tsx';
import { Again } from '../../table/next-steps.tsx';
import { Button } from '../../ui/button.tsx';
import { useGame, useTeamName } from './at-game.ts';
import { Actions, Stage } from './frame.tsx';
import { NamedKeywords } from './near-misses.tsx';
import parts from './parts.module.css';
import { SealedMatch } from './sealed-match.tsx';
import styles from './stage.module.css';
import { StorySheet } from './story.tsx';
import { TeamMark } from './team-mark.tsx';
import { teamName } from './team-name.ts';
import { type Game, TEAMS, transmitters } from './view.ts';

const WHY = {
  interceptions: m.decrypto_by_interceptions,
  miscommunications: m.decrypto_by_miscommunications,
  points: m.decrypto_by_points,
  keywords: m.decrypto_by_keywords,
  rounds: m.decrypto_by_rounds,
} as const;

const resultText = (game: Game): string => {
  const { result } = game;
  if (result === undefined) return '';
  if (result.why === 'abandoned') return m.result_abandoned();
  const why = WHY[result.why]();
  if (result.winner === 'all') return `${m.decrypto_all_win()} ${why}`;
  if (result.winner === 'none') return why;
  const who =
    result.winner === game.side
      ? m.ending_we_won()
      : m.decrypto_wins({ team: teamName(game, result.winner) });
  return `${who} ${why}`;
};

/** X2 · both teams' keywords, open at last. */
const OpenKeywords = () => {
  const game = useGame();
  const teamName = useTeamName();
  return (
    <div class={styles.opened}>
      {TEAMS.filter((team) => transmitters(game).includes(team)).map((team) => (
        <section key={team} aria-label={teamName(team)} data-testid={`keywords-${team}`}>
          <h2>
            <TeamMark team={team} />
            <bdi>{teamName(team)}</bdi>
          </h2>
          <ol class={parts.words}>
            {game.keywords[team]?.map((word, index) => (
              <li key={word} class={parts.word}>
                <b class={parts.digit}>{index + 1}</b> <bdi>{word}</bdi>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};

export const End = ({
  seals,
  onPrepare,
}: {
  readonly seals: readonly string[];
  readonly onPrepare: () => void;
}) => {
  const game = useGame();
  const { watching } = useTable();
  const [story, setStory] = useState(false);
  return (
    <>
      <Stage>
        <p class={styles.result} data-testid="result" role="status">
          {resultText(game)}
        </p>
        {watching && <Between />}
        <OpenKeywords />
        {!watching && <Between />}
        <NamedKeywords />
        <SealedMatch seals={seals} onlyIfBroken />
      </Stage>
      {watching ? (
        <Actions>
          <WayInNow inLine />
        </Actions>
      ) : (
        <Actions>
          <div class={parts.buttons}>
            <Again />
            <ToEnding />
          </div>
          <div class={parts.buttons}>
            <Button data-testid="story" onClick={() => setStory(true)}>
              {m.story()}
            </Button>
            <Button icon="print" data-testid="print" onClick={() => print()}>
              {m.decrypto_print()}
            </Button>
            <Button data-testid="to-lobby" onClick={onPrepare}>
              {m.to_lobby()}
            </Button>
          </div>
        </Actions>
      )}
      {story && <StorySheet seals={seals} onClose={() => setStory(false)} />}
    </>
  );
};
