import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aField } from '../../testing/a-field.ts';
import { aPanel, drawPanel } from '../../testing/draw-panel.tsx';

/**
 * Renders a panel as browsers do, where effects may run a task later; resolves as soon as it is in the
 * page.
 */
async function drawWithoutWaiting(panel: ReactElement): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const drawn = new Promise((resolve) => new MutationObserver(resolve).observe(host, { childList: true }));
  root.render(panel);
  await drawn;
}

function type(control: HTMLInputElement, text: string): void {
  act(() => {
    control.focus();
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe.each(['rating', 'slider'])('the panel of a %s', (name) => {
  it('shows the range', () => {
    drawPanel(aField(name));

    expect(one<HTMLInputElement>('#panel-min').value).toBe('0');
    expect(one<HTMLInputElement>('#panel-max').value).toBe('10');
    expect(one('label[for="panel-min"]').textContent).toBe('admin.panel.min');
  });

  it.each([
    ['panel-min', '3', { minValue: 3 }],
    ['panel-max', '7', { maxValue: 7 }],
    ['panel-max', '007', { maxValue: 7 }],
    ['panel-min', '\u2212 5', { minValue: -5 }],
    ['panel-max', '99999999999', { maxValue: 2147483647 }],
  ])('sets %s to %s on blur', (id, typed, range) => {
    const { setSettings } = drawPanel(aField(name));
    const control = one<HTMLInputElement>(`#${id}`);

    type(control, typed);
    expect(setSettings).not.toHaveBeenCalled();
    act(() => control.blur());

    expect(setSettings.mock.calls).toEqual([[range]]);
  });

  it('keeps what is typed immediately after rendering', async () => {
    await drawWithoutWaiting(aPanel(aField(name)).panel);
    const control = one<HTMLInputElement>('#panel-max');

    control.value = '7';
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(control.value).toBe('7');
  });

  it.each(['', 'ten', '1.5', '10'])('keeps the range when "%s" is typed', (typed) => {
    const { setSettings } = drawPanel(aField(name));
    const control = one<HTMLInputElement>('#panel-max');

    type(control, typed);
    act(() => control.blur());

    expect(setSettings).not.toHaveBeenCalled();
    expect(control.value).toBe('10');
  });
});
