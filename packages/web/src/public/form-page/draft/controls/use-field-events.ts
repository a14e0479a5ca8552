import { fieldOfKey } from '@form-portal/domain';
import { afterPointer } from '@form-portal/ui';
import { useEffect } from 'react';
import { afterFrame } from '../../../../shared/after-frame.ts';
import { fieldAround, readAnswer } from './read-answers.ts';
import type { FormController } from '../../form-controller.ts';
import type { Form } from '@form-portal/domain';

/** Follows the controls: a change reads the one field that changed, and leaving a field checks it. */
export function useFieldEvents(form: Form, element: HTMLFormElement, controller: FormController): void {
  useEffect(() => {
    function onInput({ target }: Event): void {
      const around = fieldAround(target);
      const field = around && fieldOfKey(form, around.guid);
      if (around === undefined || field === undefined) return;
      controller.setAnswer(field.guid, readAnswer(form, field, around.element));
    }

    function onFocusOut({ target }: Event): void {
      const around = fieldAround(target);
      const field = around && fieldOfKey(form, around.guid);
      if (around === undefined || field === undefined) return;
      // After the frame the control has rewritten its text, and the focus has moved and is visible: maybe to another part of the same
      // field. When the window itself lost the focus, the field keeps it.
      afterFrame(() =>
        afterPointer(() => {
          if (!around.element.contains(document.activeElement)) controller.leaveField(field.guid);
        }),
      );
    }

    element.addEventListener('input', onInput);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [form, element, controller]);
}
