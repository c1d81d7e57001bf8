import { PAGES } from '@remez/protocol/routes';
import { m } from '../../paraglide/messages.js';
import { Chapters } from '../../ui/chapters.tsx';
import { Link } from '../../ui/page.tsx';

/** The rules of Decrypto in our own words. */
export const Rules = () => (
  <>
    <Chapters
      chapters={[
        {
          title: m.decrypto_rules_idea_title(),
          lines: [m.decrypto_rules_idea_1(), m.decrypto_rules_idea_2(), m.decrypto_rules_idea_3()],
        },
        {
          title: m.decrypto_rules_round_title(),
          lines: [
            m.decrypto_rules_round_1(),
            m.decrypto_rules_round_2(),
            m.decrypto_rules_round_3(),
            m.decrypto_rules_round_4(),
            m.decrypto_rules_round_5(),
          ],
        },
        {
          title: m.decrypto_rules_clues_title(),
          lines: [
            m.decrypto_rules_clues_1(),
            m.decrypto_rules_clues_2(),
            m.decrypto_rules_clues_3(),
            m.decrypto_rules_clues_4(),
          ],
        },
        {
          title: m.decrypto_rules_challenge_title(),
          lines: [m.decrypto_rules_challenge_1(), m.decrypto_rules_challenge_2()],
        },
        {
          title: m.decrypto_rules_win_title(),
          lines: [
            m.decrypto_rules_win_1(),
            m.decrypto_rules_win_2(),
            m.decrypto_rules_win_3(),
            m.decrypto_rules_win_4(),
          ],
        },
        {
          title: m.decrypto_rules_trio_title(),
          lines: [m.decrypto_rules_trio_1(), m.decrypto_rules_trio_2()],
        },
        {
          title: m.rules_spirit_title(),
          lines: [m.decrypto_rules_spirit_1(), m.decrypto_rules_spirit_2()],
        },
      ]}
    />
    <p>
      <Link to={PAGES.sheet}>{m.decrypto_print_empty()}</Link>
    </p>
  </>
);
