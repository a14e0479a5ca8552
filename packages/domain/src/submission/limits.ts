/** Limits of one submission (specification D34). */
export interface SubmissionLimits {
  /** Maximum number of attachments. */
  readonly maxFiles: number;
  /** Maximum total size of the attachments, in bytes. */
  readonly maxTotalBytes: number;
}

/** Bytes in one kB, as sizes are shown to people (specification D34). */
export const bytesPerKb = 1024;
/** Bytes in one MB: the unit of the maximum size in a form's settings (specification D34). */
export const bytesPerMb = 1_048_576;
