/** Parts that last: the text of one is made once, however many views it is in. */
const texts = new WeakMap<object, string>();

/** For a part whose text is already at hand. */
export const keepText = (part: object, text: string): void => {
  texts.set(part, text);
};

/** JSON of a part that is never changed after it was made. */
export const lastingText = (part: object): string => {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  texts.set(part, text);
  return text;
};

/** JSON of a list whose items last longer than the list. */
export const lastingList = (parts: readonly object[]): string => {
  let text = '[';
  for (let index = 0; index < parts.length; index += 1) {
    if (index > 0) text += ',';
    text += lastingText(parts[index] as object);
  }
  return `${text}]`;
};
