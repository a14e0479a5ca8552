/** Long enough for the click that follows the pointer's release, in ms. */
const clickMs = 50;

/** Callbacks waiting for the pressed pointer; null when no pointer is pressed. One for the page, whose React roots share the pointer. */
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
 * Runs a callback immediately or, while a pointer is pressed, after its release and click, so that content
 * appearing in the page does not move a control from under the pointer.
 */
export function afterPointer(run: () => void): void {
  if (waiting === null) run();
  else waiting.push(run);
}
