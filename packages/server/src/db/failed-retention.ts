import { dayMs } from '@form-portal/domain';
import type { FailedRetention } from '@form-portal/domain';

/** When a submission that was set aside at an instant is removed; both ISO 8601 UTC. Null for never. */
export function failedUntil(setAsideAt: string, retention: FailedRetention): string | null {
  if (retention === 'keep') return null;
  return new Date(Date.parse(setAsideAt) + retention * dayMs).toISOString();
}

/** Parses a stored retention of set-aside submissions. */
export function failedRetentionFromRow(retention: string): FailedRetention {
  return retention === 'keep' ? retention : Number(retention);
}
