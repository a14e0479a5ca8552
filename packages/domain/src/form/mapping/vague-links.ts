const link = /\[([^\]]+)\]\([^)]*\)/g;

/** Words that say nothing about where a link goes, in the bundled languages; a screen reader lists links without their sentence. */
const vagueWords: ReadonlySet<string> = new Set([
  ...['here', 'click here', 'link', 'this link', 'this page', 'more', 'read more'],
  ...['tästä', 'tässä', 'täältä', 'täällä', 'tänne', 'linkki', 'tämä linkki', 'klikkaa tästä', 'lue lisää'],
  ...['här', 'klicka här', 'länk', 'den här länken', 'den här sidan', 'mer', 'läs mer'],
]);

/** The words of links in a markdown text that do not say where they lead, such as “here”, as they are written (docs/design.md#accessibility). */
export function vagueLinks(markdown: string): readonly string[] {
  return [...markdown.matchAll(link)].flatMap(([, words = '']) => {
    const plain = words.replace(/[*_.!…»›>:]/g, '').trim();
    return vagueWords.has(plain.toLowerCase()) ? [plain] : [];
  });
}
