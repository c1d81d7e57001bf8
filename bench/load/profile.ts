import type { Profiler, Runtime } from 'node:inspector';

interface Share {
  readonly name: string;
  /** Of the time in which the thread was not idle. */
  readonly share: number;
}

export interface ProfileSummary {
  /** Of the whole time, in which the thread had something to do. */
  readonly busy: number;
  /** Time in a function itself. */
  readonly self: readonly Share[];
  /** Time in a function and in everything it calls. */
  readonly inclusive: readonly Share[];
}

const IDLE = ['(idle)', '(program)', '(root)'];

/** Starting the profiler is no work of the server's. */
const isProfiler = ({ url }: Runtime.CallFrame): boolean =>
  url.endsWith('/bench/load/requests.ts') || url === 'node:inspector';

const nameOf = ({ functionName, url, lineNumber }: Runtime.CallFrame): string => {
  const file = url
    .replace(/^file:\/\//u, '')
    .replace(/^.*\/(?=(?:apps|packages|node_modules)\/)/u, '');
  return url === '' ? functionName : `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`;
};

const highest = (times: ReadonlyMap<string, number>, total: number, count: number): Share[] =>
  [...times]
    .map(([name, time]) => ({ name, share: time / total }))
    .sort((one, other) => other.share - one.share)
    .slice(0, count);

/** Where the time of a V8 profile went. */
export const summarise = (profile: Profiler.Profile, count = 30): ProfileSummary => {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const times = new Map<number, number>();
  const { samples = [], timeDeltas = [] } = profile;
  samples.forEach((id, at) => {
    times.set(id, (times.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  });
  const self = new Map<string, number>();
  const inclusive = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, time: number) =>
    to.set(name, (to.get(name) ?? 0) + time);

  /** The time below a node; a function that calls itself is counted once. */
  const visit = (id: number, above: ReadonlySet<string>): number => {
    const node = nodes.get(id);
    if (node === undefined || isProfiler(node.callFrame)) return 0;
    const name = nameOf(node.callFrame);
    const own = times.get(id) ?? 0;
    const within = new Set([...above, name]);
    const below = (node.children ?? []).reduce((sum, child) => sum + visit(child, within), own);
    add(self, name, own);
    if (!above.has(name)) add(inclusive, name, below);
    return below;
  };
  const [root] = profile.nodes;
  const whole = root === undefined ? 0 : visit(root.id, new Set());
  const idle = self.get('(idle)') ?? 0;
  const working = whole - idle;
  for (const name of IDLE) inclusive.delete(name);
  self.delete('(idle)');
  return {
    busy: working / whole,
    self: highest(self, working, count),
    inclusive: highest(inclusive, working, count),
  };
};
