interface Forms {
  readonly [selector: string]: string;
  readonly other: string;
}

/** Making plural rules costs a slow phone more than drawing the board, so each language has one. */
const rules: { [language: string]: Intl.PluralRules } = {};

/**
 * The form of an exact number (`=0`), else of the number's category. Older browsers know categories
 * that the messages lack, such as Hebrew "many": those numbers take `other`.
 */
export const plural = (language: string, count: number, forms: Forms): string => {
  rules[language] ??= new Intl.PluralRules(language);
  return forms[`=${count}`] ?? forms[rules[language].select(count)] ?? forms.other;
};

export const select = (value: string, forms: Forms): string => forms[value] ?? forms.other;
