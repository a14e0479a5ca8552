import type { User } from '@form-portal/domain';

/** A session that is alive. */
export interface UserSession {
  /** SHA-256 of the id in the cookie, hex. */
  readonly idHash: string;
  readonly user: User;
  /** The vault's id of the account; null for people whom the vault does not know. */
  readonly account: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly seenAt: string;
}
