import { ok } from '@form-portal/domain';
import type { OpenVault } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import { unlessUnreachable } from '../../unless-unreachable.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** The administrator created on the first start. */
export interface FirstAccount {
  readonly username: string;
  readonly password: string;
  /** Whether the portal chose the password: it is stored nowhere in clear text, so it must be shown. */
  readonly generated: boolean;
}

/** Letters and digits that are not mistaken for one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Creates an administrator when the vault has no account at all (specification D29). Null when it has one, or when its accounts are
 * created elsewhere. An unreachable vault does not prevent the start: its administrator is created on the next one.
 */
export async function ensureFirstAccount(
  { ensureFirstAccount: ensure }: Pick<OpenVault, 'ensureFirstAccount'>,
  { adminUsername: username, adminPassword }: Pick<Config, 'adminUsername' | 'adminPassword'>,
  { randomBytes }: Pick<SystemDeps, 'randomBytes'>,
): Promise<FirstAccount | null> {
  if (ensure === undefined) return null;
  const password = adminPassword ?? newPassword(randomBytes(20));
  const created = await unlessUnreachable(() => ensure({ username, password, name: username }), ok(false));
  if (!created.ok) {
    throw new Error(
      'PORTAL_ADMIN_PASSWORD is easy to guess: take 12 to 200 characters, best several words that do not belong together, or leave it out and one is generated.',
    );
  }
  return created.value ? { username, password, generated: adminPassword === null } : null;
}

/** Five groups of four characters: about 100 bits. */
function newPassword(random: Buffer): string {
  const characters = [...random].map((byte) => alphabet[byte % alphabet.length]).join('');
  return characters.match(/.{4}/g)?.join('-') ?? characters;
}
