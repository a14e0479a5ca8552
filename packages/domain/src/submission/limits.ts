/** How much one submission may carry (specification D34). */
export interface SubmissionLimits {
  /** Largest number of attachments. */
  readonly maxFiles: number;
  /** Largest total of the attachments' sizes, bytes. */
  readonly maxTotalBytes: number;
}

/** Bytes of one kB and one MB (specification D34). */
export const bytesPerKb = 1024;
export const bytesPerMb = 1_048_576;
