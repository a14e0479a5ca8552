import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver } from './use-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('A saver', () => {
  it('saves once when changes have stopped', () => {
    const save = vi.fn();
    const saver = createSaver(save);
    saver.schedule();
    vi.advanceTimersByTime(300);
    saver.schedule();
    vi.advanceTimersByTime(300);
    expect(save).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('saves at once what waits, and nothing when nothing does', () => {
    const save = vi.fn();
    const saver = createSaver(save);
    saver.flush();
    saver.schedule();
    saver.flush();
    vi.runAllTimers();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('forgets what waits', () => {
    const save = vi.fn();
    const saver = createSaver(save);
    saver.schedule();
    saver.cancel();
    saver.flush();
    vi.runAllTimers();
    expect(save).not.toHaveBeenCalled();
  });
});
