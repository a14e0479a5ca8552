import { pickUp, type Carry, type Pickup } from './carry.ts';
import type { Point } from './nearest-spot.ts';

/** The distance after which a mouse starts a drag. */
const startPx = 4;

const longPressMs = 300;

/** The distance after which a touch scrolls instead. */
const scrollPx = 10;

/** When a press becomes a drag: a touch on something that scrolls needs a long press. */
export type PressKind = 'at-once' | 'after-long-press';

/** Follows a press, which may become a drag. `onCancel` is called when Esc ends the drag. */
export function watchPointer(
  down: PointerEvent,
  kind: PressKind,
  pickup: Pickup,
  onCancel: () => void,
): void {
  const from: Point = { x: down.clientX, y: down.clientY };
  const listeners = new AbortController();
  let carry: Carry | null = null;

  function end(): void {
    clearTimeout(timer);
    listeners.abort();
  }
  function begin(): void {
    clearTimeout(timer);
    carry = pickUp(pickup, from);
    if (carry === null) end();
    else navigator.vibrate?.(10);
  }
  const timer = kind === 'after-long-press' ? setTimeout(begin, longPressMs) : undefined;

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    const distance = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (carry === null && kind === 'after-long-press' && distance > scrollPx) end();
    if (carry === null && kind === 'at-once' && distance > startPx) begin();
    carry?.move({ x: event.clientX, y: event.clientY });
  }
  function release(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    if (carry !== null) swallowClick('next');
    carry?.drop();
    end();
  }
  function cancel(): void {
    carry?.cancel();
    end();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || carry === null) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick('of-release');
    cancel();
    onCancel();
  }

  const { signal } = listeners;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', onKeyDown, { signal, capture: true });
  // A long press opens the context menu on touch screens.
  addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/** Suppresses the click event of a drag: the next one, when the button was released, or that of the release after Esc. */
function swallowClick(click: 'next' | 'of-release'): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  // A release may be without a click.
  const stopWaiting = (): void =>
    void setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
  if (click === 'next') stopWaiting();
  else for (const type of ['pointerup', 'pointercancel']) addEventListener(type, stopWaiting, { once: true });
}
