import { signal } from '@preact/signals';
import { LONGEST_FAULT, LONGEST_FAULT_STACK } from '@remez/protocol/limits';
import { ROUTES } from '@remez/protocol/routes';

/** A page that is broken throughout has said so after the first few. */
const MOST_REPORTS = 5;

type Kind = 'drawing' | 'handler' | 'promise';

/** Whether something failed outside of drawing, where no part of the screen is there to say so. */
export const trouble = signal(false);

const reported = new Set<string>();
const whileDrawing = new WeakSet<object>();

/** Browsers' extensions fail in our page too. */
const isOurs = (error: Error): boolean => error.stack?.includes(`${location.origin}/`) ?? false;

/** Tells the server, once for each fault. Nothing waits for it, and nothing depends on it. */
const report = (kind: Kind, { name, message, stack = '' }: Error): void => {
  /** By where it happened: the same part is drawn now by itself and now with what is around it. */
  const where = stack.split('\n').find((line) => line.includes(`${location.origin}/`));
  const fault = `${message} ${where}`;
  if (reported.has(fault) || reported.size >= MOST_REPORTS) return;
  reported.add(fault);
  const body = JSON.stringify({
    kind,
    message: `${name}: ${message}`.slice(0, LONGEST_FAULT),
    stack: stack.slice(0, LONGEST_FAULT_STACK),
  });
  const headers = { 'content-type': 'application/json' };
  fetch(ROUTES.faults, { method: 'POST', headers, body, keepalive: true }).catch(() => {});
};

const hear = (kind: Kind, thrown: unknown): void => {
  if (!(thrown instanceof Error) || !isOurs(thrown)) return;
  const isDrawn = whileDrawing.has(thrown);
  report(isDrawn ? 'drawing' : kind, thrown);
  if (!isDrawn) trouble.value = true;
};

/** A part of the screen could not be drawn, and says so in its place. */
export const noteDrawingFault = (thrown: unknown): void => {
  if (thrown instanceof Error) whileDrawing.add(thrown);
  reportError(thrown);
};

/** Hears of everything that nobody caught, for as long as the page is open. */
export const listenForFaults = (): void => {
  addEventListener('error', ({ error }) => hear('handler', error));
  addEventListener('unhandledrejection', ({ reason }) => hear('promise', reason));
};
