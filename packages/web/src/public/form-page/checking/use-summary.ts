import { useEffect, useMemo, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useForm } from '../use-form.ts';
import { summaryHeadingId } from './error-summary.tsx';
import { summaryEntries } from './summary-entries.ts';
import { attachedFiles } from '../form-state.ts';
import type { FormState } from '../form-state.ts';
import type { SubmitFlow } from '../sending/submit-flow.ts';
import type { SummaryEntry } from './summary-entry.ts';
import type { Form } from '@form-portal/domain';

/** Everything that must be corrected. */
export interface CorrectionSummary {
  /** Empty before the first attempt to send. */
  readonly entries: readonly SummaryEntry[];
  /** Whether a required answer is missing. */
  readonly answersMissing: boolean;
}

/** The summary of what must be corrected now. */
export function useSummary(form: Form): CorrectionSummary {
  const i18n = useI18n();
  const attempted = useForm((state) => state.attempted);
  const errors = useForm((state) => state.errors);
  const otherProblems = useForm((state) => state.otherProblems);
  const attachmentProblems = useForm((state) => state.attachmentProblems);
  const files = useForm(attachedFiles);
  const entries = useMemo(
    () => (attempted ? summaryEntries(form, { errors, files, attachmentProblems, otherProblems }, i18n) : []),
    [attempted, form, errors, files, attachmentProblems, otherProblems, i18n],
  );
  return { entries, answersMissing: useForm(isAnswerMissing) };
}

function isAnswerMissing({ errors }: FormState): boolean {
  return [...errors.values()].some(
    (error) => error.kind === 'problem' && error.problem.code === 'submission.required-missing',
  );
}

/** Moves the focus to the summary when the popup over it is closed, and when the page was returned with errors. */
export function useSummaryFocus(pageOrigin: 'returned' | 'opened'): void {
  const kind = useForm((state) => state.flow.kind);
  const previous = useRef<SubmitFlow['kind']>(pageOrigin === 'returned' ? 'refused' : 'editing');
  useEffect(() => {
    const isClosed = kind === 'editing' && (previous.current === 'refused' || previous.current === 'failed');
    previous.current = kind;
    if (!isClosed) return;
    const heading = document.getElementById(summaryHeadingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [kind]);
}
