/** Enough for the click that follows the pointer's release, in ms. */
const clickMs = 50;

/** What waits for the pointer that is held down; null: none is. */
let waiting: (() => void)[] | null = null;

function onPointer({ type }: Event): void {
  if (type === 'pointerdown') waiting ??= [];
  else
    setTimeout(() => {
      const due = waiting ?? [];
      waiting = null;
      for (const run of due) run();
    }, clickMs);
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, onPointer, true);
}

/**
 * Runs something at once, or, while a pointer is held down, after it was released and clicked: what appears in the page must not move
 * a control away from under the pointer.
 */
export function afterPointer(run: () => void): void {
  if (waiting === null) run();
  else waiting.push(run);
}
