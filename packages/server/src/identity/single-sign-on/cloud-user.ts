import type { CloudUser } from '@form-portal/domain';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import type { CheckedToken } from './check-token.ts';

const longestName = 100;

/**
 * Who signed in. The name is for showing only: people can change it. Administrators are those whose configured claim has a configured
 * value; without such values nobody is (docs/protocols/sign-on.md#administrators).
 */
export function cloudUser(
  token: Pick<CheckedToken, 'names' | 'subject' | 'textsOf'>,
  { adminClaim, adminValues }: Pick<OAuthConfig, 'adminClaim' | 'adminValues'>,
): CloudUser {
  const name = [...token.names, token.subject].map(shown).find((text) => text !== '');
  return {
    type: 'cloud',
    name: name ?? '',
    admin: token.textsOf(adminClaim).some((value) => adminValues.includes(value)),
  };
}

/** On one line, without characters that turn the direction of text or can't be seen. */
function shown(name: string): string {
  return Array.from(name.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))
    .slice(0, longestName)
    .join('')
    .trim();
}
