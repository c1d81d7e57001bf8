import { Judgement } from '../../../board/opinion.tsx';
import { listed } from '../../../lib/listed.ts';
import { locale } from '../../../lib/locale.ts';
import { m } from '../../../messages/index.js';
import styles from './clues.module.css';
import { DECRYPTO_EXAMPLE, type DecryptoExample } from './example.ts';

type Id = keyof DecryptoExample['clues'];

const WHYS: { readonly [id in Id]: () => string } = {
  word: m.decrypto_why_word,
  sentence: m.decrypto_why_sentence,
  year: m.decrypto_why_year,
  keyword: m.decrypto_why_keyword,
  translation: m.decrypto_why_translation,
  again: m.decrypto_why_again,
  digit: m.decrypto_why_digit,
  code: m.decrypto_why_code,
  rhyme: m.decrypto_why_rhyme,
  letters: m.decrypto_why_letters,
};

const Column = ({ ids, title }: { readonly ids: readonly Id[]; readonly title: string }) => {
  const { clues } = DECRYPTO_EXAMPLE[locale.value];
  return (
    <ul class={styles.column} aria-label={title}>
      {ids.map((id) => (
        <li key={id} class={styles.example} data-example={id}>
          <b>
            <bdi>{clues[id].clue}</bdi>
          </b>
          <Judgement verdict={clues[id].is === 'ok' ? 'ok' : 'illegal'}>{WHYS[id]()}</Judgement>
        </li>
      ))}
    </ul>
  );
};

/** X18–X23 · clues of the worked round that would do, and some that would not. */
export const DecryptoClues = () => {
  const { clues, keywords } = DECRYPTO_EXAMPLE[locale.value];
  const ids = Object.keys(clues) as Id[];
  return (
    <div class={styles.clues} data-testid="legal-clues">
      <p>{m.decrypto_clues_for({ words: listed(keywords.white) })}</p>
      <div class={styles.columns}>
        <Column title={m.legal_yes()} ids={ids.filter((id) => clues[id].is === 'ok')} />
        <Column title={m.legal_no()} ids={ids.filter((id) => clues[id].is !== 'ok')} />
      </div>
    </div>
  );
};
