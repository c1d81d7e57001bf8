/** Storage that may be missing, full or forbidden: then nothing is remembered, and nothing breaks. */
const read = (store: () => Storage, key: string): string | null => {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
};

const write = (store: () => Storage, key: string, value: string): void => {
  try {
    store().setItem(key, value);
  } catch {
    /** A private window may refuse. */
  }
};

const keyOf = (name: string): string => `remez.${name}`;

export const remembered = (name: string): string | null => read(() => localStorage, keyOf(name));
export const remember = (name: string, value: string): void =>
  write(() => localStorage, keyOf(name), value);

export const forget = (name: string): void => {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    /** Nothing was remembered. */
  }
};

/** For this tab alone. */
export const rememberedHere = (name: string): string | null =>
  read(() => sessionStorage, keyOf(name));
export const rememberHere = (name: string, value: string): void =>
  write(() => sessionStorage, keyOf(name), value);
export const forgetHere = (name: string): void => {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    /** Nothing was remembered. */
  }
};
