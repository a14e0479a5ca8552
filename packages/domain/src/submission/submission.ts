import type { Answers } from '../field-type.ts';
import type { Guid } from '../guid.ts';
import type { LanguageCode } from '../localized-text.ts';

/** A file as the rules see it: before it is sent, or as the server measured it. */
export interface AttachmentFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The browser's word, or the media type that the server found; empty: unknown. */
  readonly mediaType: string;
}

/** A submission that the server has checked, before it is stored. */
export interface CheckedSubmission {
  readonly guid: Guid;
  readonly form: Guid;
  readonly formRevision: number;
  readonly language: LanguageCode;
  readonly answers: Answers;
}

/** Where a submission stands: accepted and on its way, an object of the vault, or set aside for an administrator. */
export type SubmissionStatus = 'waiting' | 'delivered' | 'failed';
