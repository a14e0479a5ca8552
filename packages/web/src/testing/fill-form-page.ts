import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Prepares for opening pages of forms in tests: an empty tab, and what the browser has outside the document. */
export function prepareFormPages(): void {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
  });
  // All files share the tab, in which the last draft would stay.
  afterEach(() => sessionStorage.clear());
}

/** The controls of a field. */
export function controls<Control extends HTMLElement = HTMLInputElement>(field: {
  readonly guid: string;
}): readonly Control[] {
  return [...document.querySelectorAll<Control>(`[name="${field.guid}"]`)];
}

/** The first control of a field. */
export function control(field: { readonly guid: string }): HTMLInputElement {
  const [first] = controls(field);
  if (first === undefined) throw new Error(`no control of ${field.guid}`);
  return first;
}

/** Types as people do; the first touch loads the interactive module. */
export async function type(field: { readonly guid: string }, text: string): Promise<void> {
  await act(async () => {
    control(field).focus();
    control(field).value = text;
    control(field).dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
  await settled();
}

/** Waits until the modules that a page imports later are loaded and rendered, and what waits for a frame is done. */
export async function settled(): Promise<void> {
  await act(() =>
    Promise.all([
      import('../public/form-page/interactive-form.tsx'),
      import('../public/form-page/logic/resolve-form.ts'),
    ]),
  );
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5))));
}

/** Presses Send. */
export async function send(): Promise<void> {
  await act(async () => one<HTMLFormElement>('form[enctype]').requestSubmit());
  await settled();
}

/** The text of the open popup. */
export function popup(): string {
  return one('dialog[open]').textContent;
}

/** The error shown at a field; undefined: none. */
export function errorAt(field: { readonly guid: string }): string | undefined {
  return document.querySelector(`[id="field-${field.guid}-error"]`)?.textContent ?? undefined;
}

/** The body of a refusal. */
interface RefusalBody {
  readonly error: string;
  readonly code: string;
  readonly fields?: readonly { readonly GUID: string; readonly error: string }[];
}

/** Makes the server refuse what is sent, with a status and the body of its response. */
export function refuseSending(status: number, body: RefusalBody): void {
  class Refusing {
    readonly upload = {};
    readonly status = status;
    readonly responseText = JSON.stringify(body);
    readonly open = (): void => undefined;
    readonly setRequestHeader = (): void => undefined;
    onload: () => void = () => undefined;
    send(): void {
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Refusing);
}
