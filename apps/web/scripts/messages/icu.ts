import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type ArgumentType = 'number' | 'string' | 'string | number';

export const parseMessage = (text: string): readonly MessageFormatElement[] =>
  parse(text, { ignoreTag: true });

/** The arguments of a message by name: plurals take numbers, selects take strings. */
export const argumentsOf = (
  elements: readonly MessageFormatElement[],
): ReadonlyMap<string, ArgumentType> => {
  const types = new Map<string, ArgumentType>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      types.set(element.value, element.type === TYPE.plural ? 'number' : 'string');
      for (const { value } of Object.values(element.options)) value.forEach(visit);
    } else if (element.type === TYPE.argument && !types.has(element.value)) {
      types.set(element.value, 'string | number');
    }
  };
  elements.forEach(visit);
  return types;
};

/** Each message stays on one line: `splitMessages` takes them apart by lines. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`]|\$(?=\{)/gu, '\\$&').replaceAll('\n', '\\n');

/** The call that chooses a form when the message is said. */
const callOf = (element: MessageFormatElement, language: string): string => {
  const isSelect = element.type === TYPE.select;
  const isPlural =
    element.type === TYPE.plural && element.offset === 0 && element.pluralType === 'cardinal';
  if (!isSelect && !isPlural) throw new Error('it has more than {arguments}, plural and select');
  const forms = Object.entries(element.options).map(
    ([selector, { value }]) => `'${selector}': ${expressionOf(value, language)}`,
  );
  const call = isSelect ? 'select(' : `plural('${language}', `;
  return `${call}args.${element.value}, { ${forms.join(', ')} })`;
};

const partOf = (element: MessageFormatElement, language: string): string => {
  if (element.type === TYPE.literal) return escaped(element.value);
  if (element.type === TYPE.argument) return `\${args.${element.value}}`;
  return `\${${callOf(element, language)}}`;
};

/** An expression that evaluates to the message. */
export const expressionOf = (
  elements: readonly MessageFormatElement[],
  language: string,
): string => {
  const [first] = elements;
  const isCall =
    elements.length === 1 && (first?.type === TYPE.plural || first?.type === TYPE.select);
  if (isCall) return callOf(first, language);
  return `\`${elements.map((element) => partOf(element, language)).join('')}\``;
};
