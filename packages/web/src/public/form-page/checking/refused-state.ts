import type { FieldErrors } from './field-error.ts';
import type { FillingState } from '../draft/filling.ts';
import type { Form, Problem, ProblemCode, ReturnedPost } from '@form-portal/domain';

const identificationEnded: ProblemCode = 'submission.identity-required';

/** What a post without script was refused for: errors of fields, and the rest. */
export function refusedState(
  form: Form,
  { problems }: ReturnedPost,
): Pick<FillingState, 'errors' | 'others'> {
  const fields = new Set<string>(form.fields.map(({ guid }) => guid));
  const isOfField = ({ path }: Problem): boolean => path !== undefined && fields.has(path);
  return {
    errors: errorsOf(problems.filter(isOfField)),
    // That identification ended is said above the form, with the way to go on.
    others: problems.filter((problem) => !isOfField(problem) && problem.code !== identificationEnded),
  };
}

/** The first problem of every field, by GUID. */
export function errorsOf(problems: readonly Problem[]): FieldErrors {
  // A later entry of a map replaces an earlier one.
  return new Map(
    [...problems].reverse().map((problem) => [problem.path ?? '', { kind: 'problem', problem }]),
  );
}
