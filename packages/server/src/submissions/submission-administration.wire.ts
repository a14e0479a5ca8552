import {
  answerTo,
  answerToWire,
  fieldsInOrder,
  type DisplayLocale,
  type FieldTypes,
  type LocalizedText,
  type SavedForm,
} from '@form-portal/domain';
import type { SubmissionDetailWire, SubmissionListWire, SubmissionRowWire } from '@form-portal/domain/api';
import type { SubmissionPage } from './list-submissions.ts';
import type { SubmissionDetail, SubmissionListItem } from './submission-administration.store.ts';

type Row = Omit<SubmissionListItem, 'formRevision' | 'formName'> & { readonly formName: LocalizedText };

function rowToWire(row: Row): SubmissionRowWire {
  return {
    GUID: row.guid,
    Reference: row.reference,
    FormGUID: row.form,
    FormName: { ...row.formName },
    ReceivedAt: row.receivedAt,
    Status: row.status,
    Attempts: row.attempts,
    NextAttemptAt: row.nextAttemptAt,
    LastError: row.lastError,
    Object: row.object === null ? null : { Type: row.object.type, ID: row.object.id },
    AttachmentCount: row.attachmentCount,
    Identified: row.identified,
  };
}

/** A page of the list. */
export function submissionPageToWire({ items, next }: SubmissionPage): SubmissionListWire {
  return { Items: items.map(rowToWire), NextCursor: next };
}

/** What the answers of a submission are shown with. */
interface AnswerDisplay {
  /** The revision that the submission is pinned to. */
  readonly form: SavedForm;
  readonly fieldTypes: FieldTypes;
  readonly locale: DisplayLocale;
}

/** One submission, whole (api-additions, Submissions). */
export function submissionDetailToWire(
  submission: SubmissionDetail,
  { form, fieldTypes, locale }: AnswerDisplay,
): SubmissionDetailWire {
  const attachmentCount = submission.attachments.length;
  return {
    ...rowToWire({ ...submission, formName: form.name, attachmentCount }),
    Language: submission.language,
    FormRevision: submission.formRevision,
    Fields: fieldsInOrder(form).map((field) => {
      const answer = answerTo(submission.answers, field.guid);
      return {
        GUID: field.guid,
        Name: { ...field.label },
        Value: answerToWire(answer),
        DisplayValue: fieldTypes.get(field.type).display(field, answer, locale),
        MFilesPropertyDef: field.property,
        DataType: field.dataType,
        Verified: submission.verified.includes(field.guid),
      };
    }),
    Attachments: submission.attachments.map(({ name, size, mediaType, sha256 }) => ({
      Name: name,
      Size: size,
      ContentType: mediaType,
      SHA256: sha256,
    })),
    Events: submission.events.map(({ at, kind, detail }) => ({ At: at, Kind: kind, Detail: detail })),
  };
}
