import { isLookup, noProperty } from '@form-portal/domain';
import { checkMapping, type Finding } from '@form-portal/domain/edit';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { valueListItemsQuery } from '../../api/queries.ts';
import { useEditor } from '../editor-context.tsx';
import { useSettledForm } from '../use-settled-form.ts';
import type { Form, ValueListItem } from '@form-portal/domain';

/** The findings of the mapping check in the form as it is edited, errors first. Runs when typing pauses. */
export function useFindings(): readonly Finding[] {
  return useFindingsOf(useSettledForm());
}

/** The findings in a form. Value lists are fetched once, and those not loaded yet are not checked. */
export function useFindingsOf(form: Form): readonly Finding[] {
  const structure = useEditor((_, env) => env.structure);
  const catalogue = useEditor((_, env) => env.catalogue);
  const mapping = useEditor((_, env) => env.mapping);
  const suomiFi = useEditor((_, env) => env.suomiFi);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const language = useEditor((state) => state.language);
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  const items = useItems(form);
  return useMemo(() => {
    const site = { catalogue, mapping, suomiFi, defaultLanguage };
    return checkMapping(form, { structure, items, fieldTypes, language, ...site });
  }, [form, structure, items, catalogue, mapping, suomiFi, fieldTypes, language, defaultLanguage]);
}

/** The loaded items of every value list that the form uses, by property. */
function useItems(form: Form): ReadonlyMap<number, readonly ValueListItem[]> {
  const properties = useMemo(
    () => [
      ...new Set(
        [...form.fields, ...form.predefinedFields]
          .filter(({ property, dataType }) => property !== noProperty && isLookup(dataType))
          .map(({ property }) => property),
      ),
    ],
    [form],
  );
  const { lists } = useQueries({
    queries: properties.map((property) => valueListItemsQuery(property)),
    combine: (results) => ({ lists: results.map(({ data }) => data) }),
  });
  return useMemo(() => {
    const itemsByProperty = new Map<number, readonly ValueListItem[]>();
    properties.forEach((property, index) => {
      const items = lists[index];
      if (items !== undefined) itemsByProperty.set(property, items);
    });
    return itemsByProperty;
  }, [properties, lists]);
}
