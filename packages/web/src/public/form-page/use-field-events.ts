import { useMemo } from 'react';
import { fieldAround, readAnswer } from './read-answers.ts';
import { useAfterPointer } from './use-after-pointer.ts';
import type { Filling } from './filling.ts';
import type { Form } from '@form-portal/domain';
import type { FocusEvent, FormEvent } from 'react';

/** Listeners of the form element. */
export interface FieldEvents {
  readonly onInput: (event: FormEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Follows what visitors do with the controls: every change reads the one field that changed, leaving a field checks it. */
export function useFieldEvents(form: Form, filling: Filling, keep: () => void): FieldEvents {
  const afterPointer = useAfterPointer();
  return useMemo(() => {
    const fields = new Map<string, Form['fields'][number]>(form.fields.map((field) => [field.guid, field]));

    function onInput({ target }: FormEvent): void {
      const found = fieldAround(target);
      const field = found && fields.get(found.guid);
      if (found === undefined || field === undefined) return;
      filling.answer(field.guid, readAnswer(form, field, found.element));
      keep();
    }

    function onBlur({ target }: FocusEvent): void {
      const found = fieldAround(target);
      const field = found && fields.get(found.guid);
      if (found === undefined || field === undefined) return;
      // By then the focus has arrived: in another part of the same field, or, when the window itself was left, nowhere else.
      queueMicrotask(() =>
        afterPointer(() => {
          if (!found.element.contains(document.activeElement)) filling.leave(field.guid);
        }),
      );
    }

    return { onInput, onBlur };
  }, [form, filling, keep, afterPointer]);
}
