import type { Verdict } from '@remez/protocol/client';
import { useEffect, useState } from 'preact/hooks';
import type { Answer, Asked, Question } from '../worker/messages.ts';

/** So long a pause is the end of a word, or of a thought. */
const PAUSE = 180;

/** What the referee thinks, and whether the other spymaster has allowed it all the same (C22). */
export type Opinion = Pick<Answer, 'isApproved'> & { readonly verdict: Verdict };

type Ask = (about: Omit<Question, 'id'>) => Promise<Opinion | undefined>;

const SILENT: Ask = () => Promise.resolve(undefined);

/** A worker that fails, or a browser without any, has no opinion; the server's own still holds. */
const openReferee = (): Ask => {
  const waiting = new Map<number, (opinion: Opinion | undefined) => void>();
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
  worker.onmessage = ({ data: { id, ...opinion } }: MessageEvent<Answer>) => {
    waiting.get(id)?.(opinion);
    waiting.delete(id);
  };
  worker.onerror = () => {
    isLost = true;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };
  return (about) =>
    new Promise((resolve) => {
      if (isLost) return resolve(undefined);
      asks += 1;
      waiting.set(asks, resolve);
      const question: Question = { id: asks, ...about };
      worker.postMessage(question);
    });
};

/** One for the page, fetched when someone is first about to write a clue. */
let referee: Ask | undefined;

const ask: Ask = (about) => {
  referee ??= openReferee();
  return referee(about);
};

/** What a clue is judged against, and what was allowed; undefined where nobody is to judge. */
export type Against =
  | { readonly asked: Omit<Asked, 'clue'>; readonly approved: readonly string[] }
  | undefined;

const askAbout = (clue: string, { asked, approved }: NonNullable<Against>) =>
  ask({ asked: { ...asked, clue }, approved });

/** So long somebody who presses at once waits for a referee that may still be on its way. */
const PATIENCE = 1500;

/** The opinion of a clue that is about to be given; undefined when there is none in time. */
export const opinionNow = (clue: string, against: Against): Promise<Opinion | undefined> =>
  against === undefined
    ? Promise.resolve(undefined)
    : Promise.race([
        askAbout(clue, against),
        new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE)),
      ]);

/** The referee's opinion of what stands in the field, when there is one. */
export const useOpinion = (clue: string, against: Against): Opinion | undefined => {
  const [opinion, setOpinion] = useState<{ readonly of: string; readonly is: Opinion }>();
  const board = JSON.stringify(against);
  const now = `${clue} ${board}`;
  useEffect(() => {
    if (against === undefined) return;
    void ask({ asked: { ...against.asked, clue: '', visible: [] }, approved: [] });
  }, [against?.asked.language]);
  useEffect(() => {
    if (against === undefined || clue.trim() === '') return;
    let isPast = false;
    const timer = setTimeout(async () => {
      const is = await askAbout(clue, against);
      if (!isPast && is !== undefined) setOpinion({ of: now, is });
    }, PAUSE);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [now]);
  return opinion?.of === now ? opinion.is : undefined;
};
