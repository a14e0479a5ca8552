/** The distance from an edge within which the pointer scrolls. */
const edgePx = 56;

/** The speed at the edge itself, in px per millisecond. */
const maxSpeed = 1.1;

/** Longer frames count as this many milliseconds, so that scrolling does not jump. */
const maxFrameMs = 100;

/** Scrolls the container of an element while a block is dragged near its top or bottom edge. */
export interface AutoScroll {
  /** Starts, changes or ends the scrolling; `y` is the position of the pointer, in viewport px. */
  readonly follow: (y: number) => void;
  readonly stop: () => void;
}

/** `onScroll` is called after each step, because another element is under the pointer then. */
export function createAutoScroll(element: Element, onScroll: () => void): AutoScroll {
  const scroller = scrollerOf(element);
  let speed = 0;
  let frame = 0;
  let last = 0;
  function tick(now: number): void {
    frame = 0;
    if (speed === 0) return;
    const elapsed = Math.min(Math.max(now - last, 0), maxFrameMs);
    last = now;
    const before = scroller.scrollTop;
    scroller.scrollTop += speed * elapsed;
    if (scroller.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(tick);
  }
  return {
    follow(y) {
      speed = speedAt(y, boxOf(scroller));
      if (speed === 0 || frame !== 0) return;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    },
    stop() {
      speed = 0;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

function speedAt(y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number {
  const above = Math.max(top + edgePx - y, 0);
  const below = Math.max(y - (bottom - edgePx), 0);
  return (Math.min(below, edgePx) - Math.min(above, edgePx)) * (maxSpeed / edgePx);
}

function boxOf(scroller: Element): { readonly top: number; readonly bottom: number } {
  return scroller === document.scrollingElement
    ? { top: 0, bottom: innerHeight }
    : scroller.getBoundingClientRect();
}

function scrollerOf(element: Element): Element {
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    const isScrollable = /auto|scroll/.test(getComputedStyle(ancestor).overflowY);
    if (isScrollable && ancestor.scrollHeight > ancestor.clientHeight) return ancestor;
  }
  return document.scrollingElement ?? document.documentElement;
}
