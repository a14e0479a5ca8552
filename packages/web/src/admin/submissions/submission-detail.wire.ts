import {
  answerKey,
  ok,
  type AnswerKey,
  type Guid,
  type IdentityAttribute,
  type LocalizedText,
  type NamedItem,
  type RefusedPart,
  type RequestOutcome,
  type Result,
} from '@form-portal/domain';
import {
  unmaskedDetailSchema,
  unmaskedValueSchema,
  submissionDetailSchema,
  type SubmissionDetailWire,
} from '@form-portal/domain/api';
import { guidFromWire, parseWire } from '@form-portal/domain/wire';
import { rowFromWire, type SubmissionRow } from './submissions.wire.ts';

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
  /** The address where the vault's object can be opened; null: there is none. */
  readonly objectAddress: string | null;
  readonly language: string;
  /** The earlier submission that it corrects, by its sender's word; `guid` is null when the portal no longer holds it. */
  readonly corrects: { readonly reference: string; readonly guid: Guid | null } | null;
  /** Later submissions that correct it, oldest first. */
  readonly correctedBy: readonly { readonly reference: string; readonly guid: Guid }[];
  /** When answers and files were removed; null: they are stored. */
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

/** Reads one submission. */
export function submissionDetailFromWire(value: unknown): Result<SubmissionDetail> {
  const parsed = parseWire(submissionDetailSchema, value);
  return parsed.ok ? ok(detailFromWire(parsed.value)) : parsed;
}

/** Reads a value that was shown without its mask. */
export function shownValueFromWire(value: unknown): Result<string> {
  const parsed = parseWire(unmaskedValueSchema, value);
  return parsed.ok ? ok(parsed.value.DisplayValue) : parsed;
}

/** Reads a detail of the identification that was shown without its mask. */
export function shownDetailFromWire(value: unknown): Result<string> {
  const parsed = parseWire(unmaskedDetailSchema, value);
  return parsed.ok ? ok(parsed.value.DisplayValue) : parsed;
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

/** Row 1 represents a repeated question. */
function questionsFromWire({ Fields }: SubmissionDetailWire): SubmissionDetail['questionsOf'] {
  const questions = Fields.filter(({ Row = 1 }) => Row === 1);
  return new Map(
    questions.map(({ MFilesPropertyDef: property }) => [
      property,
      questions.filter((question) => question.MFilesPropertyDef === property).map(({ Name }) => Name),
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
