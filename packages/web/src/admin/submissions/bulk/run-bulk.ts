import type { SubmissionRow } from '../submissions.wire.ts';

/** A submission that a bulk action did not work for. */
export interface BulkFailure {
  readonly row: SubmissionRow;
  readonly error: unknown;
}

/** The progress of a bulk action. */
export interface BulkProgress {
  /** Submissions tried so far, failures included. */
  readonly tried: number;
  readonly failures: readonly BulkFailure[];
}

interface BulkRun {
  readonly rows: readonly SubmissionRow[];
  readonly apply: (row: SubmissionRow) => Promise<unknown>;
  /** Ends the run after the current submission. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BulkProgress) => void;
}

/** Applies an action to submissions one after another; a failure does not keep the others from it. Returns the final progress. */
export async function runBulk({ rows, apply, signal, onProgress }: BulkRun): Promise<BulkProgress> {
  let progress: BulkProgress = { tried: 0, failures: [] };
  for (const row of rows) {
    if (signal.aborted) break;
    const { tried, failures } = progress;
    try {
      await apply(row);
      progress = { tried: tried + 1, failures };
    } catch (error) {
      progress = { tried: tried + 1, failures: [...failures, { row, error }] };
    }
    onProgress(progress);
  }
  return progress;
}
