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
    return typeof value === 'number' ? numberFormat(languageTag).format(value) : value;
  });
}

// Creating a formatter costs more than everything else in formatting a text.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(languageTag: string): Intl.NumberFormat {
  const cached = numberFormats.get(languageTag);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat(languageTag);
  numberFormats.set(languageTag, format);
  return format;
}
