import { conditionAt, type RuleRef } from '@form-portal/domain/edit';
import { Segmented } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../../editor-context.tsx';
import { setConditionCommand } from '../../../model/commands/rules.ts';
import { ConditionBuilder } from './condition-builder.tsx';
import styles from '../logic-tab.module.css';
import type { ReactElement } from 'react';

export interface OptionalConditionProps {
  readonly ruleRef: RuleRef;
  readonly legend: string;
  /** The choice without a condition. */
  readonly never: string;
}

/** A choice between no condition and one, and its builder. Choosing a condition changes nothing until it has a question. */
export function OptionalCondition({ ruleRef, legend, never }: OptionalConditionProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const condition = useEditor(({ form }) => conditionAt(form, ruleRef));
  const [isOpen, setOpen] = useState(false);
  const isConditional = condition !== undefined || isOpen;
  return (
    <div className={styles.rule}>
      <Segmented
        legend={legend}
        chosen={isConditional ? 'conditional' : 'never'}
        choices={[
          { value: 'never', label: never },
          { value: 'conditional', label: text('admin.logic.conditional') },
        ]}
        onChoose={(chosen) => {
          setOpen(chosen === 'conditional');
          if (chosen === 'never')
            run(setConditionCommand(ruleRef, undefined, { kind: 'removed', control: '' }));
        }}
      />
      {isConditional && (
        <ConditionBuilder
          ruleRef={ruleRef}
          condition={condition}
          onChange={(next, change) => {
            setOpen(true);
            run(setConditionCommand(ruleRef, next, change));
          }}
        />
      )}
    </div>
  );
}
