/** The text of a link and the start of its address. Leaving out the end of the address keeps the search linear. */
const link = /\[([^[\]]+)\]\(/g;

/**
 * Link texts that do not describe their target, in the bundled languages; screen readers list links without
 * the surrounding sentence.
 */
const vagueWords: ReadonlySet<string> = new Set([
  ...['here', 'click here', 'link', 'this link', 'this page', 'more', 'read more'],
  ...['tästä', 'tässä', 'täältä', 'täällä', 'tänne', 'linkki', 'tämä linkki', 'klikkaa tästä', 'lue lisää'],
  ...['här', 'klicka här', 'länk', 'den här länken', 'den här sidan', 'mer', 'läs mer'],
]);

/**
 * Returns the link texts in a markdown text that do not describe their target, such as “here”, as written
 * (docs/design.md#accessibility).
 */
export function vagueLinks(markdown: string): readonly string[] {
  return [...markdown.matchAll(link)].flatMap(([, words = '']) => {
    const plain = words.replace(/[*_.!…»›>:]/g, '').trim();
    return vagueWords.has(plain.toLowerCase()) ? [plain] : [];
  });
}
