import { findField, isLookup, noProperty, optionsFromItems } from '@form-portal/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useValueListItems, valueListItemsQuery } from '../../api/queries.ts';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { loadOptionsCommand } from '../model/commands/load-options.ts';
import type { Guid, ValueListItem } from '@form-portal/domain';
import type { OptionsState } from '@form-portal/field-types/editor-ui';

/** The options of a field as its panel shows them. */
export interface FieldOptions {
  readonly options: OptionsState;
  readonly reload: () => void;
}

/**
 * Brings the options of a field out of its property's value list: by itself as soon as it has none, and by `reload` at any time
 * (specification §4, Form editor). Nothing else replaces options: what drifted is found by the mapping check.
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

  const put = useCallback(
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
    // They come to the field also when it is left meanwhile; what goes wrong is told by `error`.
    client.ensureQueryData(valueListItemsQuery(property)).then(put, () => undefined);
  }, [isEmpty, hasStructure, property, items, client, put]);

  return {
    options: property === null ? 'unbound' : stateOf(loading, error !== null),
    reload: () => void reload(),
  };

  async function reload(): Promise<void> {
    if (property === null) return;
    try {
      put(await client.fetchQuery({ ...valueListItemsQuery(property), staleTime: 0 }));
    } catch {
      // What went wrong is told by `error`, which stands on the same query.
    }
  }
}

function stateOf(loading: boolean, failed: boolean): OptionsState {
  if (loading) return 'loading';
  return failed ? 'failed' : 'loaded';
}
