import type { DraftAttachment, Guid, ProblemCode } from '@form-portal/domain';

/** The properties of a file that are checked without reading it. */
export type FileFacts = Pick<File, 'size' | 'type'>;

/** A file as the draft of the page holds it. */
export interface FileContent<Data extends FileFacts = File> {
  /** Identifies the file's row on the page; another file never gets the same id. */
  readonly id: number;
  readonly file: Data;
  /** The request of the form that it answers; null for none. */
  readonly request: Guid | null;
}

/** An attachment of the form that is being filled in; its name is the one under which it will be stored. */
export type AttachedFile<Data extends FileFacts = File> = DraftAttachment<FileContent<Data>>;

/**
 * What is known of a file's content: `fine`, or the code of what is wrong with it. The browser can't read a folder, or a file that has been
 * removed since; the first bytes of a file may contradict its name; or the server has refused it.
 */
export type ContentState = 'fine' | ProblemCode;
