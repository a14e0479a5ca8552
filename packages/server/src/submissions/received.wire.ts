import type { Guid } from '@form-portal/domain';
import type { ReceivedWire } from '@form-portal/domain/api';
import type { AcceptedSubmission } from './accept-submission.ts';
import type { ReceiptTokens } from './receipt-token.ts';

/** Where the receipt of a submission is, with the token that opens it. */
export function receiptUrl(tokens: ReceiptTokens, submission: Guid): string {
  return `${closedReceiptUrl(submission)}?token=${tokens.tokenOf(submission)}`;
}

/** The same for somebody who knows the GUID alone: they may learn the reference, but not what was sent. */
function closedReceiptUrl(submission: Guid): string {
  return `/api/submissions/${submission}/receipt`;
}

/** What a sender gets. */
export function receivedToWire(
  tokens: ReceiptTokens,
  { received, isSender }: AcceptedSubmission,
): ReceivedWire {
  const { guid, reference, receivedAt, status } = received;
  return {
    GUID: guid,
    Reference: reference,
    ReceivedAt: receivedAt,
    Status: status,
    ReceiptURL: isSender ? receiptUrl(tokens, guid) : closedReceiptUrl(guid),
  };
}
