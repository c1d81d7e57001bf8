import { PAGES } from '@remez/protocol/routes';
import { FIRST_GAME, GAMES } from '../games/index.ts';
import { goInstead, learnPath } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { type GameName, namesOf } from '../table/game-ui.ts';
import { Choice } from '../ui/field.tsx';
import { Link, Page } from '../ui/page.tsx';
import shared from '../ui/shared.module.css';

/** An anchor is the name of a game, alone or before that of a chapter. */
const parseAnchor = (anchor: string): { readonly game: GameName; readonly at?: string } => {
  const [first, ...rest] = anchor.split('-');
  const game = namesOf(GAMES).find((name) => name === first) ?? FIRST_GAME;
  return rest.length === 0 ? { game } : { game, at: rest.join('-') };
};

export const RulesScreen = ({ anchor }: { readonly anchor: string }) => {
  const { game, at } = parseAnchor(anchor);
  const { Rules, lesson } = GAMES[game];
  return (
    <Page reading back>
      <h1>{m.rules_title()}</h1>
      <Choice
        label={m.which_game()}
        value={game}
        options={namesOf(GAMES).map((value) => ({ value, label: GAMES[value].title() }))}
        onChoose={(chosen) => goInstead(`${PAGES.rules}#${chosen}`)}
      />
      {lesson && (
        <p class={shared.soft} data-testid="to-lesson">
          <Link to={learnPath(game)}>{m.learn_by_playing()}</Link> · {m.learn_by_playing_about()}
        </p>
      )}
      <Rules key={game} at={at} />
    </Page>
  );
};
