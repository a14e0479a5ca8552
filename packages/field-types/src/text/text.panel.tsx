import { isTextFormatName } from '@form-portal/domain';
import type { TextFormatName } from '@form-portal/domain';
import { Select } from '@form-portal/ui';
import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../editor-ui-contract.ts';
import styles from '../shared/settings-panel.module.css';
import { textSettings } from './text-settings.ts';
import type { TextSettings } from './text-settings.ts';

const nameKeys: Readonly<Record<TextFormatName, string>> = {
  email: 'fieldType.text.panel.format.email',
  phone: 'fieldType.text.panel.format.phone',
  iban: 'fieldType.text.panel.format.iban',
  hetu: 'fieldType.text.panel.format.hetu',
  'y-tunnus': 'fieldType.text.panel.format.y-tunnus',
  postcode: 'fieldType.text.panel.format.postcode',
  url: 'fieldType.text.panel.format.url',
};

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
      <label htmlFor={`${id}-format`}>{text('fieldType.text.panel.format')}</label>
      <Select
        id={`${id}-format`}
        value={format}
        onChange={({ currentTarget }) => setSettings({ format: currentTarget.value })}
      >
        <option value="">{text('fieldType.text.panel.format.none')}</option>
        {Object.entries(nameKeys).map(([name, key]) => (
          <option key={name} value={name}>
            {text(key)}
          </option>
        ))}
        {isUnknown && (
          <option value={format}>{text('fieldType.text.panel.format.unknown', { format })}</option>
        )}
      </Select>
    </div>
  );
}
