import {
  failed,
  ok,
  readSearchText,
  answerTo,
  answerToWire,
  describeFiles,
  displayIdentityValue,
  fieldsInOrder,
  identityDisplayOrder,
  maskIdentityCodes,
  maskAnswerText,
  maskIdentityValues,
  maskRequest,
  questionToWire,
  storedSections,
  verifiedName,
  withStoredRows,
  type AnswerKey,
  type CodeClues,
  type DisplayLocale,
  type Field,
  type IdentityAttribute,
  type LocalizedText,
  type NamedItem,
  type Result,
} from '@form-portal/domain';
import { identityCodeSchema } from '@form-portal/domain/api';
import { parseWire } from '@form-portal/domain/wire';
import type {
  DeliveredAgainWire,
  UnmaskedDetailWire,
  UnmaskedValueWire,
  StatusCountsWire,
  SubmissionCountsWire,
  SubmissionDetailWire,
  SubmissionListWire,
  SubmissionRowWire,
} from '@form-portal/domain/api';
import type { AnswerDisplay, SubmissionDisplay } from './answer-display.ts';
import type { DeliveredAgain } from './deliver-failed-again.ts';
import type { SubmissionPage } from './list-submissions.ts';
import type { SubmissionCounts, SubmissionDetail } from './submission-administration.store.ts';
import type { StatusCounts, SubmissionListItem } from './submission-list.ts';

type Row = Omit<SubmissionListItem, 'formRevision' | 'formName' | 'sortKey' | 'confirmationRefused'> & {
  readonly formName: LocalizedText;
};

function rowToWire(row: Row): Omit<SubmissionRowWire, 'ConfirmationRefused' | 'Hit'> {
  return {
    GUID: row.guid,
    Reference: row.reference,
    FormGUID: row.form,
    FormName: { ...row.formName },
    ReceivedAt: row.receivedAt,
    Status: row.status,
    Attempts: row.attempts,
    NextAttemptAt: row.nextAttemptAt,
    LastError: row.lastError === null ? null : maskIdentityCodes(row.lastError),
    Failure: row.failure,
    Scan: row.scan,
    Object: row.object === null ? null : { Type: row.object.type, ID: row.object.id },
    ExpiresAt: row.expiresAt,
    Test: row.test,
    AttachmentCount: row.attachmentCount,
    Identified: row.identified,
    Sender: verifiedName(maskIdentityValues(row.identity)),
  };
}

/** A page of the list. */
export function submissionPageToWire({ items, next }: SubmissionPage): SubmissionListWire {
  return {
    Items: items.map((item) => ({
      ...rowToWire(item),
      ConfirmationRefused: item.confirmationRefused,
      Hit: item.hit && { Kind: item.hit.kind, Label: { ...item.hit.label }, Text: item.hit.text },
    })),
    NextCursor: next,
  };
}

/** The identity code in a request for its key, in upper case. Problem code: `request.invalid` for a text without one. */
export function identityCodeFromWire(body: unknown): Result<string> {
  const parsed = parseWire(identityCodeSchema, body);
  if (!parsed.ok) return parsed;
  const text = readSearchText(parsed.value.PersonalIdentityCode);
  return text.kind === 'identity-code'
    ? ok(text.code)
    : failed({ code: 'request.invalid', path: 'PersonalIdentityCode' });
}

/** How many are waiting, and how many are set aside. */
export function submissionCountsToWire({ waiting, failed }: SubmissionCounts): SubmissionCountsWire {
  return { Waiting: waiting, Failed: failed };
}

/** How many have each status. */
export function statusCountsToWire({ waiting, failed, delivered }: StatusCounts): StatusCountsWire {
  return { Waiting: waiting, Failed: failed, Delivered: delivered };
}

/** The outcome of making a batch of set-aside submissions due. */
export function deliveredAgainToWire({ sent, next }: DeliveredAgain): DeliveredAgainWire {
  return { Sent: sent, NextCursor: next };
}

/** The unmasked value of a field. */
export function shownValueToWire(
  { answers }: Pick<SubmissionDetail, 'answers'>,
  field: Field,
  { fieldTypes, locale }: Pick<AnswerDisplay, 'fieldTypes' | 'locale'>,
): UnmaskedValueWire {
  const answer = answerTo(answers, field.guid);
  return {
    Value: answerToWire(answer),
    DisplayValue: fieldTypes.get(field.type).display(field, answer, locale),
  };
}

/** A detail of the identification, unmasked; undefined when the submission does not have it. */
export function shownDetailToWire(
  { identity }: Pick<SubmissionDetail, 'identity'>,
  attribute: IdentityAttribute,
  locale: DisplayLocale,
): UnmaskedDetailWire | undefined {
  const value = identity[attribute];
  return value === undefined ? undefined : { DisplayValue: displayIdentityValue(attribute, value, locale) };
}

function identityToWire({ identity }: SubmissionDetail, locale: DisplayLocale) {
  const masked = maskIdentityValues(identity);
  return identityDisplayOrder.flatMap((attribute) => {
    const value = masked[attribute];
    if (value === undefined) return [];
    return {
      Attribute: attribute,
      DisplayValue: displayIdentityValue(attribute, value, locale),
      Masked: value !== identity[attribute],
    };
  });
}

function maskedValue(
  { Value, DisplayValue }: UnmaskedValueWire,
  { property }: Pick<Field, 'property'>,
  clues: CodeClues,
): UnmaskedValueWire {
  const mask = (text: string) => maskAnswerText(text, property, clues);
  return { Value: typeof Value === 'string' ? mask(Value) : Value, DisplayValue: mask(DisplayValue) };
}

function namedToWire({ id, name }: NamedItem) {
  return { ID: id, Name: name };
}

/** A complete submission, with personal identity codes masked (specification D33). */
export function submissionDetailToWire(
  submission: SubmissionDetail,
  { form, fieldTypes, locale, codeProperty, objectAddress }: SubmissionDisplay,
): SubmissionDetailWire {
  const clues = { codeProperty, senderCode: submission.identity.personalIdentityCode };
  const verified = new Set<AnswerKey>(submission.verified);
  const fields = fieldsInOrder(withStoredRows(form, submission));
  const asked = submission.logic && new Set(submission.logic.asked);
  const isAsked = ({ guid }: Field) => asked?.has(guid) ?? true;
  return {
    ...rowToWire({ ...submission, formName: form.name }),
    Refused: submission.refused.map(({ class: objectClass, property, reason }) => ({
      Class: namedToWire(objectClass),
      Property: property && namedToWire(property),
      Reason: reason,
    })),
    ObjectAddress: submission.object && objectAddress(submission.object),
    Language: submission.language,
    FormRevision: submission.formRevision,
    Corrects:
      submission.corrects === null
        ? null
        : { Reference: submission.corrects, GUID: submission.correctedGuid },
    CorrectedBy: submission.correctedBy.map(({ guid, reference }) => ({ Reference: reference, GUID: guid })),
    ClearedAt: submission.clearedAt,
    Asked: fields.filter(isAsked).map(({ guid }) => questionToWire(guid)),
    Sections: storedSections(form, submission, isAsked).map(({ heading, level, fields: questions }) => ({
      Heading: heading && { ...heading },
      Level: level,
      Questions: questions.map(({ guid }) => questionToWire(guid)),
    })),
    Fields: fields.map((field) => {
      const shown = shownValueToWire(submission, field, { fieldTypes, locale });
      const masked = maskedValue(shown, field, clues);
      return {
        ...questionToWire(field.guid),
        Name: { ...field.label },
        ...masked,
        MFilesPropertyDef: field.property,
        DataType: field.dataType,
        Verified: verified.has(field.guid),
        Computed: field.formula !== undefined,
        Masked: masked.DisplayValue !== shown.DisplayValue || masked.Value !== shown.Value,
      };
    }),
    Identity: identityToWire(submission, locale),
    Attachments: submission.attachments.map(({ name, size, mediaType, sha256, request = null }) => ({
      Name: maskIdentityCodes(name),
      Size: size,
      ContentType: mediaType,
      SHA256: sha256,
      ...(request !== null && { Request: request }),
    })),
    Requests: describeFiles(form, submission).requests.map(({ request, ...stored }) => {
      const { guid, outcome, otherFile } = maskRequest(stored);
      return {
        GUID: guid,
        Name: { ...request.name },
        State: outcome,
        ...(otherFile !== undefined && { File: otherFile }),
      };
    }),
    Events: submission.events.map(({ at, kind, detail }) => ({
      At: at,
      Kind: kind,
      Detail: maskIdentityCodes(detail),
    })),
  };
}
