import { useEffect, useMemo, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { summaryHeadingId } from './error-summary.tsx';
import { errorWords } from './field-error.ts';
import { summaryEntries } from './summary-entries.ts';
import { useFillingState } from '../draft/use-filling.ts';
import type { Filling } from '../draft/filling.ts';
import type { SubmitFlow } from '../sending/submit-flow.ts';
import type { SummaryEntry } from './summary-entry.ts';
import type { Attachments } from '../attachments/use-attachments.ts';
import type { Form } from '@form-portal/domain';

export interface Summary {
  /** Everything to correct; empty before the first attempt to send. */
  readonly entries: readonly SummaryEntry[];
  /** What is wrong, in words, by the field's GUID. */
  readonly words: ReadonlyMap<string, string>;
  /** Whether a required answer is missing. */
  readonly answersMissing: boolean;
}

/** What must be corrected, as it changes. */
export function useSummary(form: Form, filling: Filling, attachments: Attachments): Summary {
  const i18n = useI18n();
  const errors = useFillingState(filling, (state) => state.errors);
  const others = useFillingState(filling, (state) => state.others);
  const attempted = useFillingState(filling, (state) => state.attempted);
  const { list, problems: listProblems } = attachments;
  const entries = useMemo(
    () => (attempted ? summaryEntries(form, { errors, list, listProblems, others }, i18n) : []),
    [attempted, form, errors, list, listProblems, others, i18n],
  );
  const answersMissing = [...errors.values()].some(
    (error) => error.kind === 'problem' && error.problem.code === 'submission.required-missing',
  );
  const words = useMemo(() => errorWords(form, errors, i18n), [form, errors, i18n]);
  return { entries, words, answersMissing };
}

/** Brings the focus to the summary when the popup over it is closed, and when the page came back refused. */
export function useSummaryFocus({ kind }: SubmitFlow, page: 'came-refused' | 'came-fine'): void {
  const before = useRef<SubmitFlow['kind']>(page === 'came-refused' ? 'refused' : 'editing');
  useEffect(() => {
    const closed = kind === 'editing' && (before.current === 'refused' || before.current === 'failed');
    before.current = kind;
    if (!closed) return;
    const heading = document.getElementById(summaryHeadingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [kind]);
}
