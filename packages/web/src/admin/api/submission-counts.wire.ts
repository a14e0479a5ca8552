import { submissionCountsSchema } from '@form-portal/domain/api';
import { parseWire } from '@form-portal/domain/wire';
import { ok, type Result } from '@form-portal/domain';

/** How many submissions the vault does not have yet. */
export interface SubmissionCounts {
  readonly waiting: number;
  /** Set aside. */
  readonly failed: number;
}

/** Reads how many submissions the vault does not have yet. */
export function submissionCountsFromWire(value: unknown): Result<SubmissionCounts> {
  const parsed = parseWire(submissionCountsSchema, value);
  return parsed.ok ? ok({ waiting: parsed.value.Waiting, failed: parsed.value.Failed }) : parsed;
}
