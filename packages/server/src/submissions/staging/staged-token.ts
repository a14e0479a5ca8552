import type { User } from '@form-portal/domain';
import type { DraftOwner } from '../../http/security/draft-owner.ts';

const tokenBytes = 32;

/** Separates the secret, which is base64url, from the owner's mark. */
const separator = '.';

/** The token of a new draft; `owner` is the mark of the person whose files it gives access to, empty for whoever has the token. */
export function newStagedToken(randomBytes: (size: number) => Buffer, owner: string): string {
  const secret = randomBytes(tokenBytes).toString('base64url');
  return owner === '' ? secret : `${secret}${separator}${owner}`;
}

/**
 * Whether a sender may name the files of a token. Another identified person may not; somebody whose identification ended may, and
 * is identified again before the form is sent. A token without its mark is another token, which no draft has.
 */
export function mayNameStaged(draftOwner: DraftOwner, token: string, user: User | null): boolean {
  const [, owner = ''] = token.split(separator);
  return owner === '' || user?.type !== 'saml' || draftOwner.owns(user, owner);
}
