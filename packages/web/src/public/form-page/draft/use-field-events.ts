import { afterPointer } from '@form-portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { afterFrame } from '../../../shared/after-frame.ts';
import { fieldAround, readAnswer } from './read-answers.ts';
import type { Filling } from './filling.ts';
import type { Field, Form } from '@form-portal/domain';

export interface FieldEvents {
  readonly element: HTMLFormElement;
  readonly onChange: () => void;
}

/** Follows what visitors do with the controls: every change reads the one field that changed, leaving a field checks it. */
export function useFieldEvents(form: Form, filling: Filling, { element, onChange }: FieldEvents): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const fields = new Map<string, Field>(form.fields.map((field) => [field.guid, field]));

    function onInput({ target }: Event): void {
      const found = fieldAround(target);
      const field = found && fields.get(found.guid);
      if (found === undefined || field === undefined) return;
      filling.answer(field.guid, readAnswer(form, field, found.element));
      changed();
    }

    function onFocusOut({ target }: Event): void {
      const found = fieldAround(target);
      const field = found && fields.get(found.guid);
      if (found === undefined || field === undefined) return;
      // By then the control has rewritten what it reads, and the focus has arrived and is seen: maybe in another part of the same field.
      // When the window itself was left, it stays.
      afterFrame(() =>
        afterPointer(() => {
          if (!found.element.contains(document.activeElement)) filling.leave(field.guid);
        }),
      );
    }

    element.addEventListener('input', onInput);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [form, filling, element]);
}
