/** What a text's `{name}` places are filled with; numbers are written as the language writes them. */
export type TextParams = Readonly<Record<string, string | number>>;

/**
 * Fills the `{name}` places of a text. A place without a parameter stays as it is. Numbers get the language's group and decimal
 * signs; what is not to be grouped, a year or an id, is passed as text.
 */
export function formatText(template: string, params: TextParams, languageTag: string): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return place;
    return typeof value === 'number' ? numbersOf(languageTag).format(value) : value;
  });
}

// Making one costs more than all the rest of a text.
const numbers = new Map<string, Intl.NumberFormat>();

function numbersOf(languageTag: string): Intl.NumberFormat {
  const known = numbers.get(languageTag);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(languageTag);
  numbers.set(languageTag, made);
  return made;
}
