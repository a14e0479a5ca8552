import type { FieldTypes } from '../../field-type/field-type.ts';
import type { Field } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import type { LocalizedText } from '../../text/localized-text.ts';
import { isMailAddress } from '../../text/mail-address.ts';
import type { IdentityValues } from '../../users/user.ts';
import type { StoredSubmission } from '../submission.ts';

/**
 * Where confirmations of a form go: the answer to a field, or the address from the identification; null when none is
 * sent.
 */
export type ConfirmationTarget =
  { readonly kind: 'field'; readonly field: Guid } | { readonly kind: 'identity' } | null;

/** What a confirmation carries besides its text. */
export type ConfirmationContent = (typeof confirmationContents)[number];

/** Every {@link ConfirmationContent}: a link to the receipt, the answers as text, or the receipt as a PDF. */
export const confirmationContents = ['receipt-link', 'answers', 'pdf'] as const;

/** The confirmation that senders of a form get by e-mail. */
export interface ConfirmationRules {
  readonly to: ConfirmationTarget;
  /** An e-mail address for replies; empty for none. */
  readonly replyTo: string;
  readonly carries: ConfirmationContent;
  /** Plain text by language with `{reference}`, `{receivedAt}` and `{form}`; empty for the portal's own. */
  readonly text: LocalizedText;
}

/** The rules of a form that sends no confirmations. */
export const noConfirmation: ConfirmationRules = {
  to: null,
  replyTo: '',
  carries: 'receipt-link',
  text: {},
};

/**
 * Limits of confirmations: length of the text in characters, number sent to one address in an hour, and days
 * of trying to send one.
 */
export const confirmationLimits = { textLength: 4000, perHour: 5, triedDays: 3 } as const;

/** Whether confirmations may go to the answer to a field: it asks for an e-mail address. */
export function takesConfirmations(field: Field, fieldTypes: FieldTypes): boolean {
  return fieldTypes.get(field.type).isMailAddress?.(field) === true;
}

/**
 * The address that the confirmation of a submission goes to, from what was asked and answered; undefined when
 * there is none, or the answer is not an address.
 */
export function confirmationAddress(
  { to }: Pick<ConfirmationRules, 'to'>,
  { answers, identity }: Pick<StoredSubmission, 'answers' | 'identity'>,
): string | undefined {
  if (to === null) return undefined;
  const address = to.kind === 'identity' ? identity.email : answers[to.field];
  return typeof address === 'string' && isMailAddress(address) ? address : undefined;
}

/**
 * Returns the target that a page may announce before sending; `identity` has the details that the form takes
 * from the visitor's identification. Null when they lack an address, so that no confirmation is promised in
 * vain.
 */
export function promisedTarget(to: ConfirmationTarget, identity: IdentityValues): ConfirmationTarget {
  if (to?.kind !== 'identity') return to;
  return confirmationAddress({ to }, { answers: {}, identity }) === undefined ? null : to;
}

/** An address as the page shows it after sending: its first character and its domain, `a…@example.org`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first}…${address.slice(at)}`;
}
