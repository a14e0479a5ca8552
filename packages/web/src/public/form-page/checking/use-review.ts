import { draftAnswers } from '@form-portal/domain';
import { awaitsReview } from '../title-state.ts';
import { attachedFiles, isReviewing } from '../form-state.ts';
import { advance } from '../sending/next-flow.ts';
import { useForm, useFormStore } from '../use-form.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { Answers } from '@form-portal/domain';

/** All answers, which the visitor sees before they are sent where the form asks for it (docs/design.md#validation-and-sending). */
export interface Review {
  readonly answers: Answers;
  /** Names of the chosen files. */
  readonly files: readonly string[];
  /** Shows the form again; null: it is below the answers, as without script. */
  readonly goBack: (() => void) | null;
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
      files: attachedFiles({ draft: reviewed }).map(({ name }) => name),
      goBack: () => advance(store, { type: 'closed' }),
    };
  }
  return awaitsReview(page) && !isStarted
    ? { answers, files: page.returned?.files ?? [], goBack: null }
    : null;
}
