import { signal } from '@preact/signals';
import { m } from '../../messages/index.js';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './lesson.module.css';

/** The words of the game, as a newcomer meets them. */
const TERMS = {
  keyword: { term: m.decrypto_term_keyword, about: m.decrypto_term_keyword_about },
  transmission: { term: m.decrypto_term_transmission, about: m.decrypto_term_transmission_about },
  interception: { term: m.decrypto_term_interception, about: m.decrypto_term_interception_about },
  miscommunication: {
    term: m.decrypto_term_miscommunication,
    about: m.decrypto_term_miscommunication_about,
  },
} as const;
export type Term = keyof typeof TERMS;

const isOpen = signal(false);
const setOpen = (open: boolean) => {
  isOpen.value = open;
};

/** Each word opens the page on which all of them are explained. */
export const Terms = ({ terms }: { readonly terms: readonly Term[] }) => (
  <p class={styles.terms}>
    {terms.map((term) => (
      <button
        key={term}
        type="button"
        class={styles.term}
        data-term={term}
        onClick={() => setOpen(true)}
      >
        {TERMS[term].term()}
      </button>
    ))}
  </p>
);

/** The page itself, while it is open. */
export const GlossaryHere = () => {
  if (!isOpen.value) return null;
  return (
    <Sheet title={m.decrypto_terms()} onClose={() => setOpen(false)}>
      <dl class={styles.glossary} data-testid="glossary">
        {Object.values(TERMS).map(({ term, about }) => (
          <div key={term()}>
            <dt>{term()}</dt>
            <dd>{about()}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
};
