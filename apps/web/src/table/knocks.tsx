import type { Me } from '@remez/protocol/client';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import styles from './knocks.module.css';

type Knock = NonNullable<Me['knocks']>[number];

/** Nobody waits for longer. */
const LASTS = 600_000;

const useQuestion = ({ name, seat, member, as, watching }: Knock): string => {
  const { view } = useTable();
  const { place: placeName } = useGameUi();
  if (watching) return m.knock_watch();
  if (seat === undefined) return as === undefined ? m.knock_new({ name }) : m.knock_as({ name });
  const place = view.seats.find((each) => each.seat === seat);
  const where = place === undefined ? seat : placeName(place, view.settings);
  const isTaken = place !== undefined && place.members.length >= place.most && member !== undefined;
  return isTaken ? m.knock_seat_again({ name, seat: where }) : m.knock_seat({ name, seat: where });
};

const answerTo = ({ seat, watching }: Knock): string => {
  if (watching) return m.knock_admit_watch();
  return seat !== undefined ? m.knock_admit_as() : m.knock_admit();
};

const Question = ({ asked }: { readonly asked: Knock }) => {
  const { act, away, nameOf } = useTable();
  const { knock, as } = asked;
  const question = useQuestion(asked);
  /** Whoever is here needs no second device so soon: perhaps it is somebody else. */
  const isDoubtful = as !== undefined && !away.value.includes(as);
  return (
    <li class={styles.knock} data-knock={knock}>
      <p role="alert">{question}</p>
      {isDoubtful && <p class={shared.soft}>{m.knock_as_here({ name: nameOf(as) })}</p>}
      <div class={styles.answers}>
        <Button
          look={isDoubtful ? 'secondary' : 'primary'}
          data-testid="knock-admit"
          onClick={() => act({ kind: 'admit', knock, ...(as !== undefined && { as }) })}
        >
          {answerTo(asked)}
        </Button>
        <Button
          look="ghost"
          data-testid="knock-no"
          onClick={() => act({ kind: 'turnAway', knock })}
        >
          {m.knock_no()}
        </Button>
      </div>
    </li>
  );
};

/** On the host's screen: who asks to come in or to sit, each answered with one tap. */
export const Knocks = () => {
  const { me, session } = useTable();
  const waiting = (me.knocks ?? []).filter(({ at }) => session.serverNow() - at < LASTS);
  const [first] = waiting;
  if (first === undefined) return null;
  return (
    <section class={styles.place} aria-label={m.knocks()}>
      <ul>
        <Question key={first.knock} asked={first} />
      </ul>
    </section>
  );
};
