import { isAnswerKey, normaliseAnswers, readControls } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { Answer, AnswerKey, Answers, Controls, Field, Form } from '@form-portal/domain';

/** Reads the answers in a form's controls; empty ones are left out. */
export function readAnswers(form: Form, element: HTMLFormElement): Answers {
  return normaliseAnswers(form, readControls(form, controlsOf(element), fieldTypes), fieldTypes);
}

/** The controls' values as the form would send them, read once: a long form looks up many names. */
function controlsOf(element: HTMLFormElement): Controls {
  const byName = new Map<string, unknown[]>();
  for (const [name, value] of new FormData(element)) {
    const values = byName.get(name);
    if (values === undefined) byName.set(name, [value]);
    else values.push(value);
  }
  return { getAll: (name) => byName.get(name) ?? [] };
}

/** Reads the answer in the controls inside one field's element. */
export function readAnswer(form: Form, field: Field, element: Element): Answer {
  const alone = { ...form, fields: [field], groups: [] };
  const answers = normaliseAnswers(alone, readControls(alone, controlsIn(element), fieldTypes), fieldTypes);
  return answers[field.guid] ?? null;
}

/** Finds the field that an event's target belongs to: its GUID and element; undefined when it belongs to none. */
export function fieldAround(target: EventTarget | null): { guid: AnswerKey; element: Element } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  const guid = element?.dataset['field'];
  return element === null || guid === undefined || !isAnswerKey(guid) ? undefined : { guid, element };
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
  const isTickable = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
  return !isTickable || control.checked;
}
