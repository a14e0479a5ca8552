import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWhenTypingPauses } from './run-when-typing-pauses.ts';

function pressKey(init: KeyboardEventInit): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
}

function pressPointer(): void {
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

describe('a task that waits for a pause in typing', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('runs once, shortly after the last key', () => {
    const task = vi.fn();
    runWhenTypingPauses(task);
    for (let key = 0; key < 10; key += 1) {
      vi.advanceTimersByTime(150);
      pressKey({ key: 'a' });
    }
    expect(task).not.toHaveBeenCalled();

    vi.advanceTimersByTime(200);
    expect(task).toHaveBeenCalledTimes(1);

    pressKey({ key: 'a' });
    pressPointer();
    vi.advanceTimersByTime(1000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it.each<[string, KeyboardEventInit]>([
    ['Alt and an arrow, which leads back', { key: 'ArrowLeft', altKey: true }],
    ['a command with Ctrl', { key: 'r', ctrlKey: true }],
    ['a command with Cmd', { key: '[', metaKey: true }],
  ])('runs before %s', (_name, init) => {
    const done: string[] = [];
    document.body.addEventListener('keydown', () => done.push('key'), { once: true });
    runWhenTypingPauses(() => done.push('task'));
    pressKey(init);
    expect(done).toEqual(['task', 'key']);
  });

  it('runs before a pointer is pressed, and never once cancelled', () => {
    const task = vi.fn();
    const forget = runWhenTypingPauses(task);
    forget();
    pressPointer();
    vi.advanceTimersByTime(1000);
    expect(task).not.toHaveBeenCalled();

    runWhenTypingPauses(task);
    pressPointer();
    expect(task).toHaveBeenCalledTimes(1);
  });
});
