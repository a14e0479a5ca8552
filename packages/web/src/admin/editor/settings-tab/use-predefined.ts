import { isLookup, noProperty, optionsFromItems } from '@form-portal/domain';
import { predefinedControl } from '@form-portal/domain/edit';
import { useMemo } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useValueListItems } from '../../api/queries.ts';
import { useEditor } from '../editor-context.tsx';
import type { DisplayLocale, Guid, PredefinedField, VaultStructure } from '@form-portal/domain';
import type { PredefinedControl } from '@form-portal/domain/edit';

/** A predefined field as its row shows it. */
export interface Predefined {
  readonly predefined: PredefinedField | undefined;
  /** What its property is called, or why it has no name. */
  readonly name: string;
  /** Undefined: no control writes values of its data type. */
  readonly control: PredefinedControl | undefined;
  /** It is chosen among the items of a value list, and they have not come. */
  readonly lacksItems: boolean;
}

/** A predefined field with what its property is called, and the control of its data type; lookups get the items of their value list. */
export function usePredefined(guid: Guid): Predefined {
  const { text } = useI18n();
  const predefined = useEditor(({ form }) => form.predefinedFields.find((one) => one.guid === guid));
  const structure = useEditor((_, env) => env.structure);
  const catalogue = useEditor((_, env) => env.catalogue);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const isChoice = predefined !== undefined && isLookup(predefined.dataType);
  const { items } = useValueListItems(isChoice ? predefined.property : null);
  const property = structure?.properties.find(({ id }) => id === predefined?.property);
  const names = structure?.itemNames[property?.valueList ?? -1];
  const options = useMemo(() => optionsFromItems(items ?? [], names, catalogue), [items, names, catalogue]);
  const control = useMemo(
    () => predefined && predefinedControl(predefined, options, fieldTypes),
    [predefined, options, fieldTypes],
  );
  const name = nameOf(predefined?.property ?? noProperty, structure, text);
  return { predefined, name, control, lacksItems: isChoice && items === null };
}

/** As long as the structure is not loaded, nobody knows whether the vault has the property. */
function nameOf(id: number, structure: VaultStructure | null, text: DisplayLocale['text']): string {
  if (id === noProperty) return text('admin.settings.predefinedNotChosen');
  if (structure === null) return text('admin.settings.propertyId', { id: String(id) });
  const property = structure.properties.find((one) => one.id === id);
  return property?.name ?? text('admin.settings.unknownId', { id: String(id) });
}
