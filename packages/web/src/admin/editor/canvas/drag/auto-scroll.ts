/** How near to an edge, in px, the pointer makes the page scroll, and how fast at most, in px a millisecond. */
const edge = 56;
const fastest = 1.1;

/** However long a frame took, it is no reason to jump, in ms. */
const longestFrame = 100;

/** Scrolls what an element stands in while something is carried near its upper or lower edge. */
export interface AutoScroll {
  readonly near: (y: number) => void;
  readonly stop: () => void;
}

/** Begins at rest; `onScroll` is told after each step, because what lies under the pointer is another then. */
export function createAutoScroll(inside: Element, onScroll: () => void): AutoScroll {
  const scroller = scrollerOf(inside);
  let speed = 0;
  let frame = 0;
  let last = 0;
  function tick(now: number): void {
    frame = 0;
    if (speed === 0) return;
    const elapsed = Math.min(Math.max(now - last, 0), longestFrame);
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
