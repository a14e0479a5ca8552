import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { ReactElement } from 'react';

/** Elements rendered into a document. */
export interface Mounted {
  readonly container: HTMLElement;
  /** Re-renders with other elements. */
  readonly update: (element: ReactElement) => void;
  readonly unmount: () => void;
}

/** Renders elements at the end of the document's body and removes them after the test. */
export function mount(element: ReactElement): Mounted {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const update = (next: ReactElement): void => act(() => root.render(next));
  const unmount = (): void => {
    if (!container.isConnected) return;
    act(() => root.unmount());
    container.remove();
  };
  onTestFinished(unmount);
  update(element);
  return { container, update, unmount };
}

/** Returns the only element in the document that matches a selector; throws otherwise. */
export function one<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelectorAll<Found>(selector);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return first;
}

/** Presses a key on the focused element; returns false when its default was prevented. */
export function press(key: string): boolean {
  let isDefaultKept = true;
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    isDefaultKept = (document.activeElement ?? document.body).dispatchEvent(event);
  });
  return isDefaultKept;
}

/** Clicks an element. */
export function click(element: Element): void {
  act(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

/** Chooses the option with a value in a native select. */
export function choose(select: HTMLSelectElement, value: string): void {
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Chooses the option with a text in a native select; throws when it is not offered. */
export function chooseNamed(select: HTMLSelectElement, name: string): void {
  const texts = [...select.options].map(({ text }) => text);
  const option = select.options[texts.indexOf(name)];
  if (option === undefined) throw new Error(`${name} is not offered: ${texts.join(', ')}`);
  choose(select, option.value);
}
