import {
  askedRequests,
  behindStops,
  formControlNames,
  withRowsWrittenOut,
  type AnswerKey,
} from '@form-portal/domain';
import type { OpenedSubmission } from '../open-submission.ts';
import type { PostedControls } from './posted-controls.ts';

/** The questions and requested files that the answers revealed and that the posted page did not show; what is computed needs no answer. */
export function questionsNotShown(
  controls: PostedControls,
  { form, submission }: Pick<OpenedSubmission, 'form' | 'submission'>,
): readonly AnswerKey[] {
  const [listed] = controls.getAll(formControlNames.asked);
  if (listed === undefined) return [];
  const shown = new Set([...listed.split(','), ...behindStops(form, submission)]);
  const questions = withRowsWrittenOut(form, submission.rows).fields.filter(
    ({ guid, formula }) => formula === undefined && submission.asked.has(guid),
  );
  return [...questions, ...askedRequests(form, submission)]
    .map(({ guid }) => guid)
    .filter((guid) => !shown.has(guid));
}
