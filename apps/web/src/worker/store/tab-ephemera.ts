import type { Ephemera, EphemeraListener } from '@remez/table';

/** Milliseconds between two heartbeats. */
const BEAT_EVERY = 5000;

/** A tab of which nothing was heard during so many of our own heartbeats is gone. */
const MOST_SILENT = 3;

/** What one tab tells the others; without a stream it is a heartbeat. */
interface Said {
  readonly from: string;
  readonly stream?: string;
  readonly text?: string;
}

/**
 * What tabs of one browser say to each other of who is at a table, and points where. One that is
 * closed cannot say so: it is missed. Silence is counted in heartbeats of our own, so that a tab which
 * was asleep itself takes nobody for gone.
 */
export const tabEphemera = (
  channelName: string,
  beatEvery = BEAT_EVERY,
): Ephemera & { close(): void } => {
  const from = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const channel = new BroadcastChannel(channelName);
  const listeners = new Map<string, Set<EphemeraListener>>();
  const silentSince = new Map<string, number>();
  const gone = new Set<string>();
  let beats = 0;

  const say = (said: Omit<Said, 'from'>) => channel.postMessage({ from, ...said } satisfies Said);
  const everyone = () => [...listeners.values()].flatMap((ofStream) => [...ofStream]);

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    silentSince.set(data.from, beats);
    if (gone.delete(data.from)) for (const listener of everyone()) listener.missed();
    if (data.stream === undefined) return;
    for (const listener of listeners.get(data.stream) ?? []) {
      listener.heard(data.from, data.text ?? '');
    }
  };

  const beating = setInterval(() => {
    if (listeners.size === 0) return;
    beats += 1;
    say({});
    for (const [tab, at] of silentSince) {
      if (beats - at <= MOST_SILENT) continue;
      silentSince.delete(tab);
      gone.add(tab);
      for (const listener of everyone()) listener.gone(tab);
    }
  }, beatEvery);

  return {
    publish: (stream, text) => say({ stream, text }),
    subscribe(stream, listener) {
      const ofStream = listeners.get(stream) ?? new Set();
      listeners.set(stream, ofStream.add(listener));
      return () => {
        ofStream.delete(listener);
        if (ofStream.size === 0 && listeners.get(stream) === ofStream) listeners.delete(stream);
      };
    },
    close() {
      clearInterval(beating);
      channel.close();
    },
  };
};
