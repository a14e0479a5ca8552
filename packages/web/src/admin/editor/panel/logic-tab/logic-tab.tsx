import { findField } from '@form-portal/domain';
import { useEditor } from '../../editor-context.tsx';
import { ChecksSection } from './checks/checks-section.tsx';
import { NecessitySection } from './necessity-section.tsx';
import { RuleSection } from './rule-section.tsx';
import { ShownSection } from './shown-section.tsx';
import { ValueSection } from './value/value-section.tsx';
import styles from './logic-tab.module.css';
import type { Guid } from '@form-portal/domain';
import type { Selection } from '../../model/view/selection.ts';
import type { ReactElement } from 'react';

/** The rules of the selected element; with nothing selected, the checks of the form (docs/design.md#rules). */
export function LogicTab({ selection }: { readonly selection: Selection }): ReactElement {
  if (selection.kind === 'nothing') return <ChecksSection at={null} />;
  const { kind, guid } = selection;
  if (kind === 'group' || kind === 'page') return <ShownSection key={guid} guid={guid} />;
  return <FieldRules key={guid} guid={guid} />;
}

/** The rules of a field. A computed answer is never required. */
function FieldRules({ guid }: { readonly guid: Guid }): ReactElement {
  const isComputed = useEditor(({ form }) => findField(form, guid)?.formula !== undefined);
  return (
    <div className={styles.rules}>
      <RuleSection ruleRef={{ rule: 'formula', of: guid }} part="inner">
        <ValueSection guid={guid} />
      </RuleSection>
      <ShownSection guid={guid} />
      {!isComputed && <NecessitySection guid={guid} />}
      <ChecksSection at={guid} />
    </div>
  );
}
