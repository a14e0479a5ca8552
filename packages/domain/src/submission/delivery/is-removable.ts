import type { TestMode } from '../sending/test-mode.ts';
import type { SubmissionStatus } from '../submission.ts';

/** What decides whether a submission can be removed. */
export interface Removable {
  readonly status: SubmissionStatus;
  /** What happens to a test submission; null for a real one. */
  readonly test: TestMode | null;
}

/** Whether an administrator can remove a submission from the portal: any but a real one that waits for delivery. */
export function isRemovable({ status, test }: Removable): boolean {
  return status !== 'waiting' || test !== null;
}
