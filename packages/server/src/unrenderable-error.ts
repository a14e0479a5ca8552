/** The content of a PDF cannot be rendered: another attempt would fail too, unlike after a thread that ended or ran out of memory. */
export class UnrenderableError extends Error {
  override readonly name = 'UnrenderableError';

  /** @param cause the error that the content caused. */
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The PDF cannot be rendered', { cause });
  }
}
