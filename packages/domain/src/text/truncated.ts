/** Truncates a text to at most `limit` UTF-16 units without splitting a surrogate pair. */
export function truncated(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}
