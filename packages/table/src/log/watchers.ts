export interface Watchers {
  add(stream: string, onAppended: (version: number) => void): () => void;
  tell(stream: string, version: number): void;
  /** Which streams someone watches. */
  watched(): readonly string[];
}

/**
 * Who is to be told of appends. Each is told in a microtask of its
 * own: one that throws is seen as the bug it is, and harms neither the append nor the others.
 */
export const watchers = (): Watchers => {
  const byStream = new Map<string, Set<{ readonly onAppended: (version: number) => void }>>();
  return {
    add(stream, onAppended) {
      const watcher = { onAppended };
      const ofStream = byStream.get(stream) ?? new Set();
      byStream.set(stream, ofStream.add(watcher));
      return () => {
        ofStream.delete(watcher);
        if (ofStream.size === 0 && byStream.get(stream) === ofStream) byStream.delete(stream);
      };
    },
    tell(stream, version) {
      const ofStream = byStream.get(stream);
      if (ofStream === undefined) return;
      for (const watcher of ofStream) {
        queueMicrotask(() => {
          if (ofStream.has(watcher)) watcher.onAppended(version);
        });
      }
    },
    watched: () => [...byStream.keys()],
  };
};
