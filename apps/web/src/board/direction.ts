import type { Settings } from '@remez/protocol/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { TableContext } from '../table/at-table.ts';

/** The language of a board that lies on no table. */
export const BoardLanguage = createContext<Settings['language'] | null>(null);

/** The same corner is first on every screen of a table, whatever language the screen speaks. */
export const useDirection = (): 'rtl' | 'ltr' => {
  const own = useContext(BoardLanguage);
  const table = useContext(TableContext);
  return (own ?? table?.view.settings.language) === 'he' ? 'rtl' : 'ltr';
};
