import {
  fieldsInOrder,
  lastQuestionOf,
  namedProblemText,
  pagesOf,
  parseAnswerKey,
  problemText,
  takesAttachments,
  withFormTexts,
} from '@form-portal/domain';
import { nameInRow } from '../rows/name-in-row.ts';
import { errorText } from './error-texts.ts';
import { fieldIds, groupHeadingId } from '../../../shared/form-fields/field-ids.ts';
import { requestIds } from '../requests/request-ids.ts';
import { fileIds } from '../attachments/attachment-ids.ts';
import { attachmentsTextKey } from '../attachments/attachments-text-key.ts';
import { firstChooserOf } from '../attachments/choosing/first-chooser.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { FieldErrors } from './field-error.ts';
import type { AttachedFile, FileFacts } from '../attachments/attached-file.ts';
import type { AttachmentProblems } from '../attachments/attachment-problems.ts';
import type { Field, Form, Guid, Problem } from '@form-portal/domain';
import type { SummaryEntry } from './summary-entry.ts';

/** Everything that prevents sending. */
export interface FoundProblems {
  readonly errors: FieldErrors;
  readonly files: readonly AttachedFile<FileFacts>[];
  readonly attachmentProblems: AttachmentProblems;
  /** Problems of neither a field nor a file of the page. */
  readonly otherProblems: readonly Problem[];
}

/**
 * Lists what must be corrected, in the order of the page (docs/design.md#validation-and-sending), given the form with its rows written
 * out.
 */
export function summaryEntries(form: Form, found: FoundProblems, i18n: I18n): readonly SummaryEntry[] {
  const entries = [
    ...fieldEntries(form, found, i18n),
    ...fileEntries(form, found, i18n),
    ...otherEntries(form, found, i18n),
  ];
  return entries.map((entry) => {
    const same = entries.filter(({ message }) => message === entry.message);
    return same.length < 2 || entry.subject === ''
      ? entry
      : { ...entry, message: `${entry.subject}: ${entry.message}` };
  });
}

function fieldEntries(form: Form, { errors }: FoundProblems, i18n: I18n): readonly SummaryEntry[] {
  const parts = partsOfFields(form, i18n);
  return fieldsInOrder(form).flatMap((field) => {
    const error = errors.get(field.guid);
    if (error === undefined) return [];
    const subject = nameInRow(form, field, i18n);
    const message = errorText(error, field, form, i18n);
    const place = parts.get(field) ?? { page: null, part: '' };
    return [{ target: fieldIds(field.guid).control, message, subject, ...place }];
  });
}

type FieldPlace = Pick<SummaryEntry, 'page' | 'part'>;

function partsOfFields(form: Form, { textOf }: I18n): ReadonlyMap<Field, FieldPlace> {
  return new Map(
    pagesOf(form).flatMap(({ page, sections }) =>
      sections.flatMap(({ group, rows }) => {
        const part = textOf(page?.name ?? group?.name ?? {});
        return rows.flat().map((field) => [field, { page: page?.guid ?? null, part }] as const);
      }),
    ),
  );
}

function fileEntries(
  form: Form,
  { files, attachmentProblems }: FoundProblems,
  { text }: I18n,
): readonly SummaryEntry[] {
  const page = pageOfFiles(form);
  const ofFiles = files.flatMap(({ name, content }) => {
    const problem = attachmentProblems.ofFiles.get(content.id);
    if (problem === undefined) return [];
    return [
      {
        target: fileIds(content.id).row,
        message: namedProblemText(problem, text),
        subject: name,
        page,
        part: text(content.request === null ? attachmentsTextKey(form.attachments) : 'requestedFiles'),
      },
    ];
  });
  const ofAll = attachmentProblems.ofAll.map((problem) => {
    return { ...chooserTarget(form, text), message: problemText(problem, text), subject: '' };
  });
  return [...ofFiles, ...ofAll];
}

/** The page with the attachments and requested files: the last one; null in a form without pages. */
function pageOfFiles({ pages = [] }: Form): Guid | null {
  return pages.at(-1)?.guid ?? null;
}

type EntryTarget = Pick<SummaryEntry, 'target' | 'page' | 'part'>;

/** Leads to the first control that chooses files. */
function chooserTarget(form: Form, text: I18n['text']): EntryTarget {
  const takesOtherFiles = takesAttachments(form.attachments);
  return {
    target: firstChooserOf(form),
    page: pageOfFiles(form),
    part: text(takesOtherFiles ? attachmentsTextKey(form.attachments) : 'requestedFiles'),
  };
}

function otherEntries(form: Form, { otherProblems }: FoundProblems, i18n: I18n): readonly SummaryEntry[] {
  const parts = partsOfFields(form, i18n);
  return otherProblems.map((problem) => {
    const message = namedProblemText(withFormTexts(problem, form, i18n), i18n.text);
    const question = questionOfCheck(form, problem);
    const place = question && parts.get(question);
    if (question !== undefined && place !== undefined)
      return { target: fieldIds(question.guid).control, message, subject: '', ...place };
    if (problem.code === 'submission.too-many-rows') return rowsEntry(form, problem, message, i18n);
    const target =
      problem.path === 'attachments'
        ? chooserTarget(form, i18n.text)
        : requestTarget(form, problem, i18n.text);
    return { ...target, message, subject: '' };
  });
}

/** Leads to the first row that is too many, or to the last row if the page does not have that one. */
function rowsEntry(form: Form, { path, params }: Problem, message: string, { textOf }: I18n): SummaryEntry {
  const rows = pagesOf(form).flatMap(({ page, sections }) =>
    sections.flatMap(({ group }) =>
      group && parseAnswerKey(group.guid).guid === path ? { page, group } : [],
    ),
  );
  const { page = null, group } = rows[Number(params?.['max'])] ?? rows.at(-1) ?? {};
  if (group === undefined) return { target: null, page: null, message, subject: '', part: '' };
  const subject = textOf(group.name);
  return {
    target: groupHeadingId(group.guid),
    page: page?.guid ?? null,
    message: subject === '' ? message : `${subject}: ${message}`,
    subject,
    part: textOf(page?.name ?? {}),
  };
}

/** The question that the problem of a check without a place leads to; undefined for any other problem. */
function questionOfCheck(form: Form, { params }: Problem): Field | undefined {
  const check = (form.checks ?? []).find(({ guid }) => guid === params?.['check']);
  return check && lastQuestionOf(form, check, Number(params?.['row'] ?? 1));
}

/** Leads to the requested file that a problem is about; nowhere for any other problem. */
function requestTarget(form: Form, { path }: Problem, text: I18n['text']): EntryTarget {
  const request = (form.attachments.requests ?? []).find(({ guid }) => guid === path);
  return request === undefined
    ? { target: null, page: null, part: '' }
    : { target: requestIds(request.guid).choose, page: pageOfFiles(form), part: text('requestedFiles') };
}
