import type { Guid } from '@form-portal/domain';
import type { Generated } from 'kysely';
import type { RulesTables } from './rules-tables.ts';
import type { StagedFileTables } from './staged-file-tables.ts';
import type { ServerTables } from './tables.ts';

interface SubmissionTable {
  guid: string;
  reference: string;
  form: string;
  form_revision: number;
  language: string;
  received_at: string;
  /** `waiting`, `delivered` or `failed`. */
  status: string;
  /** JSON: answers and identity values. */
  document: string;
  identified: number;
  /** The mark of the identified person who sent it; null for anybody else's, for those stored before there were marks, and once it was cleared. */
  owner: string | null;
  attachment_count: number;
  /** The form's revision for the object: the pinned one, or a newer one after the form was corrected (specification D10). */
  delivery_revision: number;
  attempts: number;
  /** The error of the last attempt; null when it did not fail. */
  last_error: string | null;
  /** The kind of the error, a `DeliveryFailure`; null when the last attempt did not fail, or its files were not scanned. */
  last_failure: string | null;
  /** JSON: the `RefusedPart`s of the last attempt; null for none. */
  refused_parts: string | null;
  /** A `TestMode`; null for a real submission. */
  test: string | null;
  object_type: number | null;
  object_id: number | null;
  /** Null until delivered. */
  delivered_at: string | null;
  /** When answers and files were removed; null while they are stored. */
  cleared_at: string | null;
  /** Reference of the submission that it corrects; null for none. */
  corrects: string | null;
  /** The content of its PDF; null until it is rendered. */
  receipt_sha256: string | null;
  /** 1: its row of `submission_search` is written, or it was cleared. */
  search_indexed: Generated<number>;
}

interface SubmissionAttachmentTable {
  submission: string;
  /** From 0, in the order sent. */
  position: number;
  name: string;
  size: number;
  media_type: string;
  sha256: string;
  /** GUID of the request that it answers; null for a file that was not requested. */
  request: string | null;
}

/** An undelivered submission; the row is removed on delivery. */
interface OutboxTable {
  submission: string;
  received_at: string;
  /** When it is tried next; while claimed, when the claim expires; {@link neverDue} once set aside. */
  due_at: string;
  /** The current claim; {@link unclaimed} for none. */
  claim: string;
  /** How often the vault is searched for its object before one is created: 0 before the first attempt (specification D11 and D47). */
  searches_due: number;
  /** 1 when the last attempt could not reach the vault. */
  unreachable: number;
  /** The scan of its files, a `ScanState`. */
  scan: string;
}

/** The owner of a submission's blobs. */
export function contentOwner(submission: Guid): string {
  return `submission:${submission}`;
}

/** Sorts after every instant: the `due_at` of a set-aside submission. */
export const neverDue = '9999';

/** The `claim` of a submission that no process has claimed. */
export const unclaimed = '';

/** Events of a submission after it was received. */
interface SubmissionEventTable {
  submission: string;
  number: number;
  at: string;
  kind: string;
  detail: string;
}

/** What a submission is found by; removed with its answers. Personal identity codes are masked in `text`. */
interface SubmissionSearchTable {
  submission: string;
  /** The reference, the name, the answers and the file names, folded, one a line. */
  text: string;
  /** Keyed hashes of the identity codes in it, separated by blanks. */
  codes: string;
  /** The sender's verified name, for sorting; `~`, after all names, when there is none. */
  sender_key: string;
}

/** The tables of submissions and their delivery, along with the server's other tables. */
export interface SubmissionTables extends ServerTables, RulesTables, StagedFileTables {
  submissions: SubmissionTable;
  submission_attachments: SubmissionAttachmentTable;
  submission_events: SubmissionEventTable;
  submission_search: SubmissionSearchTable;
  outbox: OutboxTable;
}
