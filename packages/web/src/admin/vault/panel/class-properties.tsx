import { ArrowDownIcon, ArrowUpIcon, Combobox, XIcon } from '@form-portal/ui';
import { dataTypeName, spliced } from '@form-portal/domain';
import { useId } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { RowTool } from '../items/row-tool.tsx';
import styles from './element-panel.module.css';
import type { AdministeredStructure, ClassProperty } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ClassPropertiesProps {
  readonly structure: AdministeredStructure;
  readonly carried: readonly ClassProperty[];
  readonly onChange: (carried: readonly ClassProperty[]) => void;
}

/** Properties that the vault writes itself, on every object. */
const writtenByVault: readonly number[] = [0, 20, 21, 23, 25, 100];

/** The properties that a class carries, in their order, and which of them are mandatory. */
export function ClassProperties({ structure, carried, onChange }: ClassPropertiesProps): ReactElement {
  const { text } = useI18n();
  const id = useId();
  const nameOf = (property: number) =>
    structure.properties.find((one) => one.id === property)?.name ?? String(property);
  const left = structure.properties.filter(
    (property) => !writtenByVault.includes(property.id) && !carried.some((one) => one.id === property.id),
  );

  function move(index: number, by: 1 | -1): void {
    const one = carried[index];
    const others = carried.filter((_, at) => at !== index);
    if (one !== undefined) onChange(spliced(others, index + by, 0, one));
  }
  return (
    <fieldset className={styles.setting}>
      <legend className={styles.label}>{text('admin.vault.properties')}</legend>
      {carried.length > 0 && (
        <ul className={styles.rows}>
          {carried.map((one, index) => {
            const name = nameOf(one.id);
            const change = (required: boolean) =>
              onChange(carried.map((other) => (other.id === one.id ? { ...other, required } : other)));
            return (
              <li key={one.id} className={styles.row}>
                <span className={styles.whole}>{name}</span>
                <label className={styles.mandatory}>
                  <input
                    type="checkbox"
                    checked={one.required}
                    aria-label={text('admin.vault.mandatoryOf', { name })}
                    onChange={(event) => change(event.target.checked)}
                  />
                  {text('admin.vault.mandatory')}
                </label>
                <span className={styles.tools}>
                  <RowTool
                    label={text('admin.vault.moveUp', { name })}
                    icon={<ArrowUpIcon size={16} />}
                    {...(index > 0 && { onPress: () => move(index, -1) })}
                  />
                  <RowTool
                    label={text('admin.vault.moveDown', { name })}
                    icon={<ArrowDownIcon size={16} />}
                    {...(index < carried.length - 1 && { onPress: () => move(index, 1) })}
                  />
                  <RowTool
                    label={text('admin.vault.leaveOut', { name })}
                    icon={<XIcon size={16} />}
                    onPress={() => onChange(carried.filter((other) => other.id !== one.id))}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Combobox
        id={id}
        label={text('admin.vault.addProperty')}
        placeholder={text('admin.vault.addProperty')}
        openLabel={text('admin.panel.showProperties')}
        nothingFound={text('admin.panel.noPropertyFound')}
        chosen={null}
        choices={left.map((property) => ({
          key: String(property.id),
          name: property.name,
          note: `${text(`admin.dataType.${dataTypeName(property.dataType)}`)} · ${String(property.id)}`,
        }))}
        onChoose={(key) => onChange([...carried, { id: Number(key), required: false }])}
      />
    </fieldset>
  );
}
