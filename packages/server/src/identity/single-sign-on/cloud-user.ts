import type { CloudUser } from '@form-portal/domain';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import type { CheckedToken } from './check-token.ts';

const maxNameLength = 100;

/**
 * The user of a token. The name is only for display, since people can change it. Administrators are those whose configured claim
 * has a configured value; without such values there are none (docs/protocols/sign-on.md#administrators).
 */
export function cloudUser(
  token: Pick<CheckedToken, 'names' | 'subject' | 'textsOf'>,
  { adminClaim, adminValues }: Pick<OAuthConfig, 'adminClaim' | 'adminValues'>,
): CloudUser {
  const name = [...token.names, token.subject].map(displayName).find((text) => text !== '');
  return {
    type: 'cloud',
    name: name ?? '',
    admin: token.textsOf(adminClaim).some((value) => adminValues.includes(value)),
  };
}

/** Makes a name safe to display: one line, without bidirectional control and invisible characters. */
function displayName(name: string): string {
  return Array.from(name.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))
    .slice(0, maxNameLength)
    .join('')
    .trim();
}
