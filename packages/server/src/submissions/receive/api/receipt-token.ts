import type { Guid } from '@form-portal/domain';
import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../../db/key-ring.ts';
import { isEqual } from '../../../http/security/is-equal.ts';

/** The tokens that open receipts. They are derived from a secret of the installation, not stored. */
export interface ReceiptTokens {
  /** 256 bits in base64url that cannot be guessed without the secret; the same for a submission until the key is rotated. */
  tokenOf(submission: Guid): string;
  /** Whether a token opens the receipt of a submission; compared in constant time. */
  opens(submission: Guid, token: string): boolean;
}

/** Creates the tokens of an installation, the same in each of its processes. */
export function createReceiptTokens(keys: KeyRing): ReceiptTokens {
  const signatureOf = (key: Buffer, submission: Guid) =>
    createHmac('sha256', key).update(submission).digest('base64url');
  return {
    tokenOf: (submission) => signatureOf(keys.current(), submission),
    opens: (submission, token) => keys.all().some((key) => isEqual(token, signatureOf(key, submission))),
  };
}
