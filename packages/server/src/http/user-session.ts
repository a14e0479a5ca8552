import type { User } from '@form-portal/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An active session. */
export interface UserSession {
  /** SHA-256 of the id in the cookie, in hex. */
  readonly idHash: string;
  readonly user: User;
  /** The vault's id of the account; null for people without a vault account. */
  readonly account: string | null;
  /** The owner, the same in every session of a person; null for people identified by the national service. */
  readonly owner: string | null;
  /** The account's `passwordChangedAt` in the vault when the session began; null when the vault does not report it. */
  readonly passwordStamp: string | null;
  /** When the password was last confirmed, ISO 8601 UTC; null when it never was. */
  readonly confirmedAt: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly seenAt: string;
  /** When it ends without further requests. */
  readonly endsUnusedAt: string;
  /** When it ends regardless of requests. */
  readonly endsLatestAt: string;
}

/** The name and password of a sign-in, as typed. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A request that may change who is signed in, with its reply and the current session. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: UserSession | null;
}
