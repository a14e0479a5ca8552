import { dataTypeName, isDataType, isLookup } from '@form-portal/domain';
import { Button, Select, TextArea } from '@form-portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import {
  fittingDataTypes,
  propertyDraftOf,
  suggestedNames,
  type NewPropertyInput,
} from './new-property-input.ts';
import { MemberSetting } from '../inputs/member-setting.tsx';
import { NameInputs } from '../inputs/name-inputs.tsx';
import { useFocusOnFault } from '../../use-focus-on-fault.ts';
import { RefusalContext, RefusalNote } from '../inputs/refusal.tsx';
import { attemptSave } from '../../unsaved-changes/attempt-save.ts';
import { useUnsavedChanges } from '../../unsaved-changes/use-unsaved-changes.ts';
import { draftRules } from '../structure/draft-rules.ts';
import { invalidateVault } from '../structure/invalidate-vault.ts';
import { saveProperty } from '../structure/structure-calls.ts';
import styles from '../panel/element-panel.module.css';
import type { AdministeredStructure, DataType, LocalizedText } from '@form-portal/domain';

export interface NewPropertyProps {
  /** The data types that the field may have, the best match first; none stands for all. */
  readonly offered: readonly DataType[];
  /** The label of the field, which suggests the names. */
  readonly label: LocalizedText;
  /** Called with its id once the property was created and the structure refetched. */
  readonly onMade: (id: number) => void;
}

export interface NewPropertyDialogProps extends NewPropertyProps {
  readonly structure: AdministeredStructure;
  readonly onExit: () => void;
}

/** Asks for the name, the data type and the items of a new property. */
export function NewPropertyDialog(props: NewPropertyDialogProps): ReactElement {
  const { structure, offered, label, onExit, onMade } = props;
  const client = useQueryClient();
  const { languages } = useSite();
  const { text, textOf } = useI18n();
  const fitting = fittingDataTypes(offered);
  const [stored] = useState<NewPropertyInput>(() => ({
    names: suggestedNames(structure.languages, languages, label, textOf(label)),
    dataType: fitting[0] ?? 1,
    list: null,
    items: '',
  }));
  const {
    current: input,
    change,
    save,
    failure,
    saveWith,
  } = useUnsavedChanges<NewPropertyInput>({
    stored,
    rules: draftRules,
  });
  const setInput = (next: NewPropertyInput): void => change(() => next);

  async function create(): Promise<void> {
    let id = 0;
    const outcome = await saveWith((sent) =>
      attemptSave(async () => {
        id = await saveProperty(null, propertyDraftOf(sent));
        await invalidateVault(client);
        return sent;
      }),
    );
    if (outcome.kind === 'saved') onMade(id);
  }
  const form = useFocusOnFault<HTMLDivElement>(failure);
  const isReady = save.phase !== 'saving' && input.names.name.trim() !== '';
  return (
    <Popup
      icon="info"
      title={text('admin.vault.newProperty')}
      onExit={onExit}
      actions={
        <Button kind="primary" aria-disabled={!isReady} onClick={() => void (isReady && create())}>
          {text(save.phase === 'saving' ? 'admin.vault.saving' : 'admin.vault.makeAndBind')}
        </Button>
      }
      safe={<Button onClick={onExit}>{text('cancel')}</Button>}
    >
      <div ref={form} className={styles.wish}>
        <RefusalNote failure={failure} />
        <RefusalContext value={failure}>
          <NameInputs
            languages={structure.languages}
            draft={input.names}
            onChange={(names) => setInput({ ...input, names })}
          />
          <DataTypeOf input={input} fitting={fitting} onChange={setInput} />
          {isLookup(input.dataType) && <ItemsOf input={input} structure={structure} onChange={setInput} />}
        </RefusalContext>
      </div>
    </Popup>
  );
}

interface PartProps {
  readonly input: NewPropertyInput;
  readonly onChange: (input: NewPropertyInput) => void;
}

function DataTypeOf({
  input,
  fitting,
  onChange,
}: PartProps & { readonly fitting: readonly DataType[] }): ReactElement {
  const { text } = useI18n();
  return (
    <MemberSetting member="DataType" label={text('admin.settings.dataType')}>
      {(control) => (
        <Select
          {...control}
          value={input.dataType}
          onChange={({ target }) => {
            const dataType = Number(target.value);
            if (isDataType(dataType)) onChange({ ...input, dataType });
          }}
        >
          {fitting.map((dataType) => (
            <option key={dataType} value={dataType}>
              {text(`admin.dataType.${dataTypeName(dataType)}`)}
            </option>
          ))}
        </Select>
      )}
    </MemberSetting>
  );
}

function ItemsOf({
  input,
  structure,
  onChange,
}: PartProps & { readonly structure: AdministeredStructure }): ReactElement {
  const { text } = useI18n();
  return (
    <>
      <MemberSetting member="ValueList" label={text('admin.vault.valueList')}>
        {(control) => (
          <Select
            {...control}
            value={input.list ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ ...input, list: value === '' ? null : Number(value) })
            }
          >
            <option value="">{text('admin.vault.newValueList')}</option>
            {structure.valueLists
              .filter(({ builtIn }) => !builtIn)
              .map(({ id: list, name, itemCount }) => (
                <option key={list} value={list}>
                  {`${name} · ${text('admin.vault.itemCount', { n: itemCount })}`}
                </option>
              ))}
          </Select>
        )}
      </MemberSetting>
      {input.list === null && (
        <MemberSetting member="Items" label={text('admin.vault.items')} hint={text('admin.vault.itemsHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={input.items}
              onChange={(event) => onChange({ ...input, items: event.target.value })}
            />
          )}
        </MemberSetting>
      )}
    </>
  );
}
