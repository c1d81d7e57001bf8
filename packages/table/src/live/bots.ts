import type { Decided } from '../decide/index.ts';
import { runningMatch } from '../match.ts';
import { botsOf, presentMember } from '../members.ts';
import type { Member, State } from '../types.ts';
import { hashOf, type Situation, situationOf } from './bot-question.ts';
import { startingLine } from './bot-start.ts';
import type { BotAnswer, BotMind, Clock, Outcome } from './port.ts';

/** How long a bot takes for a move, in milliseconds: less for what is chosen than for what is written. */
const CHOOSING = { least: 2000, most: 6000 };
const WRITING = { least: 6000, most: 14_000 };
/** So long it lets people be first, where the first who is ready moves, since anything there was new. */
const AFTER_PEOPLE = 30_000;

/** From here on it points at what it is about to choose, as a part of that time. */
const POINTS_AFTER = 0.5;

/** A mind that fails is asked again this much later, and then less and less often. */
const RETRY = 1000;
const LONGEST_RETRY = 30_000;
/** After so many failures the bot passes, where it may. */
const PATIENCE = 3;

const WRITTEN = ['word', 'clues', 'keywords'] as const;

const isWritten = ({ move }: BotAnswer): boolean => WRITTEN.some((field) => field in move);

/**
 * It follows from what everyone at the table may know. From what the bot sees, or what it chose, whoever
 * measures it could work out the key that it has before it.
 */
const thinkingTime = (
  answer: BotAnswer,
  { stage, question }: Situation,
  movesBefore: number,
): number => {
  const { least, most } = isWritten(answer) ? WRITING : CHOOSING;
  const hash = hashOf(`${question.table.seed} ${stage} ${movesBefore}`);
  return least + (most - least) * ((hash % 1000) / 1000);
};

interface Surroundings {
  readonly stream: string;
  readonly state: () => State;
  readonly clock: Clock;
  readonly isAnyoneHere: () => boolean;
  readonly isAnyoneReading: (match: number) => boolean;
  readonly isAnyoneComposing: () => boolean;
  readonly act: (person: string, id: string, decided: Decided) => Promise<Outcome>;
  readonly point: (person: string, card: number) => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * One bot. It is asked once about each thing that it has before it, and whatever it decides is
 * committed only if that is still before it: so of several processes, or before and after a
 * kill, one acts.
 */
const botPlayer = (member: Member, mind: BotMind, around: Surroundings) => {
  const { stream, state, clock, isAnyoneComposing, act, point, onFault } = around;
  /** What it has thought about last, or thinks about. */
  let asked: string | null = null;
  let isThinking = false;
  let stopped = false;
  /** How often the mind has failed, and how often in a row nothing came of a try, for whatever reason. */
  let failures = 0;
  let tries = 0;
  let moves = 0;
  /** Since when it has had this to do. */
  let since: { readonly stage: string; readonly at: number } | null = null;
  /** When it saw what it has before it now. */
  let lookedAt = 0;
  let cancel = () => {};
  /** What it does once no person composes what it could be first with. */
  let afterPeople: (() => void) | undefined;

  const situation = (): Situation | null => {
    const now = presentMember(state(), member.id);
    return now === undefined ? null : situationOf(stream, state(), now);
  };
  const wait = (time: number, run: () => void) => {
    cancel();
    cancel = clock.at(time, run);
  };
  const lookAgain = () => {
    asked = null;
    look();
  };
  const retry = () => {
    tries += 1;
    const pause = Math.min(RETRY * 2 ** tries, LONGEST_RETRY);
    wait(clock.now() + pause, lookAgain);
  };
  const fail = (error: unknown) => {
    failures += 1;
    onFault(error);
    retry();
  };

  const answerTo = async ({ question, passing }: Situation): ReturnType<BotMind['decide']> => {
    if (failures >= PATIENCE && passing !== null) return { move: passing, sure: 0 };
    return mind.decide(question);
  };

  const commit = async ({ id, turn }: Situation, { move }: BotAnswer) => {
    const isStill = (now: State) => situationOf(stream, now, member)?.id === id;
    const command = { kind: 'play', move } as const;
    const outcome = await act(member.person, id, { turn, command, onlyIf: isStill });
    if (stopped) return;
    if (outcome.kind === 'done') {
      failures = 0;
      tries = 0;
      moves += 1;
      since = null;
      look();
    } else if (outcome.reason === 'stale') lookAgain();
    else if (outcome.reason === 'unavailable') retry();
    else fail(new Error(`what a bot chose was refused: ${move.kind}, ${outcome.reason}`));
  };

  const goAbout = (now: Situation, answer: BotAnswer) => {
    const { pace = 1 } = mind;
    const mayPeopleBeFirst = now.mayPeopleBeFirst(answer.move);
    /** What has changed a moment ago is not answered at once, however long it has been on. */
    const due = Math.max(
      (since?.at ?? lookedAt) + pace * thinkingTime(answer, now, moves),
      lookedAt + pace * (mayPeopleBeFirst ? AFTER_PEOPLE : CHOOSING.least),
    );
    const [card] = answer.cards ?? [];
    const isPointed = card !== undefined && !isWritten(answer);
    const isForOthers = now.isForOthers(answer.move);
    const finish = () => {
      if (isForOthers) return;
      if (mayPeopleBeFirst && isAnyoneComposing()) {
        afterPeople = () => wait(clock.now() + pace * CHOOSING.least, finish);
      } else void commit(now, answer).catch(fail);
    };
    const show = () => {
      if (isPointed) point(member.person, card);
      wait(due, finish);
    };
    wait(lookedAt + (due - lookedAt) * POINTS_AFTER, show);
  };

  const think = async (now: Situation) => {
    isThinking = true;
    try {
      const answer = await answerTo(now);
      isThinking = false;
      if (stopped) return;
      if (answer === 'busy') retry();
      else if (situation()?.id !== now.id) lookAgain();
      else if (answer !== null) goAbout(now, answer);
    } catch (error) {
      isThinking = false;
      if (!stopped) fail(error);
    }
  };

  /** One question at a time: what changes while it thinks is looked at afterwards. */
  const look = () => {
    if (isThinking || stopped) return;
    const now = situation();
    if (now !== null && now.id === asked) return;
    cancel();
    afterPeople = undefined;
    asked = now?.id ?? null;
    if (now === null) since = null;
    else {
      lookedAt = clock.now();
      if (since?.stage !== now.stage) since = { stage: now.stage, at: clock.now() };
      void think(now);
    }
  };

  return {
    look,
    attended() {
      if (afterPeople === undefined || isAnyoneComposing()) return;
      const goOn = afterPeople;
      afterPeople = undefined;
      goOn();
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
};

/** The bots of a table while somebody looks at it. Where there are none, or nobody thinks for them, nothing is done. */
export const botPlayers = (mind: BotMind | undefined, around: Surroundings) => {
  const players = new Map<string, ReturnType<typeof botPlayer>>();

  const look = () => {
    if (mind === undefined) return;
    const now = around.state();
    const running = now.closed === null && around.isAnyoneHere() ? runningMatch(now) : null;
    if (running === null) line?.leave();
    const isPlaying = running !== null && line?.mayBegin(running.number) === true;
    const bots = isPlaying ? botsOf(now) : [];
    for (const [id, player] of players) {
      if (bots.some((bot) => bot.id === id)) continue;
      player.stop();
      players.delete(id);
    }
    for (const bot of bots) {
      const player = players.get(bot.id) ?? botPlayer(bot, mind, around);
      players.set(bot.id, player);
      player.look();
    }
  };
  const line = mind && startingLine(mind, around, look);

  return {
    /** Called whenever the state, or whether anyone is here, may have changed. */
    look,
    /** Called whenever who reads, or who composes, may have changed. */
    attended() {
      if (line?.isWaiting()) look();
      for (const player of players.values()) player.attended();
    },
    stop() {
      line?.leave();
      for (const player of players.values()) player.stop();
      players.clear();
    },
  };
};
