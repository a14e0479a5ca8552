import type { User } from '@form-portal/domain';
import { createHmac } from 'node:crypto';

/**
 * The mark of the person whose the drafts of somebody are: the same at every identification and in every process, and tells nothing of
 * the person. Empty for everybody who was not identified.
 */
export type DraftOwner = (user: User | null) => string;

/** Makes the marks with a secret of the installation: without it, nobody finds out whose one is, or makes one. */
export function createDraftOwner(secret: Buffer): DraftOwner {
  return (user) => {
    if (user?.type !== 'saml') return '';
    // Names change with the language of the identification; the code does not.
    const person = user.attributes.personalIdentityCode ?? user.name;
    return createHmac('sha256', secret).update(person).digest('base64url').slice(0, 22);
  };
}
