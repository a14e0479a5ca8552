import { pageOfCheck, problemText, withFormTexts } from '@form-portal/domain';
import { CircleAlertIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useForm } from '../use-form.ts';
import styles from './end-errors.module.css';
import type { Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * The errors of checks without a place, at the end of the page of the last question that they refer to
 * (docs/form-logic.md#checks). The error summary leads to that question.
 */
export function EndErrors({ form }: { readonly form: Form }): ReactElement {
  const i18n = useI18n();
  const problems = useForm((state) => state.otherProblems);
  const page = useForm((state) => state.progress?.page ?? null);
  const checks = (form.checks ?? []).filter((check) => pageOfCheck(form, check) === page);
  return (
    <>
      {checks.map(({ guid }) => {
        const problem = problems.find(({ params }) => params?.['check'] === guid);
        return (
          problem && (
            <p key={guid} data-part="end-error" className={styles.error}>
              <CircleAlertIcon />
              <span>{problemText(withFormTexts(problem, form, i18n), i18n.text)}</span>
            </p>
          )
        );
      })}
    </>
  );
}
