export interface Watchers {
  add(stream: string, onAppended: (version: number) => void): () => void;
  tell(stream: string, version: number): void;
}

/**
 * Who is to be told of the appends made by this process. Each is told in a microtask of its
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
  };
};
