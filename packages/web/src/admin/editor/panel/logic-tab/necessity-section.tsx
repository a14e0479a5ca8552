import { necessityOf, type RuleRef } from '@form-portal/domain/edit';
import { findField } from '@form-portal/domain';
import { Segmented } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { setConditionCommand, setNecessityCommand } from '../../model/commands/rules.ts';
import { ConditionBuilder } from './condition/condition-builder.tsx';
import { RuleSection } from './rule-section.tsx';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** When a field must be answered: never, whenever it is shown, or on a condition over any questions. */
export function NecessitySection({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const ruleRef: RuleRef = { rule: 'requireWhen', of: guid };
  const necessity = useEditor(({ form }) => {
    const field = findField(form, guid);
    return field === undefined ? 'optional' : necessityOf(field);
  });
  const [isOpen, setOpen] = useState(false);
  const condition = typeof necessity === 'string' ? undefined : necessity;
  const isConditional = condition !== undefined || (isOpen && necessity === 'optional');
  return (
    <RuleSection ruleRef={ruleRef}>
      <Segmented
        legend={text('admin.logic.required')}
        chosen={isConditional ? 'conditional' : (necessity as 'optional' | 'required')}
        choices={[
          { value: 'optional', label: text('admin.logic.never') },
          { value: 'required', label: text('admin.logic.whenShown') },
          { value: 'conditional', label: text('admin.logic.conditional') },
        ]}
        onChoose={(chosen) => {
          setOpen(chosen === 'conditional');
          run(setNecessityCommand(guid, chosen === 'required' ? 'required' : 'optional'));
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
    </RuleSection>
  );
}
