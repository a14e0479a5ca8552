/** A key with its modifiers. `mod` is Ctrl, or Cmd on a Mac. */
export interface Shortcut {
  /** The browser's name of the key without Shift: `s`, `ArrowUp`, `F2`. A character that needs Shift, such as `?`, is its own name. */
  readonly key: string;
  readonly mod?: true;
  readonly alt?: true;
  readonly shift?: true;
}

/** The members of a keyboard event that identify a key press. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key press matches a shortcut, with no other modifiers held. */
export function isPressed(shortcut: Shortcut, press: KeyPress): boolean {
  const { key, mod = false, alt = false, shift = false } = shortcut;
  // The key of a character such as `?`, and whether it needs Shift, depends on the keyboard layout.
  const isSymbol = key.length === 1 && !isLetter(key);
  return (
    (press.ctrlKey || press.metaKey) === mod &&
    press.altKey === alt &&
    (isSymbol || press.shiftKey === shift) &&
    isSameKey(key, press)
  );
}

/** A shortcut in the syntax of `aria-keyshortcuts`: `Control+D`. */
export function ariaShortcut({ key, mod, alt, shift }: Shortcut): string {
  const modifiers = [...(mod ? ['Control'] : []), ...(alt ? ['Alt'] : []), ...(shift ? ['Shift'] : [])];
  return [...modifiers, isLetter(key) ? key.toUpperCase() : key].join('+');
}

function isSameKey(key: string, press: KeyPress): boolean {
  if (press.key.toLowerCase() === key.toLowerCase()) return true;
  // With Alt held, a Mac reports another character: the physical key decides.
  return press.altKey && isLetter(key) && press.code === `Key${key.toUpperCase()}`;
}

function isLetter(key: string): boolean {
  return /^[a-z]$/i.test(key);
}
