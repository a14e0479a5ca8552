import type { Answers } from '../field-type.ts';
import type { Guid } from '../guid.ts';
import type { IdentityValues } from '../identity/user.ts';
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

/** A file of an accepted submission; the content is found by its hash. */
export interface StoredAttachment {
  /** Cleaned, and different from the submission's other names in any case. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** As its extension says, since the content agrees with that; never the sender's word. */
  readonly mediaType: string;
  /** SHA-256 of the content, hex. */
  readonly sha256: string;
}

/** A submission that the portal has accepted. Pinned to the revision of the form that it was checked against. */
export interface StoredSubmission extends CheckedSubmission {
  /** Short code that people quote (`parseReference` reads it). */
  readonly reference: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly status: SubmissionStatus;
  /** The revision that the object is made by: the pinned one, or a newer one after the form was mended (specification D10). */
  readonly deliveryRevision: number;
  /** What the sender's identification brought and the form asked for (specification D15); empty without identification. */
  readonly identity: IdentityValues;
  /** The fields whose answers are the identification's own, whatever was sent for them. */
  readonly verified: readonly Guid[];
  readonly identified: boolean;
  readonly attachments: readonly StoredAttachment[];
  /** Reference of the earlier submission that this one corrects, by its sender's word; null: none. */
  readonly corrects: string | null;
}
