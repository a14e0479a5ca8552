import { isLookup, noProperty, optionsFromItems } from '@form-portal/domain';
import { predefinedControl } from '@form-portal/domain/edit';
import { useMemo } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useValueListItems } from '../../../api/queries.ts';
import { useEditor } from '../../editor-context.tsx';
import { propertyName } from '../../property-name.ts';
import type { Guid, PredefinedField } from '@form-portal/domain';
import type { PredefinedControl } from '@form-portal/domain/edit';

/** A predefined field with the data that its row needs. */
export interface PredefinedFieldData {
  readonly predefined: PredefinedField | undefined;
  /** The name of its property, or a text that says why there is none. */
  readonly name: string;
  /** Undefined: there is no control for its data type. */
  readonly control: PredefinedControl | undefined;
  /** Whether it needs the items of a value list that are not loaded. */
  readonly lacksItems: boolean;
}

/** A predefined field with its property's name and its control; lookups get the items of their value list as options. */
export function usePredefinedField(guid: Guid): PredefinedFieldData {
  const { text } = useI18n();
  const predefined = useEditor(({ form }) => form.predefinedFields.find((field) => field.guid === guid));
  const structure = useEditor((_, env) => env.structure);
  const catalogue = useEditor((_, env) => env.catalogue);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const needsItems = predefined !== undefined && isLookup(predefined.dataType);
  const { items } = useValueListItems(needsItems ? predefined.property : null);
  const property = structure?.properties.find(({ id }) => id === predefined?.property);
  const names = structure?.itemNames[property?.valueList ?? -1];
  const options = useMemo(() => optionsFromItems(items ?? [], names, catalogue), [items, names, catalogue]);
  const control = useMemo(
    () => predefined && predefinedControl(predefined, options, fieldTypes),
    [predefined, options, fieldTypes],
  );
  const name = propertyName(predefined?.property ?? noProperty, structure, text);
  return { predefined, name, control, lacksItems: needsItems && items === null };
}
