import type { FieldType } from './field-type.ts';
import { meaningOf } from './problem.ts';
import type { Problem } from './problem.ts';
import { bytesPerMb } from './submission/limits.ts';
import type { Translate } from './translations/translate.ts';

/** The field a problem is about, in the words of the page. */
export interface ProblemSubject {
  readonly label: string;
  readonly requiredTextKey: FieldType['requiredTextKey'];
}

/**
 * A problem in words, as it stands beside the field it is about. A missing answer asks for the field by its label, in the words of its
 * type; limits of files are followed by the size and its unit (specification section 5, Attachments).
 */
export function problemText(problem: Problem, text: Translate, subject?: ProblemSubject): string {
  const params = {
    ...(problem.path !== undefined && { path: problem.path }),
    ...(subject !== undefined && { label: subject.label }),
    ...problem.params,
  };
  const limit = Number(problem.params?.['limit'] ?? 0);
  switch (problem.code) {
    case 'submission.required-missing':
      return text(subject?.requiredTextKey ?? 'enterValue', params);
    case 'attachment.too-large':
      return `${text('errorFileSize', params)} ${text('megabytes', { n: limit })}.`;
    case 'attachment.total-too-large':
      return `${text('problem.filesTooLarge', params)} ${text('megabytes', { n: limit / bytesPerMb })}.`;
    default:
      return text(meaningOf(problem.code).textKey, params);
  }
}

/** A problem in words that name the field, for places away from it: error answers and lists (decision D14). */
export function namedProblemText(problem: Problem, text: Translate, subject?: ProblemSubject): string {
  const words = problemText(problem, text, subject);
  if (subject === undefined || problem.code === 'submission.required-missing') return words;
  return `${subject.label}: ${words}`;
}
