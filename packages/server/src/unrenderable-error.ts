/** The PDF of a submission that cannot be rendered as it is: another attempt fails as well, unlike after a thread that ended or ran out of memory. */
export class UnrenderableError extends Error {
  override readonly name = 'UnrenderableError';

  /** From the error that the content caused. */
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The PDF cannot be rendered', { cause });
  }
}
