import { answerTo, controlName, draftAnswers, keysOf, rowsOf, withRowsWrittenOut } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useFormStore } from '../../use-form.ts';
import { inputOf } from './form-inputs.ts';
import type { Answers, DisplayLocale, Form } from '@form-portal/domain';

/** Rewrites dates and numbers in the format of the new language when the visitor changes it; everything else is unchanged. */
export function useRespelling(form: Form, element: HTMLFormElement): void {
  const i18n = useI18n();
  const store = useFormStore();
  const previous = useRef<DisplayLocale>(i18n);
  useEffect(() => {
    const from = previous.current;
    previous.current = i18n;
    if (from === i18n) return;
    const answers = draftAnswers(store.getSnapshot().draft);
    for (const [name, text] of respelledControls(form, answers, { from, to: i18n })) {
      const control = inputOf(element, name);
      if (control === null) continue;
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [i18n, form, element, store]);
}

/** The controls whose text differs in the new language, by name, with the new text. */
export function respelledControls(
  form: Form,
  answers: Answers,
  { from, to }: { readonly from: DisplayLocale; readonly to: DisplayLocale },
): readonly (readonly [name: string, text: string])[] {
  return withRowsWrittenOut(form, rowsOf(form, keysOf(answers))).fields.flatMap((field) => {
    const type = fieldTypes.get(field.type);
    const answer = answerTo(answers, field.guid);
    return ['', ...type.parts].flatMap((part) => {
      const text = type.controlValue(field, answer, part, to);
      const isSame = text === type.controlValue(field, answer, part, from);
      return isSame ? [] : [[controlName(field.guid, part), text] as const];
    });
  });
}
