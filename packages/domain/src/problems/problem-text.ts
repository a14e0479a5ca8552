import type { FieldType, FieldTypes } from '../field-type/field-type.ts';
import type { Form } from '../form/form.ts';
import { fieldOfKey } from '../form/rows.ts';
import { isAnswerKey } from '../submission/answers/answer-key.ts';
import { bytesPerMb } from '../submission/limits.ts';
import { textIn } from '../text/localized-text.ts';
import type { TextParams } from '../translations/format-text.ts';
import type { Translate } from '../translations/translate.ts';
import { meaningOf, type Problem, type ProblemCode, type ProblemMeaning } from './problem.ts';

/** The field a problem refers to, in the language of the page. */
export interface ProblemSubject {
  readonly label: string;
  /** Text key with which the field's type asks for an answer. */
  readonly requiredTextKey: FieldType['requiredTextKey'];
}

/** The reader of a problem: language and the site's default language. */
export interface ProblemReader {
  readonly language: string;
  readonly defaultLanguage: string;
}

const requiredTextKeys: readonly FieldType['requiredTextKey'][] = ['enterValue', 'selectValue', 'tickValue'];

/** Returns the field of a form that a problem refers to, in whichever row; undefined when it refers to none. */
export function problemSubject(
  problem: Problem,
  form: Form,
  types: FieldTypes,
  { language, defaultLanguage }: ProblemReader,
): ProblemSubject | undefined {
  const { path = '' } = problem;
  const field = isAnswerKey(path) ? fieldOfKey(form, path) : undefined;
  if (field === undefined) return undefined;
  const { requiredTextKey } = types.get(field.type);
  return { label: textIn(field.label, language, defaultLanguage), requiredTextKey };
}

/**
 * Adds parameters `label` and `requiredTextKey` of their field to problems, and what {@link withFormTexts} adds,
 * for readers that do not have the form: error responses of calls (specification D14).
 */
export function withProblemSubjects(
  problems: readonly Problem[],
  form: Form,
  types: FieldTypes,
  reader: ProblemReader,
): readonly Problem[] {
  return problems.map((problem) => {
    const subject = problemSubject(problem, form, types, reader);
    return withParams(problem, { ...subject, ...formTexts(problem, form, reader) });
  });
}

/**
 * Adds the message of a failed check as `message`, or the name of a requested file as `label`, in the reader's
 * language; returns any other problem itself.
 */
export function withFormTexts(problem: Problem, form: Form, reader: ProblemReader): Problem {
  return withParams(problem, formTexts(problem, form, reader));
}

function formTexts(problem: Problem, form: Form, reader: ProblemReader): TextParams {
  const message = checkMessage(problem, form, reader);
  const label = requestName(problem, form, reader);
  return { ...(message !== undefined && { message }), ...(label !== undefined && { label }) };
}

function withParams(problem: Problem, added: TextParams): Problem {
  return Object.keys(added).length === 0 ? problem : { ...problem, params: { ...problem.params, ...added } };
}

/** The name of the requested file that a problem refers to; undefined when it refers to none. */
function requestName(
  { path }: Problem,
  { attachments }: Form,
  { language, defaultLanguage }: ProblemReader,
): string | undefined {
  const request = (attachments.requests ?? []).find(({ guid }) => guid === path);
  return request && textIn(request.name, language, defaultLanguage);
}

/** The message of the check that failed, in the reader's language; undefined for other problems. */
function checkMessage(
  { params }: Problem,
  { checks = [] }: Form,
  { language, defaultLanguage }: ProblemReader,
): string | undefined {
  const check = checks.find(({ guid }) => guid === params?.['check']);
  return check && (textIn(check.message, language, defaultLanguage) || undefined);
}

function subjectInParams({ params = {} }: Problem): ProblemSubject | undefined {
  const { label } = params;
  const requiredTextKey = requiredTextKeys.find((key) => key === params['requiredTextKey']);
  return typeof label === 'string' && requiredTextKey !== undefined ? { label, requiredTextKey } : undefined;
}

/**
 * Formats a problem for display next to its field. A missing answer is requested by the field's label, in
 * the wording of its type; file limits are followed by the size and its unit (specification §5,
 * Attachments).
 */
export function problemText(
  problem: Problem,
  text: Translate,
  subject: ProblemSubject | undefined = subjectInParams(problem),
): string {
  const params = {
    ...(problem.path !== undefined && { path: problem.path }),
    ...problem.params,
    ...(subject !== undefined && { label: subject.label }),
  };
  const ownText = textsOfCodes[problem.code];
  return ownText === undefined
    ? text(meaningOf(problem.code).textKey, params)
    : ownText({ problem, text, params, subject });
}

interface ProblemToFormat {
  readonly problem: Problem;
  readonly text: Translate;
  readonly params: TextParams;
  readonly subject: ProblemSubject | undefined;
}

/** The texts of codes for which the text key of their meaning is not enough. */
const textsOfCodes: Readonly<Partial<Record<ProblemCode, (problem: ProblemToFormat) => string>>> = {
  'submission.required-missing': ({ text, params, subject }) =>
    text(subject?.requiredTextKey ?? 'missingMandatory', params),
  'submission.check-failed': ({ problem, text, params }) =>
    String(problem.params?.['message'] ?? text('problem.checkFailed', params)),
  'answer.refused': ({ problem, text, params }) => text(typeRefusal(problem).textKey, params),
  'answer.out-of-range': rangeText,
  'request.invalid': ({ problem, text, params }) => text(invalidRequest(problem).textKey, params),
  'attachment.request-missing': ({ problem, text, params }) =>
    text(
      problem.params?.['later'] === 1 ? 'problem.requestedFileOrState' : 'problem.requestedFileMissing',
      params,
    ),
  'attachment.too-large': ({ problem, text, params }) =>
    `${text('errorFileSize', params)} ${text('megabytes', { n: limitOf(problem) })}.`,
  'attachment.total-too-large': ({ problem, text, params }) =>
    `${text('problem.filesTooLarge', params)} ${text('megabytes', { n: limitOf(problem) / bytesPerMb })}.`,
};

function invalidRequest({ path, params }: Problem): Pick<ProblemMeaning, 'textKey'> {
  const reason = params?.['reason'];
  if (reason === 'condition-too-large') return { textKey: 'problem.conditionTooLarge' };
  if (reason === 'too-deep') return { textKey: 'problem.tooDeep' };
  return { textKey: path ? 'problem.requestInvalid' : 'problem.requestMalformed' };
}

/** The text of a number outside its range, of which one bound may be open. */
function rangeText({ text, params }: ProblemToFormat): string {
  const { min, max } = params;
  if (max === undefined && min !== undefined) return text('problem.numberTooSmall', params);
  if (min === undefined && max !== undefined) return text('problem.numberTooLarge', params);
  return text('problem.outOfRange', params);
}

function limitOf({ params }: Problem): number {
  return Number(params?.['limit'] ?? 0);
}

/** The text of a refusal that only one field type has; a reason that is not a text key of a field type is ignored. */
function typeRefusal({ code, params }: Problem): Pick<ProblemMeaning, 'textKey'> {
  const reason = params?.['reason'];
  return typeof reason === 'string' && reason.startsWith('fieldType.')
    ? { textKey: reason }
    : meaningOf(code);
}

/**
 * Formats a problem with the name of its field or file, for display away from it: error responses and lists
 * (specification D14).
 */
export function namedProblemText(
  problem: Problem,
  text: Translate,
  subject: ProblemSubject | undefined = subjectInParams(problem),
): string {
  const words = problemText(problem, text, subject);
  // The message of a check is a sentence of its own, often about several fields.
  if (problem.code === 'submission.check-failed') return words;
  const name = subject?.label ?? fileName(problem);
  return name === undefined || words.includes(name) ? words : `${name}: ${words}`;
}

function fileName({ path, params }: Problem): string | undefined {
  const name = params?.['name'];
  return path === 'attachments' && typeof name === 'string' ? name : undefined;
}
