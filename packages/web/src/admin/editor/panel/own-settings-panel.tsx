import { findField } from '@form-portal/domain';
import { fieldTypeEditorUi } from '@form-portal/field-types/editor-ui';
import { useId, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { setSettingsCommand } from '../model/commands/field/field-settings.ts';
import { setDecimalsCommand } from '../model/commands/logic/formula.ts';
import { commitsTyped } from '../commits-typed.ts';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import { TextControl } from './text-control.tsx';
import { useFieldOptions } from './use-field-options.ts';
import styles from './panel.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The settings of the field's type; renders nothing for a type without any. */
export function OwnSettingsPanel({ guid }: { readonly guid: Guid }): ReactElement | null {
  const id = useId();
  const locale = useI18n();
  const run = useRun();
  const box = useRef<HTMLDivElement>(null);
  const field = useEditor(({ form }) => findField(form, guid));
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const language = useEditor((state) => state.language);
  const { options, reload } = useFieldOptions(guid);
  useFocusAtLocation(box, (focus) => focus.in === 'field' && focus.part === 'options' && focus.guid === guid);
  if (field === undefined) return null;
  const { SettingsPanel } = fieldTypeEditorUi(field.type);
  const texts = Object.entries(fieldTypes.get(field.type).settings.texts).filter(
    ([, { isUsed }]) => isUsed?.(field.settings) !== false,
  );
  if (SettingsPanel === null && texts.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.own}>
      {texts.map(([part, { labelKey }]) => (
        <TextControl key={part} textId={{ of: 'setting', guid, part }} label={locale.text(labelKey)} />
      ))}
      {SettingsPanel !== null && (
        <SettingsPanel
          field={field}
          locale={locale}
          language={language}
          id={id}
          setSettings={(changes) => run(setSettingsCommand(guid, changes))}
          setDecimals={(decimals) => run(setDecimalsCommand(guid, decimals))}
          commitsTyped={commitsTyped}
          options={options}
          reloadOptions={reload}
        />
      )}
    </div>
  );
}
