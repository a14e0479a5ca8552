import { findField, type Guid } from '@form-portal/domain';
import { questionsOfRule, seenFormulaSentence } from '@form-portal/domain/logic';
import { useEffect } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../../../shared/shell/live-region.tsx';
import { useEditor } from '../../../editor-context.tsx';
import { useTrial } from '../../../trial/use-trial.ts';
import { SentenceText } from '../sentence/sentence-text.tsx';
import { useSentenceContext } from '../sentence/use-sentence-context.ts';
import styles from './value-section.module.css';
import type { ReactElement } from 'react';

/** Time without a change after which the value is announced, in ms. */
const settleMs = 1000;

export interface TrialValueProps {
  readonly guid: Guid;
  readonly formula: string;
}

/** The value of a formula with the answers of the trial, which are below it; announced politely once it settles. */
export function TrialValue({ guid, formula }: TrialValueProps): ReactElement {
  const i18n = useI18n();
  const { text } = i18n;
  const field = useEditor(({ form }) => findField(form, guid));
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const { resolution } = useTrial();
  const context = useSentenceContext(i18n);
  const announce = useAnnounce();
  const answer = resolution.answers[guid] ?? null;
  const value = field === undefined ? '' : fieldTypes.get(field.type).display(field, answer, i18n);
  const hasQuestions = questionsOfRule({ of: guid, kind: 'formula', condition: null, formula }).length > 0;
  useEffect(() => {
    if (value === '') return undefined;
    const timer = setTimeout(() => announce(`${text('admin.formula.trialValue')}: ${value}`), settleMs);
    return () => clearTimeout(timer);
  }, [value, announce, text]);
  return (
    <div className={styles.value} data-computed>
      <p className={styles.valueName}>{text('admin.formula.trialValue')}</p>
      {value === '' ? (
        <p>{text('admin.formula.noValue')}</p>
      ) : (
        <>
          <p className={styles.number}>{value}</p>
          {hasQuestions && (
            <p className={styles.operands}>
              <SentenceText
                sentence={seenFormulaSentence({ formula, key: guid, resolution }, 'values-only', context)}
              />
            </p>
          )}
        </>
      )}
    </div>
  );
}
