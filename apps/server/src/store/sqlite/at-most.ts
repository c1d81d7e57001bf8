/** Lets so many work at once; the others wait, the first who came first. */
export const atMost = (most: number) => {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (working >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  };
};
