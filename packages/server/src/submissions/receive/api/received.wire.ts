import type { Guid } from '@form-portal/domain';
import type { ReceivedWire } from '@form-portal/domain/api';
import type { ReceiptTokens } from './receipt-token.ts';
import type { ReceivedSubmission } from '../../store/submissions.store.ts';

/** The address of a submission's receipt, with the token that opens it. */
export function receiptUrl(tokens: ReceiptTokens, submission: Guid): string {
  return `/api/submissions/${submission}/receipt?token=${tokens.tokenOf(submission)}`;
}

/** The response to the sender of a submission. */
export function receivedToWire(
  tokens: ReceiptTokens,
  { guid, reference, receivedAt, status }: ReceivedSubmission,
  confirmationTo: string | undefined,
): ReceivedWire {
  return {
    GUID: guid,
    Reference: reference,
    ReceivedAt: receivedAt,
    Status: status,
    ReceiptURL: receiptUrl(tokens, guid),
    ...(confirmationTo !== undefined && { ConfirmationTo: confirmationTo }),
  };
}

/** The stored submission, for a sender whose post differs from it; without access to its receipt. */
export function storedToWire({
  reference,
  receivedAt,
}: ReceivedSubmission): Pick<ReceivedWire, 'Reference' | 'ReceivedAt'> {
  return { Reference: reference, ReceivedAt: receivedAt };
}
