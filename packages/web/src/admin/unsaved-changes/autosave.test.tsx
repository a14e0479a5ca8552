import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAutosave } from './autosave.ts';

let content = 'a';
let listener: () => void = () => undefined;
let written: string[] = [];
let stop: () => void = () => undefined;

function change(next: string): void {
  content = next;
  listener();
}

beforeEach(() => {
  vi.useFakeTimers();
  content = 'a';
  written = [];
  stop = startAutosave({
    subscribe: (added) => {
      listener = added;
      return () => (listener = () => undefined);
    },
    content: () => content,
    write: () => void written.push(content),
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('autosave', () => {
  it('writes once, a second after the last change', () => {
    change('ab');
    vi.advanceTimersByTime(999);
    change('abc');
    vi.advanceTimersByTime(999);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(written).toEqual(['abc']);
  });

  it('writes nothing while the content is the same', () => {
    listener();
    vi.advanceTimersByTime(5000);
    window.dispatchEvent(new Event('pagehide'));
    expect(written).toEqual([]);
  });

  it('writes at once when the page is closed, and not again', () => {
    change('ab');
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(5000);
    expect(written).toEqual(['ab']);
  });

  it('writes nothing after it was stopped', () => {
    change('ab');
    stop();
    vi.advanceTimersByTime(5000);
    window.dispatchEvent(new Event('pagehide'));
    expect(written).toEqual([]);
  });
});
