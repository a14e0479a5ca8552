import { dataTypeName, isDataType, isLookup } from '@form-portal/domain';
import { Button, Select, TextArea } from '@form-portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { newDataTypes } from '../structure/data-types.ts';
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
import type {
  AdministeredLanguage,
  AdministeredStructure,
  DataType,
  FieldType,
  LocalizedText,
  StructureElementDraft,
} from '@form-portal/domain';

export interface NewPropertyProps {
  /** The field's type: the property is of a data type that it takes. */
  readonly type: Pick<FieldType, 'offeredDataTypes'>;
  /** The field's label: the names it starts with. */
  readonly label: LocalizedText;
  /** The vault has it now, and so has the structure that was read anew. */
  readonly onMade: (property: number) => void;
}

export interface NewPropertyDialogProps extends NewPropertyProps {
  readonly structure: AdministeredStructure;
  readonly onExit: () => void;
}

/** What is to be made; a list of null is a new one with these items, one a line. */
interface Wish {
  readonly names: StructureElementDraft;
  readonly dataType: DataType;
  readonly list: number | null;
  readonly items: string;
}

/** Asks what the property is called, of which of the fitting data types it is, and where its items come from. */
export function NewPropertyDialog(props: NewPropertyDialogProps): ReactElement {
  const { structure, type, label, onExit, onMade } = props;
  const { text } = useI18n();
  const client = useQueryClient();
  const suggested = useSuggestion(structure.languages, label);
  const fitting = newDataTypes.filter(
    (dataType) => type.offeredDataTypes.length === 0 || type.offeredDataTypes.includes(dataType),
  );
  const [stored] = useState<Wish>({
    names: suggested,
    dataType: fitting[0] ?? 1,
    list: null,
    items: '',
  });
  const {
    current: wish,
    change,
    save,
    failure,
    saveWith,
  } = useUnsavedChanges<Wish>({
    stored,
    rules: draftRules,
  });
  const setWish = (next: Wish): void => change(() => next);

  async function make(): Promise<void> {
    let property = 0;
    const outcome = await saveWith((sent) =>
      attemptSave(async () => {
        property = await saveWish(sent);
        await invalidateVault(client);
        return sent;
      }),
    );
    if (outcome.kind === 'saved') onMade(property);
  }
  const form = useFocusOnFault<HTMLDivElement>(failure);
  const isReady = save.phase !== 'saving' && wish.names.name.trim() !== '';
  return (
    <Popup
      icon="info"
      title={text('admin.vault.newProperty')}
      onExit={onExit}
      actions={
        <>
          <Button kind="primary" aria-disabled={!isReady} onClick={() => void (isReady && make())}>
            {text(save.phase === 'saving' ? 'admin.vault.saving' : 'admin.vault.makeAndBind')}
          </Button>
          <Button onClick={onExit}>{text('cancel')}</Button>
        </>
      }
    >
      <div ref={form} className={styles.wish}>
        <RefusalNote failure={failure} />
        <RefusalContext value={failure}>
          <NameInputs
            languages={structure.languages}
            draft={wish.names}
            onChange={(names) => setWish({ ...wish, names })}
          />
          <DataTypeOf wish={wish} fitting={fitting} onChange={setWish} />
          {isLookup(wish.dataType) && <ItemsOf wish={wish} structure={structure} onChange={setWish} />}
        </RefusalContext>
      </div>
    </Popup>
  );
}

/** The names of a field's label in the vault's languages; a language without one takes part with nothing. */
function useSuggestion(
  languages: readonly AdministeredLanguage[],
  label: LocalizedText,
): StructureElementDraft {
  const site = useSite();
  const { textOf } = useI18n();
  const spoken = (tag: string) => tag.toLowerCase().split('-')[0];
  const labelIn = (tag: string) => {
    const pair = site.languages.find(({ languageTag }) => spoken(languageTag) === spoken(tag));
    return pair === undefined ? '' : (label[pair.code] ?? '');
  };
  const [first] = languages;
  const own = first === undefined ? '' : labelIn(first.tag);
  return {
    name: own.trim() === '' ? textOf(label) : own,
    names: Object.fromEntries(languages.map(({ id, tag }) => [id, labelIn(tag)])),
  };
}

function saveWish({ names, dataType, list, items }: Wish): Promise<number> {
  const hasOwnList = isLookup(dataType) && list === null;
  return saveProperty(null, {
    ...names,
    dataType,
    valueList: isLookup(dataType) ? list : null,
    ...(hasOwnList && { items: items.split('\n').filter((line) => line.trim() !== '') }),
  });
}

interface PartProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

function DataTypeOf({
  wish,
  fitting,
  onChange,
}: PartProps & { readonly fitting: readonly DataType[] }): ReactElement {
  const { text } = useI18n();
  return (
    <MemberSetting member="DataType" label={text('admin.settings.dataType')}>
      {(control) => (
        <Select
          {...control}
          value={wish.dataType}
          onChange={({ target }) => {
            const dataType = Number(target.value);
            if (isDataType(dataType)) onChange({ ...wish, dataType });
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
  wish,
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
            value={wish.list ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ ...wish, list: value === '' ? null : Number(value) })
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
      {wish.list === null && (
        <MemberSetting member="Items" label={text('admin.vault.items')} hint={text('admin.vault.itemsHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={wish.items}
              onChange={(event) => onChange({ ...wish, items: event.target.value })}
            />
          )}
        </MemberSetting>
      )}
    </>
  );
}
