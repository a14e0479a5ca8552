/** Limits of one submission (specification D34). */
export interface SubmissionLimits {
  /** Maximum number of attachments. */
  readonly maxFiles: number;
  /** Maximum total size of the attachments, in bytes. */
  readonly maxTotalBytes: number;
}

/** Bytes in one kB and one MB (specification D34). */
export const bytesPerKb = 1024;
export const bytesPerMb = 1_048_576;
