import type { Verdict } from '@remez/protocol/client';
import { useEffect, useState } from 'preact/hooks';
import type { Answer, Asked, Question } from '../worker/messages.ts';

/** So long a pause is the end of a word, or of a thought. */
const PAUSE = 180;

type Ask = (asked: Asked) => Promise<Verdict | undefined>;

const SILENT: Ask = () => Promise.resolve(undefined);

/** A worker that fails, or a browser without any, has no opinion; the server's own still holds. */
const openReferee = (): Ask => {
  const waiting = new Map<number, (verdict: Verdict | undefined) => void>();
  let asks = 0;
  let isLost = false;
  let worker: Worker;
  try {
    worker = new Worker(new URL('../worker/referee.ts', import.meta.url), {
      type: 'module',
      name: 'referee',
    });
  } catch {
    return SILENT;
  }
  worker.onmessage = ({ data: { id, verdict } }: MessageEvent<Answer>) => {
    waiting.get(id)?.(verdict);
    waiting.delete(id);
  };
  worker.onerror = () => {
    isLost = true;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };
  return (asked) =>
    new Promise((resolve) => {
      if (isLost) return resolve(undefined);
      asks += 1;
      waiting.set(asks, resolve);
      const question: Question = { id: asks, asked };
      worker.postMessage(question);
    });
};

/** One for the page, fetched when someone is first about to write a clue. */
let referee: Ask | undefined;

const ask: Ask = (asked) => {
  referee ??= openReferee();
  return referee(asked);
};

/** What a clue is judged against; undefined where nobody is to judge. */
export type Against = Omit<Asked, 'clue'> | undefined;

/** The referee's opinion of what stands in the field, when there is one. */
export const useOpinion = (clue: string, against: Against): Verdict | undefined => {
  const [opinion, setOpinion] = useState<{ readonly of: string; readonly verdict: Verdict }>();
  const board = JSON.stringify(against);
  const now = `${clue} ${board}`;
  useEffect(() => {
    if (against !== undefined) void ask({ ...against, clue: '', visible: [] });
  }, [against?.language]);
  useEffect(() => {
    if (against === undefined || clue.trim() === '') return;
    let isPast = false;
    const timer = setTimeout(async () => {
      const verdict = await ask({ ...against, clue });
      if (!isPast && verdict !== undefined) setOpinion({ of: now, verdict });
    }, PAUSE);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [now]);
  return opinion?.of === now ? opinion.verdict : undefined;
};
