interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * What the page cannot begin without goes into one file: cut into as many as later parts share, it
 * is a tenth larger and thirty requests instead of one. A message goes to the parts that use it: one
 * module exports all messages, so the graph of modules does not tell which parts those are.
 */
export const firstChunk = () => {
  const known = new Map<string, boolean>();
  const isFirst = (id: string, graph: Graph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const info = graph.getModuleInfo(id);
    const first =
      info !== null &&
      (info.isEntry || info.importers.some((importer) => isFirst(importer, graph)));
    known.set(id, first);
    return first;
  };
  return {
    debugName: 'first',
    name: (id: string, graph: Graph) =>
      !id.endsWith('.message.js') && isFirst(id, graph) ? 'first' : null,
  };
};
