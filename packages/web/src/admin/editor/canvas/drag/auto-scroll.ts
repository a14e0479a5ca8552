/** The distance from an edge, in px, within which the pointer scrolls, and the maximum speed, in px per millisecond. */
const edge = 56;
const fastest = 1.1;

/** Longer frames count as this many milliseconds, so that scrolling does not jump. */
const maxFrameMs = 100;

/** Scrolls the container of an element while a block is dragged near its top or bottom edge. */
export interface AutoScroll {
  readonly near: (y: number) => void;
  readonly stop: () => void;
}

/** `onScroll` is called after each step, because another element is under the pointer then. */
export function createAutoScroll(inside: Element, onScroll: () => void): AutoScroll {
  const scroller = scrollerOf(inside);
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
    near(y) {
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
  const above = Math.max(top + edge - y, 0);
  const below = Math.max(y - (bottom - edge), 0);
  return (Math.min(below, edge) - Math.min(above, edge)) * (fastest / edge);
}

function boxOf(scroller: Element): { readonly top: number; readonly bottom: number } {
  return scroller === document.scrollingElement
    ? { top: 0, bottom: innerHeight }
    : scroller.getBoundingClientRect();
}

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight)
      return one;
  }
  return document.scrollingElement ?? document.documentElement;
}
