import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

describe('a task after the frame', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('runs once, after the frame', () => {
    const done: string[] = [];
    requestAnimationFrame(() => done.push('frame'));
    afterFrame(() => done.push('task'));
    expect(done).toEqual([]);

    vi.advanceTimersByTime(100);
    document.body.click();

    expect(done).toEqual(['frame', 'task']);
  });

  it.each(['pointerdown', 'click', 'keydown', 'visibilitychange'])(
    'is done before a %s reaches what it is meant for',
    (event) => {
      const done: string[] = [];
      document.body.addEventListener(event, () => done.push(event), { once: true });
      afterFrame(() => done.push('task'));

      document.body.dispatchEvent(new Event(event, { bubbles: true }));
      vi.advanceTimersByTime(100);

      expect(done).toEqual(['task', event]);
    },
  );
});
