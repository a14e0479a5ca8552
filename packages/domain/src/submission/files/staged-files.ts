import type { Guid } from '../../guid.ts';

/**
 * A file of a post without script that was not sent, kept for an hour so that the visitor need not choose it
 * again (decision 0070).
 */
export interface StagedFile {
  readonly id: Guid;
  /** Cleaned, and unique among the files of its draft, ignoring case. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The request that it answers; null for a file that was not requested. */
  readonly request: Guid | null;
}

/** The staged files of a draft, as its page lists them. */
export interface StagedFiles {
  /** Gives access to the files; whoever knows it owns the draft. */
  readonly token: string;
  readonly files: readonly StagedFile[];
}

/** The staged files that a post takes over: those that its page listed and the visitor did not remove. */
export interface SentStagedFiles {
  readonly token: string;
  /** The name, never trusted, tells visitors which file no longer exists. */
  readonly files: readonly Pick<StagedFile, 'id' | 'name'>[];
}

/** The value of the control that lists a staged file on a page without script. */
export function stagedFileControl({ id, name }: Pick<StagedFile, 'id' | 'name'>): string {
  return `${id} ${name}`;
}
