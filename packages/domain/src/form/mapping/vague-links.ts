/** The text of a link and the start of its address. Leaving out the end of the address keeps the search linear. */
const linkStart = /\[([^[\]]+)\]\(/g;

/**
 * Link texts that do not describe their target, in the bundled languages; screen readers list links without
 * the surrounding sentence.
 */
const vagueTexts: ReadonlySet<string> = new Set([
  // English
  ...['here', 'click here', 'link', 'this link', 'this page', 'more', 'read more'],
  // Finnish
  ...['tästä', 'tässä', 'täältä', 'täällä', 'tänne', 'linkki', 'tämä linkki', 'klikkaa tästä', 'lue lisää'],
  // Swedish
  ...['här', 'klicka här', 'länk', 'den här länken', 'den här sidan', 'mer', 'läs mer'],
]);

/**
 * Returns the link texts in a markdown text that do not describe their target, such as “here”, as written
 * (docs/design.md#accessibility).
 */
export function vagueLinks(markdown: string): readonly string[] {
  return [...markdown.matchAll(linkStart)].flatMap(([, text = '']) => {
    const plain = text.replace(/[*_.!…»›>:]/g, '').trim();
    return vagueTexts.has(plain.toLowerCase()) ? [plain] : [];
  });
}
