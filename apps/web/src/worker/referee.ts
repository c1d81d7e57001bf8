import type { Answer, Question } from './messages.ts';
import { refereeOf } from './referees.ts';

/**
 * The referee, in the browser of whoever writes a clue: what is typed and not sent leaves it for
 * nobody (C29).
 */
addEventListener('message', async ({ data: { id, asked, approved } }: MessageEvent<Question>) => {
  const { language, clue } = asked;
  const { verdict, spell } = await refereeOf(language);
  const spelled = (text: string) => spell(text, language).join(' ');
  const isApproved = approved.some((each) => spelled(each) === spelled(clue));
  const answer: Answer = { id, verdict: verdict(asked), isApproved };
  postMessage(answer);
});
