import { draftAnswers } from '@form-portal/domain';
import { keptStagedFiles } from '../attachments/kept-staged-files.ts';
import { readRequestStates } from '../requests/request-controls.ts';
import { showPageOf } from './show-control.ts';
import { awaitsReview } from '../title-state.ts';
import { attachedFiles, isReviewing } from '../form-state.ts';
import { advance } from '../sending/next-flow.ts';
import { useForm, useFormStore } from '../use-form.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { FormState } from '../form-state.ts';
import type { Answers, Guid, RequestStates } from '@form-portal/domain';

/** A file of the review; `request` is null for a file of no request. */
export interface ReviewedFile {
  readonly name: string;
  readonly request: Guid | null;
}

/** All answers, which the visitor sees before they are sent where the form asks for it (docs/design.md#validation-and-sending). */
export interface Review {
  /** Includes the computed ones. */
  readonly answers: Answers;
  /** The files that are sent, and which request each is for. */
  readonly files: readonly ReviewedFile[];
  /** The states chosen for requested files. */
  readonly requestStates: RequestStates;
  /** Names of the files that must be chosen again first. */
  readonly missingFiles: readonly string[];
  /** Shows the form again, on the page with the control of that id; null: the form is below the answers, as without script. */
  readonly goBack: ((control?: string) => void) | null;
}

/** The review that the visitor sees now; null while they fill in. */
export function useReview(page: FormPageContent): Review | null {
  const store = useFormStore();
  const reviewed = useForm((state) => (isReviewing(state) ? state.draft : null));
  const isStarted = useForm(({ draft }) => draft.state === 'started');
  const { answers } = useForm(({ controls }) => controls);
  const computed = useForm((state) => state.computed);
  if (reviewed !== null) {
    return {
      answers: { ...draftAnswers(reviewed), ...computed },
      files: filesToSend(page, reviewed),
      requestStates: readRequestStates(page.form, document),
      missingFiles: [],
      goBack(control) {
        if (control !== undefined) showPageOf(store, control);
        advance(store, { type: 'closed' });
      },
    };
  }
  if (!awaitsReview(page) || isStarted) return null;
  const { staged = null, files = [], requestStates = [] } = page.returned ?? {};
  return {
    answers: { ...answers, ...computed },
    files: staged?.files ?? [],
    requestStates: new Map(requestStates),
    missingFiles: files,
    goBack: null,
  };
}

/** The files that were staged for the page, and those chosen on it; until somebody touches the form, all that the server listed. */
export function filesToSend(page: FormPageContent, draft: FormState['draft']): readonly ReviewedFile[] {
  if (draft.state === 'empty') return page.returned?.staged?.files ?? [];
  const attached = attachedFiles({ draft }).map(({ name, content }) => ({ name, request: content.request }));
  return [...keptStagedFiles(page), ...attached];
}
