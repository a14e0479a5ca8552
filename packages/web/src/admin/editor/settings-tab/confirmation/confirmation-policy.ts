import { isMailAddress } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { confirmationFromWire, confirmationToWire } from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { call, callAndRead } from '../../../api/call.ts';
import type { ConfirmationRules, Guid } from '@form-portal/domain';
import type { FormPolicy } from '../policies/form-policy.ts';

/** The stored rules for the confirmations of a form. */
export function confirmationQuery(form: Guid) {
  return queryOptions({
    queryKey: ['form-confirmation', form],
    queryFn: () => callAndRead(routes.readConfirmation, { params: { id: form } }, confirmationFromWire),
  });
}

/** Whether the address for replies is valid; an empty one is. */
export function isReplyToValid({ replyTo }: ConfirmationRules): boolean {
  return replyTo === '' || isMailAddress(replyTo);
}

/** The e-mail that senders get. */
export const confirmationPolicy: FormPolicy<'confirmation', ConfirmationRules> = {
  name: 'confirmation',
  queryKey: (form) => confirmationQuery(form).queryKey,
  draftOf: (stored) => stored,
  valueOf: (rules) => (isReplyToValid(rules) ? rules : undefined),
  send: (form, rules) =>
    call(routes.saveConfirmation, { params: { id: form }, body: confirmationToWire(rules) }),
  savedKey: 'admin.confirmation.saved',
};
