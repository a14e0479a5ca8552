import { pickUp, type Carry, type Pickup } from './carry.ts';
import type { Point } from './nearest-spot.ts';

/** The distance after which a mouse starts a drag, the length of a long press, and the distance after which a touch scrolls instead. */
const startPx = 4;
const longPressMs = 300;
const scrollPx = 10;

/** When a press becomes a drag: a touch on something that scrolls needs a long press. */
export type PressKind = 'at-once' | 'after-long-press';

/** Follows a press, which may become a drag. `onCancel` is called when Esc ends the drag. */
export function watchPointer(down: PointerEvent, kind: PressKind, load: Pickup, onCancel: () => void): void {
  const from: Point = { x: down.clientX, y: down.clientY };
  const listening = new AbortController();
  let carry: Carry | null = null;

  function end(): void {
    clearTimeout(timer);
    listening.abort();
  }
  function begin(): void {
    clearTimeout(timer);
    carry = pickUp(load, from);
    if (carry === null) end();
    else navigator.vibrate?.(10);
  }
  const timer = kind === 'after-long-press' ? setTimeout(begin, longPressMs) : undefined;

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (carry === null && kind === 'after-long-press' && far > scrollPx) end();
    if (carry === null && kind === 'at-once' && far > startPx) begin();
    carry?.move({ x: event.clientX, y: event.clientY });
  }
  function release(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    if (carry !== null) swallowClick();
    carry?.drop();
    end();
  }
  function cancel(): void {
    carry?.cancel();
    end();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || carry === null) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick();
    cancel();
    onCancel();
  }

  const { signal } = listening;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', press, { signal, capture: true });
  // A long press opens the context menu on touch screens.
  addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/** Suppresses the click event that follows a drag. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  const forget = (): void => void setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
  addEventListener('pointerup', forget, { once: true });
  forget();
}
