import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { OptionalCondition } from './condition/optional-condition.tsx';
import { RuleSection } from './rule-section.tsx';
import type { Guid } from '@form-portal/domain';
import type { RuleRef } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

/** When a field, group or page is shown: always, or on a condition. */
export function ShownSection({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const ruleRef: RuleRef = { rule: 'showWhen', of: guid };
  return (
    <RuleSection ruleRef={ruleRef}>
      <OptionalCondition
        ruleRef={ruleRef}
        legend={text('admin.logic.shown')}
        unconditional={text('admin.logic.always')}
      />
    </RuleSection>
  );
}
