/**
 * Puts an element in front of another one, or (null) last, with everything that is going on in it, where the browser can; otherwise the
 * focus in it is lost.
 */
export function moveWhole(element: HTMLElement, into: HTMLElement, before: Node | null = null): void {
  if (element.isConnected && into.isConnected && 'moveBefore' in into) into.moveBefore(element, before);
  else into.insertBefore(element, before);
}
