import { useState } from 'preact/hooks';
import { ClassicRules } from '../games/classic/rules.tsx';
import { GAME_NAMES, type GameName, wordsOf } from '../lib/games.ts';
import { DecryptoRules, DuetRules } from '../lib/parts.ts';
import { m } from '../paraglide/messages.js';
import { Choice } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';

const TEXTS = {
  classic: ClassicRules,
  duet: DuetRules.Part,
  decrypto: DecryptoRules.Part,
} as const;

export const RulesOf = ({ game }: { readonly game: GameName }) => {
  const Text = TEXTS[game];
  return <Text />;
};

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
