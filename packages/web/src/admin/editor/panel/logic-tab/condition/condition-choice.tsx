import { conditionAt, type RuleRef } from '@form-portal/domain/edit';
import { Segmented } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../../editor-context.tsx';
import { setConditionCommand } from '../../../model/commands/logic/rules.ts';
import { ConditionBuilder } from './condition-builder.tsx';
import styles from '../logic-tab.module.css';
import type { ReactElement } from 'react';

/** A choice without a condition. */
interface PlainChoice<Plain extends string> {
  readonly value: Plain;
  readonly label: string;
}

export interface ConditionChoiceProps<Plain extends string> {
  readonly ruleRef: RuleRef;
  readonly legend: string;
  /** The choices without a condition; the first holds until a condition has a question. */
  readonly choices: readonly [PlainChoice<Plain>, ...(readonly PlainChoice<Plain>[])];
  /** Which of them holds; not read while there is a condition. */
  readonly chosen: Plain;
  readonly onChoose: (chosen: Plain) => void;
}

/** A choice between a condition and what needs none, and the builder of the condition. */
export function ConditionChoice<Plain extends string>(props: ConditionChoiceProps<Plain>): ReactElement {
  const { ruleRef, legend, choices, chosen, onChoose } = props;
  const { text } = useI18n();
  const run = useRun();
  const condition = useEditor(({ form }) => conditionAt(form, ruleRef));
  const [isOpen, setOpen] = useState(false);
  const [{ value: first }] = choices;
  const isConditional = condition !== undefined || (isOpen && chosen === first);
  return (
    <div className={styles.rule}>
      <Segmented<Plain | 'conditional'>
        legend={legend}
        chosen={isConditional ? 'conditional' : chosen}
        choices={[...choices, { value: 'conditional', label: text('admin.logic.conditional') }]}
        onChoose={(next) => {
          setOpen(next === 'conditional');
          if (next !== 'conditional') onChoose(next);
          else if (chosen !== first) onChoose(first);
        }}
      />
      {isConditional && (
        <ConditionBuilder
          ruleRef={ruleRef}
          condition={condition}
          onChange={(changed, change) => {
            setOpen(true);
            run(setConditionCommand(ruleRef, changed, change));
          }}
        />
      )}
    </div>
  );
}
