import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('An autosave', () => {
  it('saves once when changes have paused', () => {
    const save = vi.fn();
    const autosave = createAutosave(save);
    autosave.schedule();
    vi.advanceTimersByTime(300);
    autosave.schedule();
    vi.advanceTimersByTime(300);
    expect(save).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('saves at once when a save is scheduled, and only then', () => {
    const save = vi.fn();
    const autosave = createAutosave(save);
    autosave.flush();
    autosave.schedule();
    autosave.flush();
    vi.runAllTimers();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('cancels a scheduled save', () => {
    const save = vi.fn();
    const autosave = createAutosave(save);
    autosave.schedule();
    autosave.cancel();
    autosave.flush();
    vi.runAllTimers();
    expect(save).not.toHaveBeenCalled();
  });
});
