import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoScroll } from './auto-scroll.ts';

/** The distance that the page scrolls within 300 ms at an edge, with frames at an interval in milliseconds. */
function scrolledWith(frameMs: number): number {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), frameMs),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  document.documentElement.scrollTop = 0;
  const scroll = createAutoScroll(document.body, () => undefined);
  scroll.follow(innerHeight);
  vi.advanceTimersByTime(300);
  scroll.stop();
  return document.documentElement.scrollTop;
}

describe('scrolling while a block is carried', () => {
  // Animation frames are stubbed by scrolledWith, and restored with its stubs.
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is as fast on a screen with many frames as on a slow machine with few', () => {
    expect(scrolledWith(5)).toBeGreaterThan(100);
    expect(scrolledWith(50)).toBeCloseTo(scrolledWith(5), 0);
  });
});
