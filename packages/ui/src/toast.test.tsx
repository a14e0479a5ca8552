// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion, useToasts } from './toast.tsx';
import { click, mount, one } from './testing/mount.tsx';
import type { Toasts } from './toast.tsx';
import type { ReactElement } from 'react';

let shown: Toasts;

function Page(): ReactElement {
  const toasts = useToasts();
  shown = toasts;
  return <ToastRegion {...toasts} />;
}

function texts(): readonly (string | null)[] {
  return [...one('[role="status"]').children].map((toast) => toast.textContent);
}

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    mount(<Page />);
  });
  afterEach(() => vi.useRealTimers());

  it('appear in a status region that is there before them', () => {
    expect(texts()).toEqual([]);
    act(() => shown.show({ text: 'Saved' }));
    expect(texts()).toEqual(['Saved']);
  });

  it('go after 6 s, or the time they were given', () => {
    act(() => shown.show({ text: 'Saved' }));
    act(() => shown.show({ text: 'Removed', lifeMs: 8000 }));

    act(() => void vi.advanceTimersByTime(6000));
    expect(texts()).toEqual(['Removed']);
    act(() => void vi.advanceTimersByTime(2000));
    expect(texts()).toEqual([]);
  });

  it('are two at most: the oldest goes', () => {
    for (const text of ['1', '2', '3']) act(() => shown.show({ text }));
    expect(texts()).toEqual(['2', '3']);
  });

  it('stay while the focus is in them', () => {
    act(() => shown.show({ text: 'Removed', action: { label: 'Undo', run: () => undefined } }));
    act(() => one('button').focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(texts()).toEqual(['RemovedUndo']);

    act(() => one('button').blur());
    act(() => void vi.advanceTimersByTime(6000));
    expect(texts()).toEqual([]);
  });

  it('do their one action and go', () => {
    const run = vi.fn();
    act(() => shown.show({ text: 'Removed', action: { label: 'Undo', run } }));
    click(one('button'));

    expect(run).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });
});
