import {
  otherFileControl,
  parseRequestState,
  requestStateControl,
  type Form,
  type RequestStates,
} from '@form-portal/domain';

/** What the visitor has said of the requested files, as the controls of their cards hold it. */
export function readRequestStates({ attachments }: Form, element: ParentNode): RequestStates {
  const said = (attachments.requests ?? []).flatMap(({ guid }) => {
    const name = requestStateControl(guid);
    const ticked = element.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
    const file = element.querySelector<HTMLSelectElement>(`select[name="${otherFileControl(guid)}"]`);
    const state = parseRequestState(ticked?.value, file?.value);
    return state === undefined ? [] : [[guid, state] as const];
  });
  return new Map(said);
}

/**
 * Ticks what the visitor had said of the requested files; nothing for those that are not in `states`. The files that they are part of are
 * chosen where the selects are rendered.
 */
export function writeRequestStates(
  { attachments }: Form,
  element: HTMLFormElement,
  states: RequestStates,
): void {
  for (const { guid } of attachments.requests ?? []) {
    const value = states.get(guid)?.kind ?? '';
    const name = requestStateControl(guid);
    const control = element.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
    if (control !== null) control.checked = true;
  }
}
