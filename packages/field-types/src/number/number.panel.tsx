import { isWhole, maxDecimals } from '@form-portal/domain';
import { Select } from '@form-portal/ui';
import type { ReactElement } from 'react';
import type { SettingsPanelProps } from '../editor-ui-contract.ts';
import styles from '../shared/settings-panel.module.css';
import { unitOf, units } from './unit.ts';
import type { NumberSettings, Unit } from './unit.ts';

/**
 * The unit of a number and its decimals (docs/form-logic.md#units), unless its property takes whole numbers;
 * those of a computed one are with its formula.
 */
export function NumberPanel(props: SettingsPanelProps<NumberSettings>): ReactElement {
  const { field, locale, id, setSettings, setDecimals } = props;
  const { text } = locale;
  const unitNames: Readonly<Record<Unit, string>> = {
    '': text('fieldType.number.panel.unit.none'),
    '€': '€',
    '%': '%',
    kpl: text('fieldType.number.pieces'),
    own: text('fieldType.number.panel.unit.own'),
  };
  const decimals = field.decimals === undefined ? '' : String(field.decimals);
  return (
    <div className={field.formula === undefined ? styles.pair : undefined}>
      <div className={styles.setting}>
        <label htmlFor={`${id}-unit`}>{text('fieldType.number.panel.unit')}</label>
        <Select
          id={`${id}-unit`}
          value={unitOf(field)}
          onChange={({ currentTarget: { value } }) =>
            setSettings({ unit: units.find((unit) => unit === value) ?? '' })
          }
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitNames[unit]}
            </option>
          ))}
        </Select>
      </div>
      {field.formula === undefined && !isWhole(field.dataType) && (
        <div className={styles.setting}>
          <label htmlFor={`${id}-decimals`}>{text('admin.formula.decimals')}</label>
          <Select
            id={`${id}-decimals`}
            value={decimals}
            onChange={({ currentTarget: { value } }) => setDecimals(value === '' ? undefined : Number(value))}
          >
            <option value="">{text('fieldType.number.panel.decimalsAny')}</option>
            {Array.from({ length: maxDecimals + 1 }, (_, count) => (
              <option key={count} value={String(count)}>
                {count}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
