/**
 * How the generator knows, from the first bytes of a message, that a person's screen has received
 * what the last move changed. The only file that knows the messages of Remez's wire by their bytes.
 */
const LIST = 0x5b;
const TYPE = '{"type":"'.length;
const kindsOf = (...types: readonly string[]) => new Set(types.map((type) => type.charCodeAt(0)));

/** `view` and `change`: no other type begins with these letters. */
const SHOWING = kindsOf('view', 'change');
/** `refused` and `goodbye`. */
const REFUSING = kindsOf('refused', 'goodbye');

/** The first letter of the (first) message's type; several messages may come as one list. */
const firstLetter = (payload: Buffer): number =>
  payload[payload[0] === LIST ? TYPE + 1 : TYPE] ?? 0;

export const showsChange = (payload: Buffer): boolean => {
  const letter = firstLetter(payload);
  if (REFUSING.has(letter)) throw new Error(`not played: ${payload.toString('utf8', 0, 200)}`);
  return SHOWING.has(letter);
};

/** The whole view in a message, if it has one. */
export const wholeViewIn = <View>(payload: Buffer | undefined): View | undefined => {
  if (payload === undefined || !SHOWING.has(firstLetter(payload))) return undefined;
  const said = JSON.parse(payload.toString('utf8')) as object | readonly object[];
  const messages = (Array.isArray(said) ? said : [said]) as readonly {
    type: string;
    view?: View;
  }[];
  return messages.find(({ type }) => type === 'view')?.view;
};
