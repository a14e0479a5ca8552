import { isTextFormatName } from '@form-portal/domain';
import type { TextFormatName } from '@form-portal/domain';
import { Select } from '@form-portal/ui';
import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../editor-ui-contract.ts';
import styles from '../shared/settings-panel.module.css';
import { textSettings } from './text-settings.ts';
import type { TextSettings } from './text-settings.ts';

const nameKeys: Readonly<Record<TextFormatName, string>> = {
  email: 'admin.panel.format.email',
  phone: 'admin.panel.format.phone',
  iban: 'admin.panel.format.iban',
  hetu: 'admin.panel.format.hetu',
  'y-tunnus': 'admin.panel.format.y-tunnus',
  postcode: 'admin.panel.format.postcode',
  url: 'admin.panel.format.url',
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
      <label htmlFor={`${id}-format`}>{text('admin.panel.format')}</label>
      <Select
        id={`${id}-format`}
        value={format}
        onChange={({ currentTarget }) => setSettings({ format: currentTarget.value })}
      >
        <option value="">{text('admin.panel.format.none')}</option>
        {Object.entries(nameKeys).map(([name, key]) => (
          <option key={name} value={name}>
            {text(key)}
          </option>
        ))}
        {isUnknown && <option value={format}>{text('admin.panel.format.unknown', { format })}</option>}
      </Select>
    </div>
  );
}
