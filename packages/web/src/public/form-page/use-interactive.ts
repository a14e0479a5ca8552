import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasStoredDraft } from './draft/storage/draft-key.ts';
import { valueOfButton } from './sending/value-of-button.ts';
import { loadInteractive } from './load-interactive.ts';
import { canBeSent, type FormPageContent } from './form-page-content.ts';
import type { EarlyTransfer } from './attachments/choosing/early-transfer.ts';
import type { LoadedForm } from './interactive-module.ts';

/** The events by which a visitor first touches a form. */
const firstTouches = ['pointerdown', 'keydown', 'focusin', 'input', 'change', 'dragenter', 'paste'] as const;

/** The module that makes a form interactive, while it is loaded. */
export interface LoadedModule {
  /** Null until somebody touches the form. */
  readonly interactive: LoadedForm | null;
  /** The value of the button that was pressed before the module was loaded, empty for Send; null for none. */
  readonly pressed: string | null;
  /** Drops and pastes of files before the module was loaded; the module removes them from the array as it adds them. */
  readonly early: EarlyTransfer[];
  /** Whether Send could not load the module because there was no connection. */
  readonly isOffline: boolean;
}

/**
 * Loads the interactive module at the first touch of the form, or immediately when something was entered before the script ran or a draft is
 * stored. When it can't be loaded, a button posts the form as it does without script; without a connection it leaves the page as it is,
 * because the post would lose it.
 */
export function useInteractive(
  page: FormPageContent,
  form: HTMLFormElement | null,
  loaded: LoadedForm | null,
): LoadedModule {
  const [interactive, setInteractive] = useState(loaded);
  const [pressed, setPressed] = useState<string | null>(null);
  const [isOffline, setOffline] = useState(false);
  const isPosting = useRef(false);
  const [early] = useState<EarlyTransfer[]>([]);

  /** In a transition, so that no key waits for it. */
  const show = (module: LoadedForm): void => startTransition(() => setInteractive(module));

  const load = useEffectEvent(() => {
    if (interactive === null) loadInteractive(page).then(show, () => undefined);
  });

  const send = useEffectEvent((event: SubmitEvent) => {
    if (interactive !== null || form === null || isPosting.current) return;
    event.preventDefault();
    setPressed(valueOfButton(event));
    loadInteractive(page).then(show, () => {
      if (navigator.onLine) return post(form, event.submitter);
      setPressed(null);
      setOffline(true);
    });
  });

  /** With the button that was pressed: without it, the server would take any button for Send. */
  function post(posted: HTMLFormElement, button: HTMLElement | null): void {
    isPosting.current = true;
    posted.requestSubmit(button);
    isPosting.current = false;
  }

  const keep = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    const transfer = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    if (transfer === null) return;
    const isPasted = event.type === 'paste';
    // Otherwise the browser would open a dropped file in place of the page.
    if (!isPasted && transfer.types.includes('Files')) event.preventDefault();
    if (interactive === null && transfer.files.length > 0)
      early.push({ isPasted, files: [...transfer.files], types: transfer.types, target: event.target });
  });

  const reconnect = useEffectEvent(() => {
    if (isOffline) load();
    setOffline(false);
  });

  const isTouched = useEffectEvent(
    () => form !== null && (hasEntries(form) || hasStoredDraft(page.form.guid)),
  );

  useEffect(() => {
    if (form === null || !canBeSent[page.mode]) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    for (const touch of firstTouches) {
      const target = touch === 'dragenter' || touch === 'paste' ? document : form;
      target.addEventListener(touch, () => load(), { signal, once: true });
    }
    for (const carrier of ['dragover', 'drop', 'paste'] as const)
      document.addEventListener(carrier, (event) => keep(event), { signal });
    form.addEventListener('submit', (event) => send(event), { signal });
    addEventListener('online', () => reconnect(), { signal });
    if (isTouched()) load();
    return () => stopped.abort();
  }, [form, page.mode]);

  return { interactive, pressed, early, isOffline };
}

/** Whether anything was entered, or is being entered, before the script ran. */
function hasEntries(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
}
