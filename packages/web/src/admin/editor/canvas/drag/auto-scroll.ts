/** How near to an edge, in px, the pointer makes the page scroll, and how far at most in one frame. */
const edge = 56;
const fastest = 18;

/** Scrolls what an element stands in while something is carried near its upper or lower edge. */
export interface AutoScroll {
  readonly near: (y: number) => void;
  readonly stop: () => void;
}

/** Begins at rest; `onScroll` is told after each step, because what lies under the pointer is another then. */
export function createAutoScroll(inside: Element, onScroll: () => void): AutoScroll {
  const scroller = scrollerOf(inside);
  let step = 0;
  let frame = 0;
  function tick(): void {
    frame = 0;
    if (step === 0) return;
    const before = scroller.scrollTop;
    scroller.scrollTop += step;
    if (scroller.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(tick);
  }
  return {
    near(y) {
      step = stepAt(y, boxOf(scroller));
      if (step !== 0 && frame === 0) frame = requestAnimationFrame(tick);
    },
    stop() {
      step = 0;
      cancelAnimationFrame(frame);
    },
  };
}

function stepAt(y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number {
  const above = Math.max(top + edge - y, 0);
  const below = Math.max(y - (bottom - edge), 0);
  return Math.round((Math.min(below, edge) - Math.min(above, edge)) * (fastest / edge));
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
