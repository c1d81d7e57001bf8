import type { Settings } from '@remez/protocol/client';
import { useState } from 'preact/hooks';
import { LOCALES } from '../../lib/locale.ts';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Choice } from '../../ui/field.tsx';
import { lazily } from '../../ui/lazy.tsx';
import { SmallNotice } from '../../ui/notice.tsx';
import { LANGUAGE_NAMES } from '../../ui/preferences.tsx';
import shared from '../../ui/shared.module.css';
import { useTable } from '../at-table.ts';
import { namesOf, useGames } from '../game-ui.ts';
import foldStyles from './fold.module.css';

type Pack = Settings['packs'][number];

const List = lazily(async () => (await import('./list-sheet.tsx')).ListSheet, SmallNotice);

/** A pack is called after the game it was made for: `game.language`. */
const usePackName = () => {
  const games = useGames();
  return (pack: Pack): string => {
    if (pack === 'custom') return m.pack_custom();
    const game = namesOf(games).find((each) => pack.startsWith(`${each}.`));
    return (game && games[game].pack?.()) ?? pack;
  };
};

/** Which words lie on the table, for those who do not choose them. */
export const WordsLine = () => {
  const { packs, language } = useTable().view.settings;
  const packName = usePackName();
  return (
    <p class={shared.soft} data-testid="words-line">
      {m.words_line({ packs: packs.map(packName).join(' + '), language: LANGUAGE_NAMES[language] })}
    </p>
  );
};

export const WordSettings = () => {
  const { view, act } = useTable();
  const games = useGames();
  const packName = usePackName();
  const [listing, setListing] = useState(false);
  const { packs, language } = view.settings;
  /** Opened when it has come, and when it cannot, since it says so itself. */
  const openList = () =>
    List.load()
      .catch(() => {})
      .then(() => setListing(true));
  const offered: readonly Pack[] = [
    ...namesOf(games)
      .filter((game) => games[game].pack !== undefined)
      .map((game): Pack => `${game}.${language}`),
    ...(view.custom?.language === language ? (['custom'] as const) : []),
  ];
  return (
    <details class={foldStyles.more}>
      <summary data-testid="word-settings">
        <span class={foldStyles.folded}>
          {m.words()}
          <small class={shared.soft}>{packs.map(packName).join(' + ')}</small>
        </span>
      </summary>
      <div class={foldStyles.moreBody}>
        <Choice
          label={m.words_language()}
          value={language}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChoose={(value) => act({ kind: 'set', settings: { language: value } })}
        />
        <Chips
          label={m.words_packs()}
          chosen={packs}
          options={offered.map((value) => ({ value, label: packName(value) }))}
          onChoose={(chosen) => act({ kind: 'set', settings: { packs: chosen } })}
        />
        <p class={shared.soft}>{m.words_about()}</p>
        <Button icon="plus" data-testid="own-list" onClick={openList}>
          {view.custom === undefined ? m.list_bring() : m.list_replace()}
        </Button>
        {view.custom !== undefined && (
          <p class={shared.soft} data-testid="list-size">
            {m.list_size({ count: view.custom.words })}
          </p>
        )}
      </div>
      {listing && <List.Part onClose={() => setListing(false)} />}
    </details>
  );
};
