import type { Turn } from '@remez/protocol/client';
import chipStyles from '../../board/chip.module.css';
import { StoryClue, TurnStory } from '../../board/turn-story.tsx';
import { m } from '../../paraglide/messages.js';
import { Story } from '../../table/story.tsx';
import { useGame } from './at-game.ts';
import { identityName } from './card.tsx';
import { teamName } from './team-name.ts';

const endingOf = (turn: Turn): string | undefined => {
  switch (turn.ended) {
    case 'time':
      return m.ended_time();
    case 'movedOn':
      return m.ended_moved_on();
    case 'penalised':
      return m.ended_penalised();
    default:
      return undefined;
  }
};

const StoryTurn = ({ turn }: { readonly turn: Turn }) => {
  const { cards, mode } = useGame();
  const ruling = turn.challenge?.ruling;
  return (
    <TurnStory
      team={turn.team}
      head={
        <>
          {teamName(turn.team, mode)}
          {turn.clue && (
            <>
              {' · '}
              <StoryClue clue={turn.clue} />
            </>
          )}
        </>
      }
      guesses={turn.guesses.map(({ card, identity, by }) => ({
        word: cards[card]?.word,
        identity,
        name: identityName(identity),
        by,
      }))}
      covers={turn.covers.map(({ card, cause }) => (
        <li key={card} class={chipStyles.chip} data-is={cards[card]?.covered}>
          <bdi>{cards[card]?.word}</bdi>
          <small>{cause === 'penalty' ? m.covered_penalty() : m.covered_simulated()}</small>
        </li>
      ))}
      notes={[
        ruling && (ruling === 'stands' ? m.challenge_stood() : m.challenge_made()),
        endingOf(turn),
      ]}
    />
  );
};

export const StorySheet = ({ onClose }: { readonly onClose: () => void }) => {
  const turns = useGame().story.filter(
    ({ clue, ended, covers }) => clue !== undefined || ended !== undefined || covers.length > 0,
  );
  return (
    <Story
      turns={turns.map((turn) => <StoryTurn key={turn.turn} turn={turn} />)}
      onClose={onClose}
    />
  );
};
