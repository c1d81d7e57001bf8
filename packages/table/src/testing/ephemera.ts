import type { Ephemera, EphemeraListener } from '../live/port.ts';

interface Subscription {
  readonly process: string;
  readonly stream: string;
  readonly listener: EphemeraListener;
}

/** What processes that serve the same tables say to each other, in memory. */
export const memoryEphemera = () => {
  const subscriptions = new Set<Subscription>();
  /** Who says and hears nothing for now. */
  const cutOff = new Set<string>();
  const published: string[] = [];

  return {
    /** All that was said, in its order. */
    published,
    of: (process: string): Ephemera => ({
      publish(stream, text) {
        if (cutOff.has(process)) return;
        published.push(text);
        for (const each of [...subscriptions]) {
          if (each.process === process || each.stream !== stream || cutOff.has(each.process)) {
            continue;
          }
          queueMicrotask(() => {
            if (subscriptions.has(each)) each.listener.heard(process, text);
          });
        }
      },
      subscribe(stream, listener) {
        const subscription = { process, stream, listener };
        subscriptions.add(subscription);
        return () => subscriptions.delete(subscription);
      },
    }),
    /** As when its connection breaks. */
    cut: (process: string) => cutOff.add(process),
    mend(process: string) {
      cutOff.delete(process);
      for (const each of subscriptions) if (each.process === process) each.listener.missed();
    },
    /** As when it is killed: the others notice after a while. */
    kill(process: string) {
      cutOff.add(process);
      for (const each of subscriptions) if (each.process !== process) each.listener.gone(process);
    },
  };
};
