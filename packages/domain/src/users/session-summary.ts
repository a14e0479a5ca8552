/** A session as its owner and administrators see it. */
export interface SessionSummary {
  /** Identifies the session in calls; not a credential. */
  readonly id: string;
  /** A browser, or a program that signed in through the M-Files API. */
  readonly kind: 'browser' | 'program';
  /** Display name of its user. */
  readonly userName: string;
  /** ISO 8601 UTC. */
  readonly startedAt: string;
  /** Accurate to a minute, ISO 8601 UTC; null when not known, as for programs. */
  readonly lastSeenAt: string | null;
  /** Address from which it was started; empty when not known. */
  readonly address: string;
  /** User agent of the browser; empty when not sent, or for a program. */
  readonly userAgent: string;
  /** Whether it is the requesting user's current session. */
  readonly isCurrent: boolean;
}
