import { findField, type Guid } from '@form-portal/domain';
import { useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useAnnouncedOnceSettled } from '../../../../shared/shell/use-announced-once-settled.ts';
import { useEditor } from '../../editor-context.tsx';
import { useTrialResolution } from '../../trial/use-trial.ts';
import styles from './value-section.module.css';
import type { ReactElement } from 'react';

/** The value of a formula with the answers of the trial; announced politely once it settles. */
export function TrialValue({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const field = useEditor(({ form }) => findField(form, guid));
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const { resolution } = useTrialResolution();
  const i18n = useI18n();
  const answer = resolution.answers[guid] ?? null;
  const shown = field === undefined ? '' : fieldTypes.get(field.type).display(field, answer, i18n);
  const box = useRef<HTMLDivElement>(null);
  const value = shown === '' ? text('admin.formula.noValue') : shown;
  useAnnouncedOnceSettled(`${text('admin.formula.trialValue')}: ${value}`, box);
  return (
    <div ref={box} className={styles.value}>
      <p className={styles.valueName}>{text('admin.formula.trialValue')}</p>
      <p className={shown === '' ? undefined : styles.number}>{value}</p>
    </div>
  );
}
