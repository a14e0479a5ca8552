import { findField } from '@form-portal/domain';
import { fieldTypeEditorUi } from '@form-portal/field-types/editor-ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { ElementTitle } from './element-title.tsx';
import { FieldBinding } from './field-binding.tsx';
import { FieldShape } from './field-shape.tsx';
import { OwnSettingsPanel } from './own-settings-panel.tsx';
import { PanelHead } from './panel-head.tsx';
import { TextControl } from './text-control.tsx';
import styles from './panel.module.css';
import type { FieldType, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface FieldPanelProps {
  readonly guid: Guid;
}

/** The head of the panel for a field: its type and title. */
export function FieldHead({ guid }: FieldPanelProps): ReactElement {
  const { text } = useI18n();
  const type = useTypeOf(guid);
  const { Icon } = fieldTypeEditorUi(type.name);
  return (
    <PanelHead
      kind={text('admin.panel.fieldOfType', { type: text(type.labelKey) })}
      title={<ElementTitle guid={guid} />}
      Icon={Icon}
    />
  );
}

/** The texts of the selected field. */
export function FieldTexts({ guid }: FieldPanelProps): ReactElement {
  const { text } = useI18n();
  return (
    <>
      <TextControl textId={{ of: 'field', guid, part: 'label' }} label={text('admin.panel.fieldLabel')} />
      <TextControl
        textId={{ of: 'field', guid, part: 'description' }}
        label={text('admin.panel.fieldDescription')}
        hint={text('admin.panel.markdownHint')}
      />
    </>
  );
}

/** The settings of the selected field, those of its type, and its binding. */
export function FieldPanelSettings({ guid }: FieldPanelProps): ReactElement {
  const { text } = useI18n();
  const type = useTypeOf(guid);
  return (
    <>
      <div className={styles.section}>
        <FieldShape guid={guid} />
        {/* Options are shown with the property that they come from. */}
        {!type.usesOptions && <OwnSettingsPanel guid={guid} />}
      </div>
      <section className={styles.section} aria-labelledby="panel-vault">
        <h3 id="panel-vault">{text('admin.panel.vault')}</h3>
        <FieldBinding guid={guid} kind={text(type.labelKey)} />
        {type.usesOptions && <OwnSettingsPanel guid={guid} />}
      </section>
    </>
  );
}

function useTypeOf(guid: Guid): FieldType {
  return useEditor(({ form }, { fieldTypes }) => fieldTypes.get(findField(form, guid)?.type ?? ''));
}
