import { fieldOfKey, isAnswerKey } from '@form-portal/domain';
import type { FormState } from '../form-state.ts';
import type { FieldErrors } from './field-error.ts';
import type { Form, Problem, ProblemCode, ReturnedPost } from '@form-portal/domain';

const identificationEnded: ProblemCode = 'submission.identity-required';

/** The problems that a check of the form found, in the page or on the server: errors of fields, and the rest. */
export function returnedErrors(
  form: Form,
  { problems }: Pick<ReturnedPost, 'problems'>,
): Pick<FormState, 'errors' | 'otherProblems'> {
  const isOfField = ({ path = '' }: Problem): boolean =>
    isAnswerKey(path) && fieldOfKey(form, path) !== undefined;
  return {
    errors: errorsByField(problems.filter(isOfField)),
    // A notice above the form says that identification has ended, and how to continue.
    otherProblems: problems.filter((problem) => !isOfField(problem) && problem.code !== identificationEnded),
  };
}

/** The first problem of each answer, by its key. */
function errorsByField(problems: readonly Problem[]): FieldErrors {
  // A later entry of a map replaces an earlier one.
  return new Map(
    [...problems].reverse().map((problem) => [problem.path ?? '', { kind: 'problem', problem }]),
  );
}
