import { useState } from 'preact/hooks';
import { GAME_NAMES, type GameName, wordsOf } from '../lib/games.ts';
import { lazy } from '../lib/lazy.tsx';
import { m } from '../paraglide/messages.js';
import { Choice } from '../ui/field.tsx';
import { SmallNotice } from './notice.tsx';
import { Page } from './page.tsx';
import { ClassicRules } from './rules-text.tsx';

const DecryptoRules = lazy(
  () => import('../decrypto/rules-text.tsx').then((part) => part.DecryptoRules),
  SmallNotice,
);

export const RulesOf = ({ game }: { readonly game: GameName }) =>
  game === 'classic' ? <ClassicRules /> : <DecryptoRules />;

export const RulesScreen = () => {
  const [game, setGame] = useState<GameName>('classic');
  return (
    <Page reading back>
      <h1>{m.rules_title()}</h1>
      <Choice
        label={m.which_game()}
        value={game}
        options={GAME_NAMES.map((value) => ({ value, label: wordsOf(value).name() }))}
        onChoose={setGame}
      />
      <RulesOf game={game} />
    </Page>
  );
};
