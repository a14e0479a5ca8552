import type { DraftAttachment } from '@form-portal/domain';

/** The properties of a file that are checked without reading it. */
export type FileFacts = Pick<File, 'size' | 'type'>;

/** A file as the draft of the page holds it. */
export interface FileContent<Data extends FileFacts = File> {
  /** Identifies the file's row on the page; another file never gets the same id. */
  readonly id: number;
  readonly file: Data;
}

/** An attachment of the form that is being filled in; its name is the one under which it will be stored. */
export type AttachedFile<Data extends FileFacts = File> = DraftAttachment<FileContent<Data>>;

/** Whether the browser could read a file: a folder, or a file that was removed meanwhile, can't be sent. */
export type Readability = 'readable' | 'unreadable';
