import { findField, isLookup, noProperty, optionsFromItems } from '@form-portal/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useValueListItems, valueListItemsQuery } from '../../api/queries.ts';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { loadOptionsCommand } from '../model/commands/field/load-options.ts';
import type { Guid, ValueListItem } from '@form-portal/domain';
import type { OptionsState } from '@form-portal/field-types/editor-ui';

/** The loading state of a field's options. */
export interface FieldOptions {
  readonly options: OptionsState;
  readonly reload: () => void;
}

/**
 * Loads the options of a field from its property's value list: automatically when it has none, and by `reload` at any time
 * (specification §4, Form editor). Nothing else replaces options; the mapping check finds outdated ones.
 */
export function useFieldOptions(guid: Guid): FieldOptions {
  const store = useEditorStore();
  const property = useEditor(({ form }, env) => {
    const field = findField(form, guid);
    if (field === undefined || !env.fieldTypes.get(field.type).usesOptions) return null;
    return field.property !== noProperty && isLookup(field.dataType) ? field.property : null;
  });
  const isEmpty = useEditor(({ form }) => findField(form, guid)?.options.length === 0);
  const hasStructure = useEditor((_, env) => env.structure !== null);
  const client = useQueryClient();
  const { items, error, loading } = useValueListItems(property);

  const applyOptions = useCallback(
    (loaded: readonly ValueListItem[]) => {
      const { structure, catalogue } = store.env();
      if (structure === null || property === null) return;
      const list = structure.properties.find(({ id }) => id === property)?.valueList ?? null;
      const names = list === null ? undefined : structure.itemNames[list];
      store.run(loadOptionsCommand(guid, { property, options: optionsFromItems(loaded, names, catalogue) }));
    },
    [store, guid, property],
  );

  useEffect(() => {
    if (!isEmpty || !hasStructure || property === null) return;
    // The field gets them even if the panel closes in the meantime; a failure is reported through `error`.
    client.ensureQueryData(valueListItemsQuery(property)).then(applyOptions, () => undefined);
  }, [isEmpty, hasStructure, property, items, client, applyOptions]);

  return {
    options: property === null ? 'unbound' : stateOf(loading, error !== null),
    reload: () => void reload(),
  };

  async function reload(): Promise<void> {
    if (property === null) return;
    try {
      applyOptions(await client.fetchQuery({ ...valueListItemsQuery(property), staleTime: 0 }));
    } catch {
      // Reported through `error`, which belongs to the same query.
    }
  }
}

function stateOf(loading: boolean, failed: boolean): OptionsState {
  if (loading) return 'loading';
  return failed ? 'failed' : 'loaded';
}
