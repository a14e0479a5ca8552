import { routes } from '@form-portal/domain/api';
import { formOpeningFromWire, formOpeningToWire } from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { call, callAndRead } from '../../../api/call.ts';
import { openingDraft, typedOpening } from './opening-draft.ts';
import type { FormOpening, Guid } from '@form-portal/domain';
import type { FormPolicy } from '../policies/form-policy.ts';

/** The stored opening of a form. */
export function openingQuery(form: Guid) {
  return queryOptions({
    queryKey: ['form-opening', form],
    queryFn: () => callAndRead(routes.readFormOpening, { params: { id: form } }, formOpeningFromWire),
  });
}

/** When the form takes answers, and how many. */
export const openingPolicy: FormPolicy<'opening', FormOpening> = {
  name: 'opening',
  queryKey: (form) => openingQuery(form).queryKey,
  draftOf: openingDraft,
  valueOf: typedOpening,
  send: (form, opening) =>
    call(routes.saveFormOpening, { params: { id: form }, body: formOpeningToWire(opening) }),
  savedKey: 'admin.opening.saved',
};
