import { argumentsOf, expressionOf, parseMessage } from './icu.ts';

/** Texts in ICU MessageFormat, by language and key. The first language stands in for unknown ones. */
export interface Messages {
  readonly [language: string]: { readonly [key: string]: string };
}

/** What a message compiles to: the function, and its type. */
export interface Compiled {
  readonly code: string;
  readonly declaration: string;
}

const NAME = /^[a-z]\w*$/iu;

/** One function for a message. It reads the language at each call, so that screens follow it. */
const compileMessage = (key: string, messages: Messages): Compiled => {
  const types = new Map<string, string>();
  const expressions = Object.entries(messages).map(([language, { [key]: text }]) => {
    try {
      if (text === undefined) throw new Error('it is missing');
      const elements = parseMessage(text);
      for (const [name, type] of argumentsOf(elements)) {
        if (types.get(name) !== 'number') types.set(name, type);
      }
      for (const name of [key, ...types.keys()])
        if (!NAME.test(name)) throw new Error(`"${name}" cannot be a name`);
      return { language, expression: expressionOf(elements, language) };
    } catch (error) {
      throw new Error(`Message ${key} in ${language}: ${(error as Error).message}`);
    }
  });
  const [base, ...others] = expressions;
  const text = others.reduce(
    (rest, { language, expression }) => `locale.value === '${language}' ? ${expression} : ${rest}`,
    base?.expression ?? '',
  );
  const inputs = [...types].map(([name, type]) => `readonly ${name}: ${type}`).join('; ');
  const comment = Object.values(messages).map((texts) => texts[key]?.replaceAll('*/', ''));
  return {
    code: `export const ${key} = (${inputs && 'args'}) => ${text};\n`,
    declaration: `/** ${comment.join(' · ')} */
export declare const ${key}: (${inputs && `args: { ${inputs} }`}) => string;
`,
  };
};

export const compileMessages = (messages: Messages): ReadonlyMap<string, Compiled> => {
  const keys = new Set(Object.values(messages).flatMap((texts) => Object.keys(texts)));
  return new Map([...keys].sort().map((key) => [key, compileMessage(key, messages)]));
};
