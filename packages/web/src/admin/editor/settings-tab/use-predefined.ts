import { isLookup, optionsFromItems } from '@form-portal/domain';
import { predefinedControl } from '@form-portal/domain/edit';
import { useMemo } from 'react';
import { useValueListItems } from '../../api/queries.ts';
import { useEditor } from '../editor-context.tsx';
import type { Guid, PredefinedField, VaultProperty } from '@form-portal/domain';
import type { PredefinedControl } from '@form-portal/domain/edit';

/** A predefined field as its row shows it. */
export interface Predefined {
  readonly predefined: PredefinedField | undefined;
  /** Undefined: not chosen, not loaded, or gone from the vault. */
  readonly property: VaultProperty | undefined;
  /** Undefined: no control writes values of its data type. */
  readonly control: PredefinedControl | undefined;
}

/** A predefined field with its property, and with the control of its data type; lookups get the items of their value list. */
export function usePredefined(guid: Guid): Predefined {
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
  return { predefined, property, control };
}
