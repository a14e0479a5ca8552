/** Shorter words fit into a heading on the narrowest phone. */
const longWord = /\p{L}{14,}/gu;

/** A Finnish syllable begins with the consonant before a vowel; at least three letters go to the next line. */
const syllable = /[bcdfghjklmnpqrstvwxzšž](?=[aeiouyåäö]\p{L})/giu;

/** The fewest letters that stay on the line. */
const minBefore = 3;

/**
 * Marks in the long words of a Finnish text where a line may break with a hyphen, by the rule for syllables; other texts
 * are left unchanged. Chromium has no Finnish among its languages for `hyphens: auto` (decision 0059).
 */
export function withSoftHyphens(text: string, languageTag: string): string {
  if (!/^fi(?:-|$)/.test(languageTag)) return text;
  return text.replace(longWord, (word) =>
    word.replace(syllable, (consonant, position: number) =>
      position < minBefore ? consonant : `\u00AD${consonant}`,
    ),
  );
}
