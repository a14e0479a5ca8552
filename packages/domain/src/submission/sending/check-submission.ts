import type { Answer, FieldTypes } from '../../field-type/field-type.ts';
import type { AttachmentRequest, Field, Form, Group } from '../../form/form.ts';
import { fieldsInOrder } from '../../form/layout.ts';
import { withRowsWrittenOut, type RowCounts } from '../../form/rows.ts';
import type { Problem } from '../../problems/problem.ts';
import { behindStops } from '../../logic/resolving/behind-stops.ts';
import type { FailedCheck } from '../../logic/resolving/failed-check.ts';
import type { ResolvedSubmission } from '../../logic/resolving/resolution.ts';
import type { AnswerKey } from '../answers/answer-key.ts';
import { answerTo } from '../answers/answer-to.ts';
import { checkAttachment } from '../files/check-attachment.ts';
import {
  askedRequests,
  isForUnaskedRequest,
  requestsToCheck,
  rulesOfRequest,
} from '../requests/asked-requests.ts';
import { checkRequests } from '../requests/check-requests.ts';
import type { RequestStates } from '../requests/request-state.ts';
import type { FileType } from '../files/file-types.ts';
import type { SubmissionLimits } from '../limits.ts';
import type { AttachmentFacts } from '../submission.ts';

/** The input of {@link checkSubmission}. */
export interface SubmissionToCheck {
  readonly form: Form;
  /** Its normalised answers ({@link normaliseAnswers}) after the form's rules were applied. */
  readonly submission: ResolvedSubmission;
  /**
   * Fields answered by identification: not checked, because nobody could correct them (specification D15).
   * Absent means none.
   */
  readonly verified?: readonly AnswerKey[];
  readonly attachments: readonly AttachmentFacts[];
  /**
   * The states chosen for requested files. Absent means that only the files themselves are checked, as on a
   * page that checks the requests separately.
   */
  readonly requestStates?: RequestStates;
  readonly fieldTypes: FieldTypes;
  readonly fileTypes: readonly FileType[];
  readonly limits: SubmissionLimits;
}

/**
 * Checks a submission; run by the browser for early feedback and by the server to decide (specification D4,
 * specification §5). Problems are in page order: keys unknown to the form (`submission.unknown-field`);
 * groups with more rows than they may have (`submission.too-many-rows` with `max`); then for each field that
 * is asked, in each of its rows, `submission.required-missing` or the problems of its type, with the answer's
 * key as path, and `submission.check-failed` with the GUID of the `check` for each of the form's checks that
 * failed there; then the checks that belong to no field that is asked; then the attachments: problems of each
 * file ({@link checkAttachment}, or `attachment.request-unknown`, with `index`), those of requested files
 * ({@link checkRequests}), `attachment.too-many` with `max`, `attachment.total-too-large` with `limit` in
 * bytes. Where a check of kind `stop` failed, what it leaves out ({@link behindStops}) is not checked, nor is
 * any requested file demanded. Files of requests that are not asked are left out. Empty when it may be sent.
 */
export function checkSubmission(submission: SubmissionToCheck): readonly Problem[] {
  return [
    ...unknownFields(submission),
    ...rowProblems(submission),
    ...fieldProblems(submission),
    ...attachmentProblems(submission),
  ];
}

/**
 * Checks the normalised answer to one field: the part of {@link checkSubmission} that a page repeats while
 * the answer is being corrected. Problem codes: `submission.required-missing`, or those of the field's
 * type.
 */
export function checkAnswer(
  field: Field,
  answer: Answer,
  fieldTypes: FieldTypes,
  isRequired: boolean,
): readonly Problem[] {
  const type = fieldTypes.get(field.type);
  if (!type.isEmpty(field, answer)) {
    return type.check(field, answer).map((problem) => ({ ...problem, path: field.guid }));
  }
  return isRequired ? [{ code: 'submission.required-missing', path: field.guid }] : [];
}

function unknownFields({ form, submission }: SubmissionToCheck): readonly Problem[] {
  const known = new Set<string>(withRowsWrittenOut(form, submission.rows).fields.map(({ guid }) => guid));
  return Object.keys(submission.answers)
    .filter((guid) => !known.has(guid))
    .map((guid) => ({ code: 'submission.unknown-field', path: guid, params: { guid } }));
}

/** Maximum number of questions in a submission, counted in each row (docs/form-logic.md#rows). */
export const maxQuestions = 2000;

function rowProblems({ form, submission: { rows } }: SubmissionToCheck): readonly Problem[] {
  const groupProblems = form.groups.flatMap(({ guid, repeat }): readonly Problem[] =>
    repeat === undefined || (rows.get(guid) ?? 0) <= repeat.max
      ? []
      : [{ code: 'submission.too-many-rows', path: guid, params: { max: repeat.max } }],
  );
  return groupProblems.length > 0 ? groupProblems : tooManyQuestions(form, rows);
}

/** Reports rows within their groups' limits that are too many in total, at the group with the most questions. */
function tooManyQuestions(form: Form, rows: RowCounts): readonly Problem[] {
  const excess = withRowsWrittenOut(form, rows).fields.length - maxQuestions;
  if (excess <= 0) return [];
  const questionsIn = ({ guid, fields }: Group): number => (rows.get(guid) ?? 0) * fields.length;
  const [largest] = [...form.groups].sort((one, other) => questionsIn(other) - questionsIn(one));
  if (largest === undefined) return [];
  const { guid, fields } = largest;
  const max = (rows.get(guid) ?? 0) - Math.ceil(excess / fields.length);
  return [{ code: 'submission.too-many-rows', path: guid, params: { max: Math.max(max, 0) } }];
}

/** Leaves out answers from the identification and computed ones, which nobody could correct. */
function fieldProblems({
  form,
  submission,
  verified = [],
  fieldTypes,
}: SubmissionToCheck): readonly Problem[] {
  const { answers, asked, required, rows, failedChecks } = submission;
  const leftOut = new Set(behindStops(form, submission));
  const isOnPage = ({ guid }: Field): boolean => asked.has(guid) && !leftOut.has(guid);
  const placed = fieldsInOrder(withRowsWrittenOut(form, rows)).filter(isOnPage);
  const atFields = placed.flatMap((field): readonly Problem[] => {
    const ofChecks = checkProblemsAt(field.guid, failedChecks);
    if (verified.includes(field.guid) || field.formula !== undefined) return ofChecks;
    const answer = answerTo(answers, field.guid);
    return [...checkAnswer(field, answer, fieldTypes, required.has(field.guid)), ...ofChecks];
  });
  return [...atFields, ...checkProblemsAt(null, failedChecks)];
}

/**
 * Returns the failed checks whose message is shown at a key, or at the end for null. A check that failed in
 * several rows is one problem there, that of the first row.
 */
function checkProblemsAt(key: AnswerKey | null, failedChecks: readonly FailedCheck[]): readonly Problem[] {
  const shownHere = failedChecks.filter(({ shownAt }) => shownAt === key);
  const distinct = shownHere.filter(
    ({ guid }, index) => shownHere.findIndex((other) => other.guid === guid) === index,
  );
  return distinct.map(({ guid, group, row }) => ({
    code: 'submission.check-failed',
    ...(key !== null && { path: key }),
    params: { check: guid, ...(key === null && group !== null && { row }) },
  }));
}

function attachmentProblems(submission: SubmissionToCheck): readonly Problem[] {
  const { form, fileTypes, limits, requestStates } = submission;
  const isDropped = (file: AttachmentFacts) => isForUnaskedRequest(file, form, submission.submission);
  const attachments = submission.attachments.filter((file) => !isDropped(file));
  const asked = askedRequests(form, submission.submission);
  const problems = submission.attachments.flatMap((file, index): Problem[] => {
    const problem = isDropped(file) ? undefined : checkFile(file, { form, asked, fileTypes });
    return problem === undefined ? [] : [{ ...problem, params: { ...problem.params, index } }];
  });
  if (requestStates !== undefined) {
    const demanded = requestsToCheck(form, submission.submission);
    problems.push(...checkRequests(demanded, attachments, requestStates));
  }
  const path = 'attachments';
  if (attachments.length > limits.maxFiles) {
    problems.push({ code: 'attachment.too-many', path, params: { max: limits.maxFiles } });
  }
  const total = attachments.reduce((sum, file) => sum + file.size, 0);
  if (total > limits.maxTotalBytes) {
    problems.push({ code: 'attachment.total-too-large', path, params: { limit: limits.maxTotalBytes } });
  }
  return problems;
}

interface FileRules {
  readonly form: Form;
  readonly asked: readonly AttachmentRequest[];
  readonly fileTypes: readonly FileType[];
}

/** Checks a file by the rules of its request, or of the form. */
function checkFile(file: AttachmentFacts, { form, asked, fileTypes }: FileRules): Problem | undefined {
  if (file.request === undefined || file.request === null)
    return checkAttachment(file, form.attachments, fileTypes);
  const request = asked.find(({ guid }) => guid === file.request);
  if (request !== undefined)
    return checkAttachment(file, rulesOfRequest(request, form.attachments), fileTypes);
  return { code: 'attachment.request-unknown', path: 'attachments', params: { name: file.name } };
}
