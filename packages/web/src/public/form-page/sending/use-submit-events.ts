import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { valueOfButton } from './value-of-button.ts';

/** Presses a button when the form is submitted by it or by a key, and immediately when that happened before the script was loaded. */
export function useSubmitEvents(
  form: HTMLFormElement,
  pressed: string | null,
  press: (value: string) => Promise<void>,
): void {
  const start = useEffectEvent((value: string) => void press(value));
  // In the same frame in which the page stops handling the event: otherwise the browser could post the form in between.
  useLayoutEffect(() => {
    function onSubmit(event: SubmitEvent): void {
      event.preventDefault();
      start(valueOfButton(event));
    }
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [form]);
  useEffect(() => {
    if (pressed !== null) start(pressed);
  }, [pressed]);
}
