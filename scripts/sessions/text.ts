/** How messages are written on the page: shortened where they repeat, and folded. */

const WIDTH = 116;
const INDENT = ' '.repeat(9);
/** Lists longer than this are written with their beginning and, if they hold numbers, their end. */
const LONG_LIST = 6;
const LONG_TEXT = 100;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const joined = (parts: readonly string[]): string =>
  parts.filter((part, at) => part !== '…' || parts[at - 1] !== '…').join(',');

/** Remembers which long texts the reader has seen in full. */
export const pageWriter = () => {
  const seen = new Set<string>();

  const writeText = (text: string): string => {
    const json = JSON.stringify(text);
    if (text.length <= LONG_TEXT) return json;
    if (seen.has(text)) return `${json.slice(0, json.indexOf(',') + 1)}…"`;
    seen.add(text);
    return json;
  };

  const writeList = (list: readonly unknown[], before: unknown): string => {
    const known: readonly unknown[] = Array.isArray(before) ? before : [];
    const changed = list.filter((each, at) => !isSame(each, known[at]));
    if (known.length === list.length && list.some(isObject) && changed.length <= LONG_LIST) {
      const parts = list.map((each, at) =>
        isSame(each, known[at]) ? '…' : write(each, known[at]),
      );
      return `[${joined(parts)}]`;
    }
    if (list.length <= LONG_LIST) return `[${list.map((each) => write(each)).join(',')}]`;
    const begin = list.slice(0, 2).map((each) => write(each));
    const end = list.some(isObject) ? [] : [write(list.at(-1))];
    return `[${[...begin, '…', ...end].join(',')}]`;
  };

  const writeFields = (value: object, before: unknown): string => {
    const old: { readonly [key: string]: unknown } = isObject(before) ? { ...before } : {};
    const fields = Object.entries(value);
    const isLongChange = fields.length > LONG_LIST && fields.every(([key]) => /^\d+$/u.test(key));
    const parts = (isLongChange ? fields.slice(0, 2) : fields).map(([key, each]) =>
      key in old && isSame(each, old[key])
        ? '…'
        : `${JSON.stringify(key)}:${write(each, old[key])}`,
    );
    return `{${joined(isLongChange ? [...parts, '…'] : parts)}}`;
  };

  /** What is the same as before is left out. */
  const write = (value: unknown, before?: unknown): string => {
    if (typeof value === 'string') return writeText(value);
    if (Array.isArray(value)) return writeList(value, before);
    return isObject(value) ? writeFields(value, before) : JSON.stringify(value);
  };

  return write;
};

/** Where a line may be broken: after a comma; better one that is not within a text. */
const breakIn = (line: string, most: number): number => {
  const commas = [...line.slice(0, most).matchAll(/,(?=["{[\\…])/gu)].map(({ index }) => index + 1);
  const outside = commas.filter((at) => line[at] !== '\\');
  return outside.at(-1) ?? commas.at(-1) ?? most;
};

/** As lines of a block on the page, each of a width that can be read. */
export const folded = (line: string): string => {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const at = breakIn(rest, WIDTH);
    if (at <= INDENT.length) break;
    lines.push(rest.slice(0, at));
    rest = INDENT + rest.slice(at);
  }
  return [...lines, rest].map((each) => `    ${each}`).join('\n');
};

/** The other way round: each entry of a block as one line. */
export const unfolded = (block: string): readonly string[] =>
  block
    .split('\n')
    .map((line) => line.slice(4))
    .join('\n')
    .replaceAll(`\n${INDENT}`, '')
    .split('\n')
    .filter((line) => line !== '');
