/** A session as its owner and administrators see it. */
export interface SessionSummary {
  /** Names it in calls, and opens nothing. */
  readonly id: string;
  /** A browser, or a program that logged in through the M-Files face. */
  readonly kind: 'browser' | 'program';
  /** Whose it is, as shown. */
  readonly userName: string;
  /** ISO 8601 UTC. */
  readonly startedAt: string;
  /** To within a minute, ISO 8601 UTC; null: not known, as of programs. */
  readonly lastSeenAt: string | null;
  /** From where it began; empty: not known. */
  readonly address: string;
  /** As the browser names itself; empty: it does not, or it is a program. */
  readonly userAgent: string;
  /** Whether it is the session of whoever asks. */
  readonly isCurrent: boolean;
}
