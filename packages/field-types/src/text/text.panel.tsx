import { isTextFormatName, textFormats } from '@form-portal/domain';
import { Select } from '@form-portal/ui';
import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../editor-ui-contract.ts';
import styles from '../shared/settings-panel.module.css';
import { textSettings } from './text-format-setting.ts';
import type { TextSettings } from './text-format-setting.ts';

/** The format of a text: what its answers are checked for (docs/form-logic.md#formats). */
export function TextPanel({
  field,
  locale,
  id,
  setSettings,
}: SettingsPanelProps<TextSettings>): ReactElement {
  const { text } = locale;
  const { format } = textSettings.of(field);
  const isUnknown = format !== '' && !isTextFormatName(format);
  return (
    <div className={styles.setting}>
      <label htmlFor={`${id}-format`}>{text('admin.panel.format')}</label>
      <Select
        id={`${id}-format`}
        value={format}
        onChange={({ currentTarget }) => setSettings({ format: currentTarget.value })}
      >
        <option value="">{text('admin.panel.format.none')}</option>
        {Object.keys(textFormats).map((name) => (
          <option key={name} value={name}>
            {text(`admin.panel.format.${name}`)}
          </option>
        ))}
        {isUnknown && <option value={format}>{text('admin.panel.format.unknown', { format })}</option>}
      </Select>
    </div>
  );
}
