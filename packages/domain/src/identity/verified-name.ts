import type { IdentityValues } from '../users/user.ts';

/** The name of a person according to the identification, first names first; null when it provided no name. */
export function verifiedName({ firstNames = '', lastName = '' }: IdentityValues): string | null {
  const name = `${firstNames} ${lastName}`.trim();
  return name === '' ? null : name;
}
