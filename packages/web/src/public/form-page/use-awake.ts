import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { draftKey } from './draft/draft-key.ts';
import { loadLive } from './live-module.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { LiveModule } from './live-contract.ts';

/** What a visitor does first with a form, by whatever means. */
const touches = ['pointerdown', 'keydown', 'focusin', 'input', 'change', 'dragenter', 'paste'] as const;

export interface Awake {
  /** Null while nobody has touched the form. */
  readonly live: LiveModule | null;
  /** Whether Send was pressed before it was here. */
  readonly wanted: 'send' | 'nothing';
  /** Whether Send could not fetch it for want of a connection. */
  readonly connection: 'fine' | 'lost';
}

/**
 * Fetches the filling at the first touch of the form, or at once when something was entered before the script ran or is kept from
 * before. When it can't be fetched, Send posts the form as it does without script; without a connection the page stays, as nothing
 * could come after it.
 */
export function useAwake(
  page: FormPageContent,
  form: HTMLFormElement | null,
  given: LiveModule | null,
): Awake {
  const [live, setLive] = useState(given);
  const [wanted, setWanted] = useState<Awake['wanted']>('nothing');
  const [connection, setConnection] = useState<Awake['connection']>('fine');

  /** Between the keys, where somebody types already. */
  const begin = (fetched: LiveModule): void => startTransition(() => setLive(fetched));

  const wake = useEffectEvent(() => {
    if (live === null) loadLive().then(begin, () => undefined);
  });

  const send = useEffectEvent((event: SubmitEvent) => {
    if (live !== null || form === null) return;
    event.preventDefault();
    setWanted('send');
    loadLive().then(begin, () => {
      if (navigator.onLine) return form.submit();
      setWanted('nothing');
      setConnection('lost');
    });
  });

  const reconnect = useEffectEvent(() => {
    if (connection === 'lost') wake();
    setConnection('fine');
  });

  const isTouched = useEffectEvent(() => form !== null && (hasEntries(form) || keepsDraft(page)));

  useEffect(() => {
    if (form === null || page.mode !== 'fill') return;
    const stopped = new AbortController();
    const { signal } = stopped;
    for (const touch of touches) {
      const place = touch === 'dragenter' || touch === 'paste' ? document : form;
      place.addEventListener(touch, () => wake(), { signal, once: true });
    }
    form.addEventListener('submit', (event) => send(event), { signal });
    addEventListener('online', () => reconnect(), { signal });
    if (isTouched()) wake();
    return () => stopped.abort();
  }, [form, page.mode]);

  return { live, wanted, connection };
}

/** Whether anything was entered, or is just being entered, before the script ran. */
function hasEntries(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
}

function keepsDraft({ form }: FormPageContent): boolean {
  try {
    return sessionStorage.getItem(draftKey(form.guid)) !== null;
  } catch {
    return false;
  }
}
