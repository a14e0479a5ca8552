import { dataTypeName, wordSearch } from '@form-portal/domain';
import { ArrowDownIcon, ArrowUpIcon, Combobox, XIcon } from '@form-portal/ui';
import { useId, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { RowTool } from '../items/row-tool.tsx';
import { addableProperties, withMoved, withRequired } from './class-property-edits.ts';
import styles from './element-panel.module.css';
import type { AdministeredStructure, ClassProperty } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ClassPropertiesProps {
  readonly structure: AdministeredStructure;
  readonly ofClass: readonly ClassProperty[];
  readonly onChange: (ofClass: readonly ClassProperty[]) => void;
}

/** The properties of a class in their order, and which of them are mandatory. */
export function ClassProperties({ structure, ofClass, onChange }: ClassPropertiesProps): ReactElement {
  const { text } = useI18n();
  const id = useId();
  const addInput = useRef<HTMLInputElement>(null);
  const nameOf = (propertyId: number) =>
    structure.properties.find((property) => property.id === propertyId)?.name ?? String(propertyId);
  const addable = addableProperties(structure.properties, ofClass);
  return (
    <fieldset className={styles.setting}>
      <legend className={styles.label}>{text('admin.vault.properties')}</legend>
      {ofClass.length > 0 && (
        <ul className={styles.rows}>
          {ofClass.map(({ id: propertyId, required }, index) => {
            const name = nameOf(propertyId);
            return (
              <li key={propertyId} className={styles.row}>
                <span className={styles.whole}>{name}</span>
                <label className={styles.mandatory}>
                  <input
                    type="checkbox"
                    checked={required}
                    aria-label={text('admin.vault.mandatoryOf', { name })}
                    onChange={(event) => onChange(withRequired(ofClass, propertyId, event.target.checked))}
                  />
                  {text('admin.vault.mandatory')}
                </label>
                <span className={styles.tools}>
                  <RowTool
                    label={text('admin.vault.moveUp', { name })}
                    icon={<ArrowUpIcon size={16} />}
                    {...(index > 0 && { onPress: () => onChange(withMoved(ofClass, index, -1)) })}
                  />
                  <RowTool
                    label={text('admin.vault.moveDown', { name })}
                    icon={<ArrowDownIcon size={16} />}
                    {...(index < ofClass.length - 1 && {
                      onPress: () => onChange(withMoved(ofClass, index, 1)),
                    })}
                  />
                  <RowTool
                    label={text('admin.vault.leaveOut', { name })}
                    icon={<XIcon size={16} />}
                    onPress={() => {
                      onChange(ofClass.filter((property) => property.id !== propertyId));
                      // The pressed button is removed with its row.
                      addInput.current?.focus();
                    }}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Combobox
        ref={addInput}
        id={id}
        label={text('admin.vault.addProperty')}
        placeholder={text('admin.vault.addProperty')}
        openLabel={text('admin.panel.showProperties')}
        nothingFound={text('admin.panel.noPropertyFound')}
        searchBy={wordSearch}
        chosen={null}
        choices={addable.map((property) => ({
          key: String(property.id),
          name: property.name,
          note: `${text(`admin.dataType.${dataTypeName(property.dataType)}`)} · ${String(property.id)}`,
        }))}
        onChoose={(key) => onChange([...ofClass, { id: Number(key), required: false }])}
      />
    </fieldset>
  );
}
