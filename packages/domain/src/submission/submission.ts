import type { Answers } from '../field-type/field-type.ts';
import type { Guid } from '../guid.ts';
import type { IdentityValues } from '../users/user.ts';
import type { LanguageCode } from '../text/localized-text.ts';
import type { AnswerKey } from './answers/answer-key.ts';
import type { StoredRequest } from './requests/request-state.ts';
import type { TestMode } from './sending/test-mode.ts';

/** Facts about a file for the rules: before it is sent, or as measured by the server. */
export interface AttachmentFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** As claimed by the browser, or as detected by the server; empty when unknown. */
  readonly mediaType: string;
  /** The request of the form that it answers; absent or null for a file that was not requested. */
  readonly request?: Guid | null;
}

/** A submission that the server has checked but not stored yet. */
export interface CheckedSubmission {
  readonly guid: Guid;
  readonly form: Guid;
  readonly formRevision: number;
  readonly language: LanguageCode;
  /** Only of questions that were asked. */
  readonly answers: Answers;
  /** How the form's rules were applied; null for a form whose rules depend on no answers. */
  readonly logic: AppliedLogic | null;
}

/** How the rules of a form were applied when a submission was accepted; never judged again. */
export interface AppliedLogic {
  /** The questions that were asked in each row, computed ones included, in page order. */
  readonly asked: readonly AnswerKey[];
  /** The predefined fields that applied. */
  readonly predefined: readonly Guid[];
  /** The day in the site's time zone by which they were judged, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Delivery state of a submission: accepted and waiting, an object in the vault, or set aside for an
 * administrator.
 */
export type SubmissionStatus = 'waiting' | 'delivered' | 'failed';

/** A file of an accepted submission; its hash identifies the content. */
export interface StoredAttachment {
  /** Cleaned, and unique within the submission, ignoring case. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Determined by the extension, which the content has been checked to match; never the sender's claim. */
  readonly mediaType: string;
  /** SHA-256 of the content, hex. */
  readonly sha256: string;
  /** The request of the form that it answers; absent for a file that was not requested. */
  readonly request?: Guid;
}

/** An accepted submission, pinned to the form revision that it was checked against. */
export interface StoredSubmission extends CheckedSubmission {
  /** Short code for people to quote (`parseReference` parses it). */
  readonly reference: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly status: SubmissionStatus;
  /**
   * The revision used to create the object: the pinned one, or a newer one after the form was corrected
   * (specification D10).
   */
  readonly deliveryRevision: number;
  /**
   * Identity values that the form requested and the identification provided (specification D15); empty
   * without identification.
   */
  readonly identity: IdentityValues;
  /** Fields answered by identification, overriding whatever was sent for them. */
  readonly verified: readonly Guid[];
  readonly identified: boolean;
  readonly attachments: readonly StoredAttachment[];
  /** The requests that were asked, in the form's order; empty for a form without. */
  readonly requests: readonly StoredRequest[];
  /**
   * Reference of the earlier submission that, according to the sender, this one corrects; null when there
   * is none.
   */
  readonly corrects: string | null;
  /** What happens to a test submission; null for a real one. */
  readonly test: TestMode | null;
}
