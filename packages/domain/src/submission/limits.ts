/** How much one submission may carry (decision D34). */
export interface SubmissionLimits {
  /** Largest number of attachments. */
  readonly maxFiles: number;
  /** Largest total of the attachments' sizes, bytes. */
  readonly maxTotalBytes: number;
}

/** Bytes of one MB (decision D34). */
export const bytesPerMb = 1_048_576;

/** The limits when nothing else is configured (decision D34). */
export const defaultSubmissionLimits: SubmissionLimits = { maxFiles: 20, maxTotalBytes: 200 * bytesPerMb };
