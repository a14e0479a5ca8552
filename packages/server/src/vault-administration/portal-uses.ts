import type {
  Catalogue,
  Form,
  SavedForm,
  Settings,
  VaultProperty,
  StructureElementRef,
  VaultUse,
} from '@form-portal/domain';

/** Dependencies of listing the portal's own uses of structure elements. */
export interface PortalUsesDeps {
  readonly forms: { listWhole(): Promise<readonly SavedForm[]> };
  readonly formDrafts: { list(): Promise<readonly { readonly form: SavedForm }[]> };
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
}

/** The uses of a structure element by forms and their drafts, the site's settings and its languages. `properties` are those of the vault. */
export async function listPortalUses(
  deps: PortalUsesDeps,
  element: StructureElementRef,
  properties: readonly VaultProperty[],
): Promise<readonly VaultUse[]> {
  const lookups = properties.filter(({ valueList }) => valueList === element.list).map(({ id }) => id);
  const drafts = (await deps.formDrafts.list()).map(({ form }) => form);
  const using = [...drafts, ...(await deps.forms.listWhole())].filter((form) =>
    formUses(form, element, lookups),
  );
  // A form and its draft are one use, under the name that visitors see.
  const forms = new Map(using.map((form) => [form.guid, form]));
  return [
    ...[...forms.values()].map(({ guid, name }): VaultUse => ({ kind: 'form', guid, name })),
    ...mappingUses(await deps.readSettings(), element),
    ...languageUses(await deps.readCatalogue(), element),
  ];
}

/** An item is used when a form sets it; offering it to visitors does not count, since options may disappear (specification D28). */
function formUses(form: Form, { kind, id }: StructureElementRef, lookups: readonly number[]): boolean {
  switch (kind) {
    case 'object-type':
      return form.objectType === id;
    case 'class':
      return form.class === id;
    case 'property':
      return [...form.fields, ...form.predefinedFields].some(({ property }) => property === id);
    case 'item':
      return form.predefinedFields.some(
        ({ property, value }) => lookups.includes(property) && [value?.value].flat().includes(id),
      );
    case 'value-list':
    case 'language':
    case 'user':
      return false;
  }
}

function mappingUses({ suomifi }: Settings, { kind, id }: StructureElementRef): readonly VaultUse[] {
  const isMapped = Object.values(suomifi.properties).includes(id);
  return kind === 'property' && isMapped ? [{ kind: 'identity-mapping' }] : [];
}

function languageUses(catalogue: Catalogue, { kind, id }: StructureElementRef): readonly VaultUse[] {
  if (kind !== 'language') return [];
  return Object.entries(catalogue)
    .filter(([, { translationId }]) => translationId === id)
    .map(([code, { name }]) => ({ kind: 'portal-language', code, name }));
}
