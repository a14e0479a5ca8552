import { answerTo, controlName, draftAnswers } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { controlOf } from './control-of.ts';
import type { Filling } from './filling.ts';
import type { Answers, DisplayLocale, Form } from '@form-portal/domain';

/** Writes dates and numbers in the spelling of the new language when the visitor changes it; everything else stays as it is. */
export function useRespelling(form: Form, element: HTMLFormElement, filling: Filling): void {
  const i18n = useI18n();
  const before = useRef<DisplayLocale>(i18n);
  useEffect(() => {
    const old = before.current;
    before.current = i18n;
    if (old === i18n) return;
    const answers = draftAnswers(filling.draft());
    for (const [name, spelled] of respelled(form, answers, { from: old, to: i18n })) {
      const control = controlOf(element, name);
      if (control === null) continue;
      control.value = spelled;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [i18n, form, element, filling]);
}

/** The names of the controls whose content is spelled otherwise in the new language, and the new spelling. */
export function respelled(
  form: Form,
  answers: Answers,
  { from, to }: { readonly from: DisplayLocale; readonly to: DisplayLocale },
): readonly (readonly [name: string, spelled: string])[] {
  return form.fields.flatMap((field) => {
    const type = fieldTypes.get(field.type);
    const answer = answerTo(answers, field.guid);
    return ['', ...type.parts].flatMap((part) => {
      const spelled = type.controlValue(field, answer, part, to);
      const same = spelled === type.controlValue(field, answer, part, from);
      return same ? [] : [[controlName(field.guid, part), spelled] as const];
    });
  });
}
