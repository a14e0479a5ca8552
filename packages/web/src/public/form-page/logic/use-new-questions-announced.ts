import { isAnswerKey, rowsOf, withRowsWrittenOut } from '@form-portal/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import { useForm } from '../use-form.ts';
import { newQuestionsText } from './new-questions-text.ts';
import type { Form } from '@form-portal/domain';

/** Time without further changes after which new questions are announced, in ms: not with every key. */
const settledMs = 600;

/** Announces once, politely, the questions that an answer has revealed (docs/form-logic.md#page). */
export function useNewQuestionsAnnounced(form: Form): void {
  const i18n = useI18n();
  const announce = useAnnounce();
  const appeared = useForm((state) => state.appeared);
  const announced = useRef<ReadonlySet<string>>(appeared);
  const text = useMemo(
    () => (keys: ReadonlySet<string>) =>
      newQuestionsText(withRowsWrittenOut(form, rowsOf(form, [...keys].filter(isAnswerKey))), keys, i18n),
    [form, i18n],
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = new Set([...appeared].filter((guid) => !announced.current.has(guid)));
      announced.current = appeared;
      if (fresh.size > 0) announce(text(fresh));
    }, settledMs);
    return () => clearTimeout(timer);
  }, [appeared, announce, text]);
}
