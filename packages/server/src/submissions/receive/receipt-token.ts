import type { Guid } from '@form-portal/domain';
import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../db/key-ring.ts';
import { isEqual } from '../../http/security/is-equal.ts';

/** The tokens that open receipts. Nothing of them is stored: they are made out of a secret of the installation. */
export interface ReceiptTokens {
  /** 256 bits that nobody without the secret can guess, in base64url; the same for the same submission until the key is rotated. */
  tokenOf(submission: Guid): string;
  /** Whether a token opens the receipt of a submission, in a time that tells nothing about the right one. */
  opens(submission: Guid, token: string): boolean;
}

/** Makes the tokens of an installation, the same in each of its processes. */
export function createReceiptTokens(keys: KeyRing): ReceiptTokens {
  const signed = (key: Buffer, submission: Guid) =>
    createHmac('sha256', key).update(submission).digest('base64url');
  return {
    tokenOf: (submission) => signed(keys.current(), submission),
    opens: (submission, token) => keys.all().some((key) => isEqual(token, signed(key, submission))),
  };
}
