import { normaliseAnswers, readControls } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { Answer, Answers, Controls, Field, Form } from '@form-portal/domain';

/** The answers that stand in a form's controls, those that are not answered left out. */
export function readAnswers(form: Form, element: HTMLFormElement): Answers {
  return normaliseAnswers(form, readControls(form, controlsOf(element), fieldTypes), fieldTypes);
}

/** What a form would send, looked through once: a long form asks for each of its many names. */
function controlsOf(element: HTMLFormElement): Controls {
  const byName = new Map<string, unknown[]>();
  for (const [name, value] of new FormData(element)) {
    const values = byName.get(name);
    if (values === undefined) byName.set(name, [value]);
    else values.push(value);
  }
  return { getAll: (name) => byName.get(name) ?? [] };
}

/** The answer that stands in the controls inside one field's element. */
export function readAnswer(form: Form, field: Field, element: Element): Answer {
  const alone = { ...form, fields: [field] };
  const answers = normaliseAnswers(alone, readControls(alone, controlsIn(element), fieldTypes), fieldTypes);
  return answers[field.guid] ?? null;
}

/** The GUID and the element of the field that something in the page belongs to; undefined when it belongs to none. */
export function fieldAround(target: EventTarget | null): { guid: string; element: Element } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  const guid = element?.dataset['field'];
  return element === null || guid === undefined ? undefined : { guid, element };
}

function controlsIn(element: Element): Controls {
  return {
    getAll: (name) =>
      [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
        .filter((control) => control.name === name && isSent(control))
        .map((control) => control.value),
  };
}

function isSent(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  const ticked = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
  return !ticked || control.checked;
}
