import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion, useToasts } from './toast.tsx';
import { click, mount, one } from '../testing/mount.tsx';
import type { Toasts } from './toast.tsx';
import type { ReactElement } from 'react';

interface PageProps {
  readonly offers: readonly Parameters<Toasts['show']>[0][];
}

/** The dismiss functions of the toasts shown, in order. */
const shown: (() => void)[] = [];

/** A page with a button for each toast. */
function Page({ offers }: PageProps): ReactElement {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      {offers.map((offer) => (
        <button key={offers.indexOf(offer)} type="button" onClick={() => shown.push(show(offer))}>
          {offer.text}
        </button>
      ))}
      <ToastRegion toasts={toasts} dismiss={dismiss} />
    </>
  );
}

/** Renders a page and shows the toasts one after the other. */
function show(...offers: PageProps['offers']): void {
  const { container } = mount(<Page offers={offers} />);
  for (const button of container.querySelectorAll(':scope > button')) click(button);
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

function texts(): readonly (string | null)[] {
  return [...one('[role="status"]').children].map((toast) => toast.textContent);
}

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('appear in a status region that exists before them', () => {
    show();
    expect(texts()).toEqual([]);
  });

  it('disappear after 6 s', () => {
    show({ text: 'Saved' });
    pass(5999);
    expect(texts()).toEqual(['Saved']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('disappear after the given time instead', () => {
    show({ text: 'Removed', lifeMs: 8000 });
    pass(7999);
    expect(texts()).toEqual(['Removed']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('replace each other, and each is shown for its whole time', () => {
    const action = { label: 'Undo', run: () => undefined };
    show({ text: 'Saved' }, { text: 'Removed', action }, { text: 'Removed', action });
    expect(texts()).toEqual(['RemovedUndo']);
    pass(5999);
    expect(texts()).toEqual(['RemovedUndo']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('stay while they contain the focus', () => {
    show({ text: 'Removed', action: { label: 'Undo', run: () => undefined } });
    const undo = one('[role="status"] button');
    act(() => undo.focus());
    pass(60_000);
    expect(texts()).toEqual(['RemovedUndo']);

    act(() => undo.blur());
    pass(6000);
    expect(texts()).toEqual([]);
  });

  it('can be dismissed early when they no longer apply', () => {
    show({ text: 'Removed' }, { text: 'Saved' });
    act(() => shown.at(-2)?.());

    expect(texts()).toEqual(['Saved']);
  });

  it('perform their action and disappear', () => {
    const run = vi.fn();
    show({ text: 'Removed', action: { label: 'Undo', run } });
    click(one('[role="status"] button'));

    expect(run).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });
});
