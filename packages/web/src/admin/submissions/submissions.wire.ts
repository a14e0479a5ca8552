import { guidFromWire, parseWire } from '@form-portal/domain/wire';
import {
  deliveredAgainSchema,
  personKeySchema,
  removedTestsSchema,
  shownDetailSchema,
  shownValueSchema,
  submissionDetailSchema,
  statusCountsSchema,
  submissionListSchema,
  type SubmissionDetailWire,
  type SubmissionRowWire,
} from '@form-portal/domain/api';
import {
  ok,
  answerKey,
  type AnswerKey,
  type DeliveryFailure,
  type Guid,
  type IdentityAttribute,
  type NamedItem,
  type LocalizedText,
  type RefusedPart,
  type Result,
  type RequestOutcome,
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
  /** What the virus scan of its files keeps it from the vault with; null: nothing. */
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

/** A row of the list, and where it contains what is searched for. */
export interface ListedSubmission extends SubmissionRow {
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

/** A page, a group or a row of the form with the answers to its questions that were asked. */
export interface AnsweredSection {
  /** Null: none. */
  readonly heading: LocalizedText | null;
  /** 2 for the sections of a page, whose own heading has 1, as has everything in a form without pages. */
  readonly level: 1 | 2;
  /** Empty under the heading of a page whose first section has a heading too. */
  readonly answers: readonly ShownAnswer[];
}

/** A question that was not asked. */
export interface OmittedQuestion {
  readonly name: LocalizedText;
  /** The row that it was not asked in, while it was in another one; null: it was asked nowhere. */
  readonly row: number | null;
}

/** An answer as administrators see it. */
export interface ShownAnswer {
  readonly key: AnswerKey;
  readonly name: LocalizedText;
  /** Empty: not answered. */
  readonly value: string;
  /** Whether the value is the identification's own. */
  readonly verified: boolean;
  /** Whether the form computed it. */
  readonly computed: boolean;
  /** Whether personal identity codes in it are hidden. */
  readonly masked: boolean;
}

/** A detail of the identification as administrators see it. */
export interface VerifiedDetail {
  readonly attribute: IdentityAttribute;
  readonly value: string;
  /** Whether it is an identity code that is hidden. */
  readonly masked: boolean;
}

/** Something that happened to a submission. */
export interface SubmissionEvent {
  readonly at: string;
  readonly kind: string;
  readonly detail: string;
}

/** A submission, whole. */
export interface SubmissionDetail extends SubmissionRow {
  /** What the vault refused the object for, where it is known. */
  readonly refused: readonly RefusedPart[];
  /** The names of the questions that are stored in a property. */
  readonly questionsOf: ReadonlyMap<number, readonly LocalizedText[]>;
  /** Where the vault's object can be opened; null: nowhere. */
  readonly objectAddress: string | null;
  readonly language: string;
  /** The earlier submission that it corrects, by its sender's word; `guid` is null when the portal no longer holds it. */
  readonly corrects: { readonly reference: string; readonly guid: Guid | null } | null;
  /** Later submissions that correct it, oldest first. */
  readonly correctedBy: readonly { readonly reference: string; readonly guid: Guid }[];
  /** When answers and files were removed; null: they are there. */
  readonly clearedAt: string | null;
  /** With the questions that were asked, in the form's order. */
  readonly sections: readonly AnsweredSection[];
  readonly notAsked: readonly OmittedQuestion[];
  /** What the identification gave, in the order people read it; empty without identification. */
  readonly verifiedDetails: readonly VerifiedDetail[];
  readonly attachments: readonly {
    readonly name: string;
    readonly size: number;
    /** The request that it answers; null: it was not requested. */
    readonly request: string | null;
  }[];
  /** The requested files that were asked for. */
  readonly requests: readonly {
    readonly guid: string;
    readonly name: LocalizedText;
    readonly outcome: RequestOutcome;
    /** The file that it is part of; absent when the visitor named none. */
    readonly otherFile?: string;
  }[];
  /** Oldest first. */
  readonly events: readonly SubmissionEvent[];
}

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

/** Reads one submission. */
export function submissionDetailFromWire(value: unknown): Result<SubmissionDetail> {
  const parsed = parseWire(submissionDetailSchema, value);
  return parsed.ok ? ok(detailFromWire(parsed.value)) : parsed;
}

/** Reads how many test submissions were removed. */
export function removedTestsFromWire(value: unknown): Result<number> {
  const parsed = parseWire(removedTestsSchema, value);
  return parsed.ok ? ok(parsed.value.Removed) : parsed;
}

/** Reads a value that was shown without its mask. */
export function shownValueFromWire(value: unknown): Result<string> {
  const parsed = parseWire(shownValueSchema, value);
  return parsed.ok ? ok(parsed.value.DisplayValue) : parsed;
}

/** Reads a detail of the identification that was shown without its mask. */
export function shownDetailFromWire(value: unknown): Result<string> {
  const parsed = parseWire(shownDetailSchema, value);
  return parsed.ok ? ok(parsed.value.DisplayValue) : parsed;
}

/** Reads how many submissions of a form were made due, and where to go on. */
export function deliveredAgainFromWire(
  value: unknown,
): Result<{ readonly sent: number; readonly next: string | null }> {
  const parsed = parseWire(deliveredAgainSchema, value);
  return parsed.ok ? ok({ sent: parsed.value.Sent, next: parsed.value.NextCursor }) : parsed;
}

function listedFromWire(wire: SubmissionRowWire): ListedSubmission {
  const { Hit } = wire;
  return { ...rowFromWire(wire), hit: Hit && { kind: Hit.Kind, label: Hit.Label, text: Hit.Text } };
}

function rowFromWire(wire: Omit<SubmissionRowWire, 'Hit'>): SubmissionRow {
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

function detailFromWire(wire: SubmissionDetailWire): SubmissionDetail {
  return {
    ...rowFromWire(wire),
    refused: wire.Refused.map(({ Class, Property, Reason }) => ({
      class: namedFromWire(Class),
      property: Property && namedFromWire(Property),
      reason: Reason,
    })),
    questionsOf: questionsFromWire(wire),
    objectAddress: wire.ObjectAddress,
    language: wire.Language,
    corrects: wire.Corrects && {
      reference: wire.Corrects.Reference,
      guid: wire.Corrects.GUID === null ? null : guidFromWire(wire.Corrects.GUID),
    },
    correctedBy: wire.CorrectedBy.map(({ Reference, GUID }) => ({
      reference: Reference,
      guid: guidFromWire(GUID),
    })),
    clearedAt: wire.ClearedAt,
    sections: sectionsFromWire(wire),
    notAsked: omittedFromWire(wire),
    verifiedDetails: wire.Identity.map(({ Attribute, DisplayValue, Masked }) => ({
      attribute: Attribute,
      value: DisplayValue,
      masked: Masked,
    })),
    attachments: wire.Attachments.map(({ Name, Size, Request }) => ({
      name: Name,
      size: Size,
      request: Request ?? null,
    })),
    requests: wire.Requests.map(({ GUID, Name, State, File }) => ({
      guid: GUID,
      name: Name,
      outcome: State,
      ...(File !== undefined && { otherFile: File }),
    })),
    events: wire.Events.map(({ At, Kind, Detail }) => ({ at: At, kind: Kind, detail: Detail })),
  };
}

function namedFromWire({ ID, Name }: SubmissionDetailWire['Refused'][number]['Class']): NamedItem {
  return { id: ID, name: Name };
}

/** Row 1 stands for a repeated question. */
function questionsFromWire({ Fields }: SubmissionDetailWire): SubmissionDetail['questionsOf'] {
  const questions = Fields.filter(({ Row = 1 }) => Row === 1);
  return new Map(
    questions.map(({ MFilesPropertyDef: property }) => [
      property,
      questions.filter((one) => one.MFilesPropertyDef === property).map(({ Name }) => Name),
    ]),
  );
}

function keyFromWire({ GUID, Row }: SubmissionDetailWire['Asked'][number]): AnswerKey {
  return answerKey(guidFromWire(GUID), Row ?? 1);
}

function sectionsFromWire({ Sections, Fields }: SubmissionDetailWire): readonly AnsweredSection[] {
  const fields = new Map(Fields.map((field) => [keyFromWire(field), field]));
  return Sections.map(({ Heading, Level, Questions }) => ({
    heading: Heading,
    level: Level,
    answers: Questions.map(keyFromWire).flatMap((key) => {
      const field = fields.get(key);
      return field === undefined ? [] : [answerFromWire(key, field)];
    }),
  }));
}

function answerFromWire(key: AnswerKey, field: SubmissionDetailWire['Fields'][number]): ShownAnswer {
  return {
    key,
    name: field.Name,
    value: field.DisplayValue,
    verified: field.Verified,
    computed: field.Computed,
    masked: field.Masked,
  };
}

function omittedFromWire({ Asked, Fields }: SubmissionDetailWire): readonly OmittedQuestion[] {
  const asked = new Set(Asked.map(keyFromWire));
  const askedAnywhere = new Set(Asked.map(({ GUID }) => GUID));
  return Fields.filter((field) => !asked.has(keyFromWire(field))).map(({ GUID, Row = 1, Name }) => ({
    name: Name,
    row: askedAnywhere.has(GUID) ? Row : null,
  }));
}
