const LONGEST_MESSAGE = 200;
const LONGEST_BROWSER = 160;
const MOST_FRAMES = 12;

/** What a log line may hold: printable, on one line, in letters that no one's name is likely to need. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]+/gu, '…');

/** The one quotation that is a name in our own code: `(reading 'cards')`. */
const PROPERTY = /\((?:reading|setting) '[\w$]{1,40}'\)$/u;

/**
 * What an error says, without what people wrote: a parser quotes what it could not read, and
 * addresses hold tokens. Whatever is quoted is cut off with all that follows it, because a quotation
 * may itself hold quotation marks.
 */
export const tidyMessage = (message: string): string => {
  const head = message.replace(PROPERTY, '').replace(/(?:["`]|(?<!\p{L})').*/su, '…');
  const property = PROPERTY.exec(message)?.[0] ?? '';
  const tidied = head
    .replace(/(?:\w+:\/)?\/\S+/gu, '…')
    /** Tokens, and the codes of tables. */
    .replace(/[\w-]{20,}|\d{4,}/gu, '…');
  return printable(tidied + property)
    .slice(0, LONGEST_MESSAGE)
    .trim();
};

const PLACE = /\/(assets\/[\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/u;
const CALLER = /^\s*(?:at )?(?:async )?([\w$.]{1,60})(?: \(|@)/u;

/** The lines of a stack that are in our own scripts, written anew; nothing else of it is kept. */
export const ownFrames = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const place = PLACE.exec(line);
      if (place === null) return [];
      const [, file, row, column] = place;
      return [`${CALLER.exec(line)?.[1] ?? '?'} ${file}:${row}:${column}`];
    })
    .slice(0, MOST_FRAMES);

export const tidyBrowser = (agent: string): string => printable(agent).slice(0, LONGEST_BROWSER);
