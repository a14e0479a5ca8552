import { guidFromWire, parseWire } from '@form-portal/domain/wire';
import {
  deliveredAgainSchema,
  personKeySchema,
  removedTestsSchema,
  statusCountsSchema,
  submissionListSchema,
  type SubmissionRowWire,
} from '@form-portal/domain/api';
import {
  ok,
  type DeliveryFailure,
  type Guid,
  type LocalizedText,
  type Result,
  type SubmissionStatus,
  type TestMode,
} from '@form-portal/domain';

/** A submission in the list. */
export interface SubmissionRow {
  readonly guid: Guid;
  readonly reference: string;
  readonly form: Guid;
  readonly formName: LocalizedText;
  readonly receivedAt: string;
  readonly status: SubmissionStatus;
  readonly attempts: number;
  /** Null: it does not wait. */
  readonly nextAttemptAt: string | null;
  /** The vault's or the scan's own reason, in English; null: the last attempt did not fail. */
  readonly lastError: string | null;
  /** The kind of the failure; null: it is not known, or the scan is what failed. */
  readonly failure: DeliveryFailure | null;
  /** The result of the virus scan that keeps it from the vault; null: none. */
  readonly scan: 'unscanned' | 'infected' | null;
  readonly object: { readonly type: number; readonly id: number } | null;
  /** When it is removed because it stays set aside; null: it is not. */
  readonly expiresAt: string | null;
  readonly attachmentCount: number;
  /** What happens to a test submission; null: it is a real one. */
  readonly test: TestMode | null;
  readonly identified: boolean;
  /** The sender's verified name; null: the identification gave none, or it was removed. */
  readonly sender: string | null;
}

/** A row of the list, with what only the list says. */
export interface ListedSubmission extends SubmissionRow {
  /** Whether its confirmation could not be sent, and is given up. */
  readonly confirmationRefused: boolean;
  /** Null: in the reference or the sender's name, or nothing is searched for. */
  readonly hit: {
    readonly kind: 'answer' | 'file';
    /** The question; empty for a file. */
    readonly label: LocalizedText;
    readonly text: string;
  } | null;
}

/** How many submissions meet the filter, by status. */
export type StatusCounts = Readonly<Record<SubmissionStatus, number>>;

/** A page of the list. */
export interface SubmissionPage {
  readonly items: readonly ListedSubmission[];
  /** Null: there are no more. */
  readonly next: string | null;
}

/** Reads a page of the list. */
export function submissionPageFromWire(value: unknown): Result<SubmissionPage> {
  const parsed = parseWire(submissionListSchema, value);
  if (!parsed.ok) return parsed;
  const { Items, NextCursor } = parsed.value;
  return ok({
    items: Items.map(listedFromWire),
    next: NextCursor,
  });
}

/** Reads how many submissions have each status. */
export function statusCountsFromWire(value: unknown): Result<StatusCounts> {
  const parsed = parseWire(statusCountsSchema, value);
  if (!parsed.ok) return parsed;
  const { Waiting, Failed, Delivered } = parsed.value;
  return ok({ waiting: Waiting, failed: Failed, delivered: Delivered });
}

/** Reads the key of an identity code. */
export function personKeyFromWire(value: unknown): Result<string> {
  const parsed = parseWire(personKeySchema, value);
  return parsed.ok ? ok(parsed.value.Person) : parsed;
}

/** Reads how many test submissions were removed. */
export function removedTestsFromWire(value: unknown): Result<number> {
  const parsed = parseWire(removedTestsSchema, value);
  return parsed.ok ? ok(parsed.value.Removed) : parsed;
}

/** Reads how many submissions of a form were made due, and where to continue. */
export function deliveredAgainFromWire(
  value: unknown,
): Result<{ readonly sent: number; readonly next: string | null }> {
  const parsed = parseWire(deliveredAgainSchema, value);
  return parsed.ok ? ok({ sent: parsed.value.Sent, next: parsed.value.NextCursor }) : parsed;
}

function listedFromWire(wire: SubmissionRowWire): ListedSubmission {
  const { ConfirmationRefused, Hit } = wire;
  return {
    ...rowFromWire(wire),
    confirmationRefused: ConfirmationRefused,
    hit: Hit && { kind: Hit.Kind, label: Hit.Label, text: Hit.Text },
  };
}

/** The members that a row of the list and a whole submission share. */
export function rowFromWire(wire: Omit<SubmissionRowWire, 'ConfirmationRefused' | 'Hit'>): SubmissionRow {
  return {
    guid: guidFromWire(wire.GUID),
    reference: wire.Reference,
    form: guidFromWire(wire.FormGUID),
    formName: wire.FormName,
    receivedAt: wire.ReceivedAt,
    status: wire.Status,
    attempts: wire.Attempts,
    nextAttemptAt: wire.NextAttemptAt,
    lastError: wire.LastError,
    failure: wire.Failure,
    scan: wire.Scan,
    object: wire.Object === null ? null : { type: wire.Object.Type, id: wire.Object.ID },
    expiresAt: wire.ExpiresAt,
    attachmentCount: wire.AttachmentCount,
    test: wire.Test,
    identified: wire.Identified,
    sender: wire.Sender,
  };
}
