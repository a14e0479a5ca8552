/** Values of a text's `{name}` placeholders; numbers are formatted for the language. */
export type TextParams = Readonly<Record<string, string | number>>;

/**
 * Fills the `{name}` placeholders of a text. A placeholder without a parameter is kept. Numbers get the
 * language's group and decimal separators; pass numbers that must not be grouped, such as years and ids, as
 * text.
 */
export function formatText(template: string, params: TextParams, languageTag: string): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return place;
    return typeof value === 'number' ? numbersOf(languageTag).format(value) : value;
  });
}

// Creating a formatter costs more than everything else in formatting a text.
const numbers = new Map<string, Intl.NumberFormat>();

function numbersOf(languageTag: string): Intl.NumberFormat {
  const known = numbers.get(languageTag);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(languageTag);
  numbers.set(languageTag, made);
  return made;
}
