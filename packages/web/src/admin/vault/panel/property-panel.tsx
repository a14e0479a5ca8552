import { LockIcon, Select } from '@form-portal/ui';
import { dataTypeName, dataTypes, isDataType, isLookup, newPropertyDataTypes } from '@form-portal/domain';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { MemberSetting } from '../inputs/member-setting.tsx';
import { NameInputs } from '../inputs/name-inputs.tsx';
import { namesOf } from '../structure/names-of.ts';
import { ElementEditor } from './element-editor.tsx';
import { saveProperty } from '../structure/structure-calls.ts';
import styles from './element-panel.module.css';
import type { ElementPanelProps } from './element-panel-props.ts';
import type {
  AdministeredProperty,
  AdministeredStructure,
  DataType,
  PropertyDraft,
} from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface PropertyPanelProps extends ElementPanelProps {
  readonly element: AdministeredProperty | undefined;
}

/** A property definition: names, data type, value list. */
export function PropertyPanel({ kind, structure, element }: PropertyPanelProps): ReactElement {
  const { text } = useI18n();
  const initial: PropertyDraft = {
    ...namesOf(element),
    dataType: element?.dataType ?? dataTypes.text,
    valueList: element?.valueList ?? null,
  };
  return (
    <ElementEditor<PropertyDraft>
      kind={kind}
      id={element?.id ?? null}
      name={element?.name ?? ''}
      stays={element?.builtIn === true ? text('admin.vault.builtIn') : undefined}
      initial={initial}
      save={(draft) => saveProperty(element?.id ?? null, draft)}
      controls={(draft, change, uses) => {
        const isFixed = element?.builtIn === true || uses?.some(({ kind: by }) => by !== 'class') !== false;
        const hasObjects = uses?.some(({ kind: by }) => by === 'objects') !== false;
        return (
          <>
            <NameInputs
              languages={structure.languages}
              draft={draft}
              onChange={(names) => change({ ...draft, ...names })}
            />
            <DataTypeChoice draft={draft} fixed={isFixed ? 'in-use' : 'free'} onChange={change} />
            {isLookup(draft.dataType) && (
              <ValueListChoice
                draft={draft}
                structure={structure}
                fixed={element?.builtIn === true || hasObjects ? 'in-use' : 'free'}
                onChange={change}
              />
            )}
          </>
        );
      }}
    />
  );
}

interface ChoiceProps {
  readonly draft: PropertyDraft;
  readonly fixed: 'free' | 'in-use';
  readonly onChange: (draft: PropertyDraft) => void;
}

/** The data type; read-only while something uses the property. */
function DataTypeChoice({ draft, fixed, onChange }: ChoiceProps): ReactElement {
  const { text } = useI18n();
  const nameOf = (dataType: DataType) => text(`admin.dataType.${dataTypeName(dataType)}`);
  if (fixed === 'in-use')
    return (
      <Fixed
        label={text('admin.settings.dataType')}
        hint={text('admin.vault.dataTypeFixed')}
        value={`${nameOf(draft.dataType)} (${String(draft.dataType)})`}
      />
    );
  return (
    <MemberSetting member="DataType" label={text('admin.settings.dataType')}>
      {(control) => (
        <Select
          {...control}
          value={draft.dataType}
          onChange={({ target }) => {
            const dataType = Number(target.value);
            if (!isDataType(dataType)) return;
            onChange({ ...draft, dataType, valueList: isLookup(dataType) ? draft.valueList : null });
          }}
        >
          {newPropertyDataTypes.map((dataType) => (
            <option key={dataType} value={dataType}>
              {nameOf(dataType)}
            </option>
          ))}
        </Select>
      )}
    </MemberSetting>
  );
}

/** The value list of a lookup. */
function ValueListChoice({
  draft,
  structure,
  fixed,
  onChange,
}: ChoiceProps & { readonly structure: AdministeredStructure }): ReactElement {
  const { text } = useI18n();
  const current = structure.valueLists.find((list) => list.id === draft.valueList);
  if (fixed === 'in-use')
    return (
      <Fixed
        label={text('admin.vault.valueList')}
        hint={text('admin.vault.dataTypeFixed')}
        value={current?.name ?? ''}
      />
    );
  return (
    <MemberSetting member="ValueList" label={text('admin.vault.valueList')}>
      {(control) => (
        <Select
          {...control}
          value={draft.valueList ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...draft, valueList: value === '' ? null : Number(value) })
          }
        >
          <option value="">{text('admin.settings.choose')}</option>
          {structure.valueLists
            .filter(({ builtIn }) => !builtIn)
            .map((list) => (
              <option key={list.id} value={list.id}>
                {`${list.name} · ${text('admin.vault.itemCount', { n: list.itemCount })}`}
              </option>
            ))}
        </Select>
      )}
    </MemberSetting>
  );
}

interface FixedProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
}

/** A read-only value, and why. */
function Fixed({ label, hint, value }: FixedProps): ReactElement {
  return (
    <div className={styles.setting}>
      <p className={styles.label}>{label}</p>
      <p className={styles.hint}>{hint}</p>
      <p className={styles.fixed}>
        {value}
        <LockIcon size={16} />
      </p>
    </div>
  );
}
