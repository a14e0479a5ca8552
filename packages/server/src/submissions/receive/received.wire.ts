import type { Guid } from '@form-portal/domain';
import type { ReceivedWire } from '@form-portal/domain/api';
import type { ReceiptTokens } from './receipt-token.ts';
import type { ReceivedSubmission } from '../store/submissions.store.ts';

/** Where the receipt of a submission is, with the token that opens it. */
export function receiptUrl(tokens: ReceiptTokens, submission: Guid): string {
  return `/api/submissions/${submission}/receipt?token=${tokens.tokenOf(submission)}`;
}

/** What the sender of a submission gets. */
export function receivedToWire(
  tokens: ReceiptTokens,
  { guid, reference, receivedAt, status }: ReceivedSubmission,
): ReceivedWire {
  return {
    GUID: guid,
    Reference: reference,
    ReceivedAt: receivedAt,
    Status: status,
    ReceiptURL: receiptUrl(tokens, guid),
  };
}

/** What is said of a stored submission to a sender whose post differs from it; the receipt of it stays closed. */
export function arrivedToWire({
  reference,
  receivedAt,
}: ReceivedSubmission): Pick<ReceivedWire, 'Reference' | 'ReceivedAt'> {
  return { Reference: reference, ReceivedAt: receivedAt };
}
