/** Whether two language tags are of the same language, whatever their regions: `en` and `en-GB`. */
export function isSameLanguage(tag: string, otherTag: string): boolean {
  return primarySubtag(tag) === primarySubtag(otherTag);
}

function primarySubtag(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
