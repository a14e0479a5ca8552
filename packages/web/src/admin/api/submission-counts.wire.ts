import { submissionCountsSchema } from '@form-portal/domain/api';
import { parseWire } from '@form-portal/domain/wire';
import { ok, type Result } from '@form-portal/domain';

/** The numbers of submissions that are not in the vault yet. */
export interface SubmissionCounts {
  readonly waiting: number;
  /** Set aside. */
  readonly failed: number;
}

/** Reads the numbers of undelivered submissions. */
export function submissionCountsFromWire(value: unknown): Result<SubmissionCounts> {
  const parsed = parseWire(submissionCountsSchema, value);
  return parsed.ok ? ok({ waiting: parsed.value.Waiting, failed: parsed.value.Failed }) : parsed;
}
