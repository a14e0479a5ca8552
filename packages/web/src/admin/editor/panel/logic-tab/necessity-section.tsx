import { necessityOf, type RuleRef } from '@form-portal/domain/edit';
import { findField } from '@form-portal/domain';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../editor-context.tsx';
import { setNecessityCommand } from '../../model/commands/logic/rules.ts';
import { ConditionChoice } from './condition/condition-choice.tsx';
import { RuleSection } from './rule-section.tsx';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** When a field must be answered: never, whenever it is shown, or on a condition over any questions. */
export function NecessitySection({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const ruleRef: RuleRef = { rule: 'requireWhen', of: guid };
  const isRequired = useEditor(({ form }) => {
    const field = findField(form, guid);
    return field !== undefined && necessityOf(field) === 'required';
  });
  return (
    <RuleSection ruleRef={ruleRef}>
      <ConditionChoice
        ruleRef={ruleRef}
        legend={text('admin.logic.required')}
        choices={[
          { value: 'optional', label: text('admin.logic.never') },
          { value: 'required', label: text('admin.logic.whenShown') },
        ]}
        chosen={isRequired ? 'required' : 'optional'}
        onChoose={(chosen) => run(setNecessityCommand(guid, chosen))}
      />
    </RuleSection>
  );
}
