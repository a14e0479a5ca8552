import { useRun } from '../../../editor-context.tsx';
import { setConditionCommand } from '../../../model/commands/logic/rules.ts';
import { ConditionChoice } from './condition-choice.tsx';
import type { RuleRef } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

export interface OptionalConditionProps {
  readonly ruleRef: RuleRef;
  readonly legend: string;
  /** The choice without a condition. */
  readonly unconditional: string;
}

/** A choice between no condition and one, and its builder. Choosing a condition changes nothing until it has a question. */
export function OptionalCondition({ ruleRef, legend, unconditional }: OptionalConditionProps): ReactElement {
  const run = useRun();
  return (
    <ConditionChoice
      ruleRef={ruleRef}
      legend={legend}
      choices={[{ value: 'unconditional', label: unconditional }]}
      chosen="unconditional"
      onChoose={() => run(setConditionCommand(ruleRef, undefined, { kind: 'removed', control: '' }))}
    />
  );
}
