/** Returns the links and buttons of a menu's panel, in order. */
export function buttonsOf(menu: Element): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')];
}

/**
 * Returns the item that a key moves the focus to from the menu's button or an item; null when the key has
 * no function.
 */
export function keyTarget(
  key: string,
  items: readonly HTMLElement[],
  focused: Element | null,
): HTMLElement | null {
  const index = items.findIndex((item) => item === focused);
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length] ?? null;
    case 'ArrowUp':
      return items.at(index <= 0 ? -1 : index - 1) ?? null;
    case 'Home':
      return index < 0 ? null : (items[0] ?? null);
    case 'End':
      return index < 0 ? null : (items.at(-1) ?? null);
    default:
      return null;
  }
}
