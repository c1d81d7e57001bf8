import type { Verdict } from '@remez/protocol/client';
import type { ComponentChildren } from 'preact';
import type { Against } from '../lib/referee.ts';
import { verdictText } from '../lib/verdicts.ts';
import { m } from '../messages/index.js';
import { useTable } from '../table/at-table.ts';
import { HelpLink } from '../table/help.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './opinion.module.css';

const LOOKS = {
  ok: { icon: 'check', title: m.opinion_ok },
  warn: { icon: 'question', title: m.opinion_warn },
  illegal: { icon: 'close', title: m.opinion_illegal },
} as const;

/** How a verdict looks, wherever one is told. */
export const Judgement = ({
  verdict,
  children,
}: {
  readonly verdict: keyof typeof LOOKS;
  readonly children: ComponentChildren;
}) => {
  const { icon, title } = LOOKS[verdict];
  return (
    <p class={styles.opinion} data-testid="opinion" data-verdict={verdict}>
      <Icon name={icon} size={18} />
      <span>
        <b>{title()}</b> {children}
      </span>
    </p>
  );
};

/** What the referee thinks: mild where it is in doubt, plain where it is sure. */
export const Opinion = ({
  verdict,
  clue,
}: {
  readonly verdict: Verdict;
  readonly clue: string;
}) => (
  <Judgement verdict={verdict.verdict}>
    {verdictText(verdict, clue)} <HelpLink to="legal">{m.help_legal()}</HelpLink>
  </Judgement>
);

/** L · the side that challenges sees what the referee thought of the clue. */
export const RefereeNote = ({
  verdict,
  clue,
}: {
  readonly verdict: Verdict | undefined;
  readonly clue: { readonly word: string } | undefined;
}) => {
  return verdict === undefined || clue === undefined ? null : (
    <Opinion verdict={verdict} clue={clue.word} />
  );
};

export interface BoardWord {
  readonly word: string;
  readonly covered: boolean;
}

/** What a clue is judged against in this room, unless it has no referee. */
export const useAgainst = (cards: readonly BoardWord[], approved: readonly string[]): Against => {
  const { language, clues } = useTable().view.settings;
  if (clues.referee === 'off') return undefined;
  const words = (covered: boolean) =>
    cards.filter((card) => card.covered === covered).map(({ word }) => word);
  const board = { against: 'board', visible: words(false), covered: words(true) } as const;
  return { asked: { language, allow: clues.allow, ...board }, approved };
};
