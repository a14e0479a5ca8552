import { pickUp, type Carry, type Pickup } from './carry.ts';
import type { Point } from './nearest-spot.ts';

/** A mouse carries after so many px, a finger after so long, in ms, unless it moves further than this before: then it scrolls. */
const startPx = 4;
const longPressMs = 300;
const scrollPx = 10;

/** How a press becomes a drag: a finger on something that also scrolls has to stay for a while. */
export type PressKind = 'at-once' | 'after-long-press';

/** Follows a press: it may become a drag that ends on the canvas. `onCancel` is told when Esc ends it. */
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
  // A long press asks for a menu on touch screens.
  addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/** The click that follows a drag is none. */
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
