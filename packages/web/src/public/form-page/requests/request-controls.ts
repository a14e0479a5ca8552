import {
  otherFileControlName,
  parseRequestState,
  requestStateControlName,
  type Form,
  type Guid,
  type RequestStateKind,
  type RequestStates,
} from '@form-portal/domain';
import { requestIds } from './request-ids.ts';

/** The states chosen for the requested files, as the controls of their cards hold them. */
export function readRequestStates({ attachments }: Form, element: ParentNode): RequestStates {
  const states = (attachments.requests ?? []).flatMap(({ guid }) => {
    const name = requestStateControlName(guid);
    const ticked = element.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
    const file = element.querySelector<HTMLSelectElement>(`select[name="${otherFileControlName(guid)}"]`);
    const state = parseRequestState(ticked?.value, file?.value);
    return state === undefined ? [] : [[guid, state] as const];
  });
  return new Map(states);
}

/**
 * Ticks the states chosen for the requested files; for a file that is not in `states`, ticks that it has none. Which other file
 * it is part of is selected where the select is rendered.
 */
export function writeRequestStates(
  { attachments }: Form,
  element: HTMLFormElement,
  states: RequestStates,
): void {
  for (const { guid } of attachments.requests ?? []) {
    const value = states.get(guid)?.kind ?? '';
    const control = stateControl(element, guid, value);
    if (control !== null) control.checked = true;
  }
}

function stateControl(
  element: ParentNode,
  request: Guid,
  value: RequestStateKind | '',
): HTMLInputElement | null {
  return element.querySelector(`input[name="${requestStateControlName(request)}"][value="${value}"]`);
}

/** Sets the state that the visitor chose for a requested file, and moves the focus to what that shows. */
export function chooseRequestState(request: Guid, state: RequestStateKind): void {
  stateControl(document, request, state)?.click();
  const fileSelect = document.getElementsByName(otherFileControlName(request))[0];
  const next =
    state === 'other-file' && fileSelect !== undefined
      ? fileSelect
      : document.getElementById(requestIds(request).choose);
  next?.focus();
}

/** Clears the state of a requested file, which the visitor attaches now. */
export function clearRequestState(request: Guid): void {
  const control = stateControl(document, request, '');
  if (control?.checked === false) control.click();
}
