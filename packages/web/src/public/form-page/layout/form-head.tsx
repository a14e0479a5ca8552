import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { mayBeRequired } from '../../../shared/form-fields/field-logic.ts';
import { AboutRequiredMark } from '../../../shared/form-fields/required-mark.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import styles from './form-head.module.css';
import type { Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Id of the form's title. */
export const formTitleId = 'form-title';

/**
 * Title, description, and the meaning of the `*` where a question or a requested file may have one: with an answer, nothing appears
 * above the control in use.
 */
export function FormHead({ form }: { readonly form: Form }): ReactElement {
  const { text } = useI18n();
  return (
    <header className={styles.head}>
      <h1 id={formTitleId} tabIndex={-1}>
        <Localized text={form.name} isHeading />
      </h1>
      <Markdown text={form.description} className={styles.description} />
      {[...form.fields, ...(form.attachments.requests ?? [])].some(mayBeRequired) && (
        <p className={styles.note}>
          <AboutRequiredMark sentence={text('mandatoryNote')} />
        </p>
      )}
    </header>
  );
}
