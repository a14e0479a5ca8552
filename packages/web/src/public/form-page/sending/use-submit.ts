import { submissionToWire, checkSubmission, formControlNames } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { useProof } from './proof/use-proof.ts';
import { readAnswers } from '../draft/read-answers.ts';
import { errorsOf } from '../checking/refused-state.ts';
import { sendSubmission } from './send-submission.ts';
import { answersSeen, maySend, submitFlow } from './submit-flow.ts';
import { controlOf } from '../draft/control-of.ts';
import type { FieldErrors } from '../checking/field-error.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { SendFailure, SubmitFlow } from './submit-flow.ts';
import type { Attachments } from '../attachments/use-attachments.ts';
import type { FilledForm } from '../draft/use-filling.ts';
import type { SentSubmissionWire } from '@form-portal/domain';

/** Time after which sending is called slow, in ms (docs/design.md#validation-and-sending). */
const slowMs = 20_000;

export interface SubmitParts {
  readonly page: FormPageContent;
  readonly filled: FilledForm;
  readonly attachments: Attachments;
  /** Where sending stands when the page comes. */
  readonly first: 'editing' | 'reviewing';
}

export interface Submit {
  readonly flow: SubmitFlow;
  /** Checks the form and sends it, or shows all answers first; nothing while it is being sent. */
  readonly send: () => Promise<void>;
  /** Sends the form as a new one that corrects the version that arrived. */
  readonly sendCorrected: () => Promise<void>;
  /** Leaves it at the version that arrived. */
  readonly keepEarlier: () => void;
  readonly close: () => void;
}

/** Sends the form (specification §4, Submission flow): check, send with progress, and what came of it. */
export function useSubmit(
  { page, filled, attachments, first }: SubmitParts,
  element: HTMLFormElement,
): Submit {
  const { language } = useI18n();
  const { limits } = useSite();
  const [flow, tell] = useReducer(submitFlow, first, (kind): SubmitFlow => ({ kind }));
  // Two clicks may come before the page is drawn again.
  const underWay = useRef(false);
  const { filling } = filled;
  const findProof = useProof(filling, element);
  useEffect(() => {
    if (flow.kind !== 'sending' || flow.pace === 'slow') return;
    const timer = setTimeout(() => tell({ type: 'slowed-down' }), slowMs);
    return () => clearTimeout(timer);
  }, [flow.kind]);

  /** Whether anything must be corrected first; shows what. */
  async function mustCorrect(): Promise<'yes' | 'no'> {
    const { ofFiles, ofAll } = await attachments.checkAgain();
    const answers = readAnswers(page.form, element);
    filling.answerAll(answers);
    const problems = checkSubmission({
      form: page.form,
      answers,
      verified: filled.verified,
      attachments: [],
      fieldTypes,
      fileTypes: page.fileTypes,
      limits,
    });
    filling.refuse(errorsOf(problems));
    return problems.length > 0 || ofFiles.size > 0 || ofAll.length > 0 ? 'yes' : 'no';
  }

  function submissionOf(proof: string | null): SentSubmissionWire {
    const valueOf = (name: string): string => controlOf(element, name)?.value ?? '';
    return submissionToWire(filling.draft(), {
      form: page.form.guid,
      language,
      robotTrap: valueOf(formControlNames.trap),
      openedAt: valueOf(formControlNames.openedAt),
      proof,
      owner: valueOf(formControlNames.owner),
      corrects: valueOf(formControlNames.corrects),
    });
  }

  async function send(): Promise<void> {
    if (!maySend(flow) || underWay.current) return;
    underWay.current = true;
    await sendOnce().finally(() => {
      underWay.current = false;
    });
  }

  async function sendOnce(): Promise<void> {
    const mustShow = page.form.checkAnswers && answersSeen(flow) === 'unseen';
    tell({ type: 'send' });
    if ((await mustCorrect()) === 'yes') {
      tell({ type: 'found-problems' });
      return;
    }
    if (mustShow) {
      tell({ type: 'showed-answers' });
      return;
    }
    await filled.ownsGuid();
    const files = attachments.now();
    tell({ type: 'started', total: files.reduce((sum, { size }) => sum + size, 0) });
    const answer = await sendSubmission({
      submission: submissionOf(await findProof()),
      files,
      onProgress: (loaded, total) => {
        if (files.length > 0) tell({ type: 'progressed', loaded, total });
      },
    });
    switch (answer.kind) {
      case 'accepted':
        filled.forget();
        return tell({ type: 'accepted', sent: { ...answer.sent, attachmentCount: files.length } });
      case 'arrived':
        return tell({ type: 'found-earlier', first: answer.first });
      case 'failed':
        filling.refuse(toldErrors(answer.failure));
        return tell({ type: 'failed', failure: answer.failure });
    }
  }

  async function sendCorrected(): Promise<void> {
    if (underWay.current) return;
    filled.correctSent();
    await send();
  }

  function keepEarlier(): void {
    filled.forget();
    tell({ type: 'kept-earlier' });
  }

  const close = useCallback(() => tell({ type: 'closed' }), []);
  return { flow, send, sendCorrected, keepEarlier, close };
}

/** What the server refused, at the fields it refused. */
function toldErrors({ fields }: SendFailure): FieldErrors {
  return new Map(fields.map(({ guid, words }) => [guid, { kind: 'told', words }]));
}
