/** The share of the window, from its top, in which people read. */
const readShare = 0.4;

/** How far a page is scrolled, in CSS pixels. */
export interface ScrollState {
  readonly windowHeight: number;
  readonly scrolled: number;
  /** The most that the page can be scrolled; 0 when the window shows all of it. */
  readonly scrollable: number;
}

/**
 * The distance from the top of the window (CSS pixels) down to which people have read. It glides to the bottom of the window as the page
 * reaches its end, because the last parts of a page can't be scrolled any higher.
 */
export function readLine({ windowHeight, scrolled, scrollable }: ScrollState): number {
  const unread = windowHeight * (1 - readShare);
  const glide = Math.min(unread, scrollable);
  const left = Math.max(0, scrollable - scrolled);
  const share = glide > 0 ? Math.max(0, 1 - left / glide) : 0;
  return windowHeight - unread * (1 - share);
}
