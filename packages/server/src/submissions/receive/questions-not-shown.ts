import { formControlNames, withRowsWrittenOut, type Guid } from '@form-portal/domain';
import type { OpenedSubmission } from './open-submission.ts';
import type { PostedControls } from './posted-controls.ts';

/** The questions that the answers brought up and that the posted page did not show; computed ones need no answer. */
export function questionsNotShown(
  controls: PostedControls,
  { form, submission }: Pick<OpenedSubmission, 'form' | 'submission'>,
): readonly Guid[] {
  const [listed] = controls.getAll(formControlNames.asked);
  if (listed === undefined) return [];
  const shown = new Set(listed.split(','));
  return withRowsWrittenOut(form, submission.rows)
    .fields.filter(
      ({ guid, formula }) => formula === undefined && submission.asked.has(guid) && !shown.has(guid),
    )
    .map(({ guid }) => guid);
}
