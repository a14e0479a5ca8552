/** The languages of an `Accept-Language` header without regions, most preferred first; weight 0 means not accepted. */
export function acceptedLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.split(';');
      return {
        tag: primaryLanguage(tag.trim()),
        weight: weight === undefined ? 1 : Number(/q=([\d.]+)/.exec(weight)?.[1]),
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** A language tag without its region, in lower case. */
export function primaryLanguage(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
