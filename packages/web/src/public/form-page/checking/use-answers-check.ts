import { draftAnswers } from '@form-portal/domain';
import { useMemo } from 'react';
import { isToCheck } from '../first-view.ts';
import { answersSeen } from '../sending/submit-flow.ts';
import type { AnswersToCheck } from '../fill-view.ts';
import type { Filling } from '../draft/filling.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { SubmitFlow } from '../sending/submit-flow.ts';
import type { Attachments } from '../attachments/use-attachments.ts';

/** Where sending stands when the page comes: files that did not come back must be chosen first. */
export function firstStep(page: FormPageContent): 'editing' | 'reviewing' {
  return isToCheck(page) && page.returned?.files.length === 0 ? 'reviewing' : 'editing';
}

interface CheckedParts {
  readonly flow: SubmitFlow;
  readonly filling: Filling;
  readonly attachments: Attachments;
  readonly close: () => void;
}

/** All answers, while the visitor sees them instead of the form (docs/design.md#validation-and-sending). */
export function useAnswersCheck({ flow, filling, attachments, close }: CheckedParts): AnswersToCheck | null {
  const seen = answersSeen(flow);
  const { list } = attachments;
  // No answer changes while all of them stand in the form's place; files may still be dropped.
  return useMemo(() => {
    if (seen === 'unseen') return null;
    return {
      answers: draftAnswers(filling.draft()),
      files: list.map(({ name }) => name),
      goBack: close,
    };
  }, [seen, filling, list, close]);
}
