import type { User } from '@form-portal/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A session that is alive. */
export interface UserSession {
  /** SHA-256 of the id in the cookie, hex. */
  readonly idHash: string;
  readonly user: User;
  /** The vault's id of the account; null for people whom the vault does not know. */
  readonly account: string | null;
  /** Whose it is, the same in every session of a person; null for people whom the national service identified. */
  readonly owner: string | null;
  /** The vault's `passwordChangedAt` of the account when the session began; null: the vault does not tell. */
  readonly passwordStamp: string | null;
  /** When the password was last asked for again, ISO 8601 UTC; null: never. */
  readonly confirmedAt: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly seenAt: string;
  /** When it ends if nothing else is asked for. */
  readonly endsUnusedAt: string;
  /** When it ends however much is asked for. */
  readonly endsLatestAt: string;
}

/** What somebody typed to sign in. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A request that may change who is signed in, its reply, and who is signed in so far. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: UserSession | null;
}
