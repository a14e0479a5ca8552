import { mount } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { vi } from 'vitest';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { ToastContext } from '../../shell/context/toast-context.tsx';
import { EditorContext } from '../editor-context.tsx';
import { LanguageProgressProvider } from '../language-progress.tsx';
import { createEditorStore, type EditorStore } from '../editor-store.ts';
import { formatMessage } from '../model/messages/message.ts';
import { anEnv } from '../model/testing/editor-notation.ts';
import type { Toasts } from '@form-portal/ui';
import type { EditorEnv } from '../model/editor-env.ts';
import type { EditorState } from '../model/editor-state.ts';
import type { ReactElement } from 'react';

/** A part of the editor on a page, in English. */
export interface DrawnEditor {
  readonly store: EditorStore;
  /** The announcements of the live region, in order. */
  readonly announced: readonly string[];
  /** The texts of the toasts that are shown. */
  readonly toasts: readonly string[];
  /** `METHOD /path` of every call, in order. */
  readonly calls: readonly string[];
}

export interface DrawOptions {
  readonly env?: Partial<EditorEnv>;
  /** Responses by `METHOD /path`; a number is a status without a body, anything else the JSON of a 200. No response: no network. */
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** The client of the part that was drawn last: each test draws one part, and all tests share one document. */
let client = new QueryClient();

/** Draws a part of the editor in a state. */
export function drawEditor(shown: ReactElement, state: EditorState, options: DrawOptions = {}): DrawnEditor {
  const announced: string[] = [];
  const toasts: string[] = [];
  const show: Toasts['show'] = ({ text: shown }) => {
    toasts.push(shown);
    return () => void toasts.splice(toasts.indexOf(shown), 1);
  };
  const env = anEnv(options.env);
  const { text } = inEnglish(env);
  const store = createEditorStore(state, env, {
    announce: (message) => announced.push(formatMessage(message, text)),
    now: () => 0,
  });
  const calls = stubResponses(options.responses ?? {});
  Element.prototype.scrollIntoView = () => undefined;
  const queries = { retry: false, staleTime: Infinity };
  client = new QueryClient({ defaultOptions: { queries } });
  mount(
    <QueryClientProvider client={client}>
      <I18nContext value={inEnglish(env)}>
        <ToastContext value={show}>
          <EditorContext value={store}>
            <LanguageProgressProvider>{shown}</LanguageProgressProvider>
          </EditorContext>
        </ToastContext>
      </I18nContext>
    </QueryClientProvider>,
  );
  return { store, announced, toasts, calls };
}

function inEnglish({ catalogue }: EditorEnv) {
  return createI18n({
    language: 'gb',
    languageTag: 'en',
    defaultLanguage: 'gb',
    timeZone: 'Europe/Helsinki',
    texts: catalogue['gb']?.texts ?? {},
    tags: { gb: 'en', fi: 'fi', se: 'sv' },
  });
}

function stubResponses(responses: Readonly<Record<string, unknown>>): readonly string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    calls.push(call);
    const response = responses[call];
    if (response === undefined) return Promise.reject(new TypeError('no network'));
    if (typeof response === 'number') return Promise.resolve(new Response(null, { status: response }));
    return Promise.resolve(Response.json(response));
  });
  return calls;
}

/** Waits until no query is running. */
export async function queriesSettled(): Promise<void> {
  const round = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
  await round();
  while (client.isFetching() > 0) await round();
  // Results are rendered in another round, which may start more queries.
  await round();
  await round();
}

/** Replaces the content of a text control by typing. */
export function typeOver(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  act(() => {
    control.focus();
    // React only notices a value set with the native setter.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Leaves a control. */
export function leave(control: HTMLElement): void {
  act(() => control.blur());
}

/** The control with a label. */
export function labelled<Control extends HTMLElement = HTMLInputElement>(label: string): Control {
  const found = [...document.querySelectorAll('label')].filter((one) => one.textContent === label);
  const control = found.length === 1 ? found[0]?.control : undefined;
  if (!(control instanceof HTMLElement)) throw new Error(`${found.length} labels say “${label}”`);
  return control as Control;
}

/** The one button or link with a name. */
export function named(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, summary')];
  const found = all.filter((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name);
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${found.length} buttons are called “${name}”`);
  return first;
}
