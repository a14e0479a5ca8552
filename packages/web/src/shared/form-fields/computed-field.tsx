import { computedText } from '@form-portal/field-types/ui';
import { CircleAlertIcon, classNames } from '@form-portal/ui';
import { Localized, PortalText, useI18n } from '../i18n/i18n-context.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { fieldIds } from './field-ids.ts';
import styles from './field-view.module.css';
import type { ComputedFieldProps } from './computed-field-context.ts';
import type { Answer } from '@form-portal/domain';
import type { ReactElement } from 'react';

interface Props extends ComputedFieldProps {
  /** The computed answer; null for none. */
  readonly answer: Answer;
}

/** A value computed from other answers (docs/form-logic.md#formulas). */
export function ComputedField({ field, answer, hidden, error }: Props): ReactElement {
  const i18n = useI18n();
  const ids = fieldIds(field.guid);
  const value = typeof answer === 'number' ? computedText(field, answer, i18n) : '–';
  return (
    <div className={classNames(styles.field, styles.computed)} data-field={field.guid} hidden={hidden}>
      <div className={styles.named}>
        <span id={ids.label} className={styles.label}>
          <Localized text={field.label} />
        </span>
        <span className={styles.fromAnswers}>
          <PortalText textKey="computedFromAnswers" />
        </span>
        <Markdown text={field.description} id={ids.description} className={styles.description} />
      </div>
      {/* By itself it would be read at every key: `ComputedAnnouncer` announces it. */}
      <output
        id={ids.control}
        className={styles.output}
        aria-live="off"
        aria-labelledby={ids.label}
        aria-describedby={error && ids.error}
        tabIndex={-1}
      >
        {value}
      </output>
      {error !== undefined && (
        <p id={ids.error} className={styles.error}>
          <CircleAlertIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
