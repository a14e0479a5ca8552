import type { Guid } from '@form-portal/domain';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The tokens that open receipts. Nothing of them is stored: they are made out of a secret of the installation. */
export interface ReceiptTokens {
  /** 256 bits that nobody without the secret can guess, in base64url; the same for the same submission. */
  tokenOf(submission: Guid): string;
  /** Whether a token opens the receipt of a submission, in a time that tells nothing about the right one. */
  opens(submission: Guid, token: string): boolean;
}

/** Makes the tokens of an installation, the same in each of its processes. */
export function createReceiptTokens(secret: Buffer): ReceiptTokens {
  const tokenOf = (submission: Guid) => createHmac('sha256', secret).update(submission).digest('base64url');
  return {
    tokenOf,
    opens(submission, token) {
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(submission))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
