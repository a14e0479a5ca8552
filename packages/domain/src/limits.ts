import { bytesPerMb, type SubmissionLimits } from './submission/limits.ts';

/** How much the portal takes, as its operator configured it: the server's checks, the browser's and their texts (specification D34). */
export interface Limits extends SubmissionLimits {
  /** Largest size of the answers of one submission, bytes: its `submission` part. */
  readonly maxAnswerBytes: number;
  /** Largest number of fields of a form. */
  readonly maxFields: number;
  /** Largest size of a form as JSON, bytes. */
  readonly maxFormBytes: number;
}

/** The limits when nothing else is configured (specification D34). */
export const defaultLimits: Limits = {
  maxFiles: 20,
  maxTotalBytes: 200 * bytesPerMb,
  maxAnswerBytes: bytesPerMb,
  maxFields: 500,
  maxFormBytes: 2 * bytesPerMb,
};
