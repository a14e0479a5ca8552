/** A key with the keys held beside it. `mod` is Ctrl, on a Mac Cmd as well. */
export interface Shortcut {
  /** As the browser names the key without Shift: `s`, `ArrowUp`, `F2`; a sign that needs Shift, such as `?`, is named itself. */
  readonly key: string;
  readonly mod?: true;
  readonly alt?: true;
  readonly shift?: true;
}

/** A key press, as the browser tells it. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key press is a shortcut, and not one with more keys held. */
export function isPressed(shortcut: Shortcut, press: KeyPress): boolean {
  const { key, mod = false, alt = false, shift = false } = shortcut;
  // A sign such as `?` is on another key, with or without Shift, on every keyboard.
  const isSign = key.length === 1 && !isLetter(key);
  return (
    (press.ctrlKey || press.metaKey) === mod &&
    press.altKey === alt &&
    (isSign || press.shiftKey === shift) &&
    isKey(key, press)
  );
}

/** A shortcut as `aria-keyshortcuts` names it: `Control+D`. */
export function ariaShortcut({ key, mod, alt, shift }: Shortcut): string {
  const held = [...(mod ? ['Control'] : []), ...(alt ? ['Alt'] : []), ...(shift ? ['Shift'] : [])];
  return [...held, isLetter(key) ? key.toUpperCase() : key].join('+');
}

function isKey(key: string, press: KeyPress): boolean {
  if (press.key.toLowerCase() === key.toLowerCase()) return true;
  // With Alt held a Mac writes another character: then the key's place tells.
  return press.altKey && isLetter(key) && press.code === `Key${key.toUpperCase()}`;
}

function isLetter(key: string): boolean {
  return /^[a-z]$/i.test(key);
}
