import type { EmbeddedVaultAdministration } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** The account of the very first start; `generated`: the password is nowhere but here, so it must be shown. */
export interface FirstAccount {
  readonly username: string;
  readonly password: string;
  readonly generated: boolean;
}

/** Letters and digits that nobody mistakes for one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes an administrator when the vault has no account at all (specification D29); null when it has. */
export async function ensureFirstAccount(
  administration: Pick<EmbeddedVaultAdministration, 'ensureFirstAccount'>,
  { adminUsername: username, adminPassword }: Pick<Config, 'adminUsername' | 'adminPassword'>,
  { randomBytes }: Pick<SystemDeps, 'randomBytes'>,
): Promise<FirstAccount | null> {
  const password = adminPassword ?? newPassword(randomBytes(20));
  const made = await administration.ensureFirstAccount({ username, password, name: username });
  if (!made.ok) {
    throw new Error(
      'PORTAL_ADMIN_PASSWORD is easy to guess: take 12 to 200 characters, best several words that do not belong together, or leave it out and one is generated.',
    );
  }
  return made.value ? { username, password, generated: adminPassword === null } : null;
}

/** 100 bits in five groups. */
function newPassword(random: Buffer): string {
  const characters = [...random].map((byte) => alphabet[byte % alphabet.length]).join('');
  return characters.match(/.{4}/g)?.join('-') ?? characters;
}
