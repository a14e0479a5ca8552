import type { ReceivedWire } from '@form-portal/domain/api';
import type { AcceptedSubmission } from './accept-submission.ts';
import type { ReceiptTokens } from './receipt-token.ts';

/** Path of a submission's receipt with the token that opens it. */
export function receiptPath(tokens: ReceiptTokens, { received, isSender }: AcceptedSubmission): string {
  const path = `/api/submissions/${received.guid}/receipt`;
  // Whoever knows the GUID alone learns the reference, but not what was sent.
  return isSender ? `${path}?token=${tokens.tokenOf(received.guid)}` : path;
}

/** What a sender gets (api-additions, Submissions). */
export function receivedToWire(tokens: ReceiptTokens, accepted: AcceptedSubmission): ReceivedWire {
  const { guid, reference, receivedAt, status } = accepted.received;
  return {
    GUID: guid,
    Reference: reference,
    ReceivedAt: receivedAt,
    Status: status,
    ReceiptURL: receiptPath(tokens, accepted),
  };
}
