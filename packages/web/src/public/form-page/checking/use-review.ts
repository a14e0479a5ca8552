import { draftAnswers } from '@form-portal/domain';
import { keptStagedFiles } from '../attachments/kept-staged-files.ts';
import { showPageOf } from './show-control.ts';
import { awaitsReview } from '../title-state.ts';
import { attachedFiles, isReviewing } from '../form-state.ts';
import { advance } from '../sending/next-flow.ts';
import { useForm, useFormStore } from '../use-form.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { Answers } from '@form-portal/domain';

/** All answers, which the visitor sees before they are sent where the form asks for it (docs/design.md#validation-and-sending). */
export interface Review {
  readonly answers: Answers;
  /** Names of the files that are sent. */
  readonly files: readonly string[];
  /** Names of the files that must be chosen again first. */
  readonly missingFiles: readonly string[];
  /** Shows the form again, on the page with the control of an id; null: it is below the answers, as without script. */
  readonly goBack: ((control?: string) => void) | null;
}

/** The review that the visitor sees now; null while they fill in. */
export function useReview(page: FormPageContent): Review | null {
  const store = useFormStore();
  const reviewed = useForm((state) => (isReviewing(state) ? state.draft : null));
  const isStarted = useForm(({ draft }) => draft.state === 'started');
  const { answers } = useForm(({ controls }) => controls);
  if (reviewed !== null) {
    return {
      answers: draftAnswers(reviewed),
      files: [...keptStagedFiles(page), ...attachedFiles({ draft: reviewed })].map(({ name }) => name),
      missingFiles: [],
      goBack(control) {
        if (control !== undefined) showPageOf(store, control);
        advance(store, { type: 'closed' });
      },
    };
  }
  if (!awaitsReview(page) || isStarted) return null;
  const { staged = null, files = [] } = page.returned ?? {};
  const names = staged?.files.map(({ name }) => name) ?? [];
  return { answers, files: names, missingFiles: files, goBack: null };
}
