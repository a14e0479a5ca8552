import { bytesPerMb, type SubmissionLimits } from './submission/limits.ts';

/**
 * Limits configured by the operator, shared by the checks of server and browser and their texts
 * (specification D34).
 */
export interface Limits extends SubmissionLimits {
  /** Maximum size of the answers of one submission (its `submission` part), in bytes. */
  readonly maxAnswerBytes: number;
  /** Maximum number of fields of a form. */
  readonly maxFields: number;
  /** Maximum size of a form as JSON, in bytes. */
  readonly maxFormBytes: number;
}

/** Default limits (specification D34). */
export const defaultLimits: Limits = {
  maxFiles: 20,
  maxTotalBytes: 200 * bytesPerMb,
  maxAnswerBytes: bytesPerMb,
  maxFields: 500,
  maxFormBytes: 2 * bytesPerMb,
};
