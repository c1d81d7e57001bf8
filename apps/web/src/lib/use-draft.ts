import { useEffect, useRef, useState } from 'preact/hooks';

interface Pending<Value> {
  readonly of: string;
  readonly value: Value;
}

/**
 * Something that is being typed or laid out and is kept by the server as it is: shown at once,
 * sent when the hand rests, one after another so that the last is the last, and the server's
 * again as soon as it has moved on from what was sent.
 */
export const useDraft = <Value>({
  of,
  value,
  delay,
  send,
}: {
  /** What it is a draft of; another one begins anew. */
  readonly of: string;
  readonly value: Value;
  readonly delay: number;
  readonly send: (value: Value) => Promise<unknown>;
}) => {
  const [pending, setPending] = useState<Pending<Value>>();
  const latest = useRef<Pending<Value>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<unknown>>(undefined);
  const sender = useRef(send);
  sender.current = send;
  const current = useRef(of);
  current.current = of;
  const sentValue = JSON.stringify(value);

  const isQuiet = () => latest.current === undefined && sending.current === undefined;
  useEffect(() => {
    if (isQuiet()) setPending(undefined);
  }, [sentValue]);

  const flush = async (): Promise<void> => {
    clearTimeout(timer.current);
    await sending.current;
    const next = latest.current;
    if (next === undefined) return;
    latest.current = undefined;
    if (next.of !== current.current) return;
    sending.current = sender.current(next.value);
    await sending.current;
    sending.current = undefined;
  };
  /** What was typed in the last moment goes out also when its place on the screen goes, or the page. */
  useEffect(() => {
    const leave = () => void flush();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    shown: pending?.of === of ? pending.value : value,
    change(next: Value) {
      latest.current = { of, value: next };
      setPending(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), delay);
    },
    flush,
  };
};
