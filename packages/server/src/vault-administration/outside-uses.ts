import type {
  Catalogue,
  Form,
  SavedForm,
  Settings,
  VaultProperty,
  VaultThingRef,
  VaultUse,
} from '@form-portal/domain';

/** Where things of the vault are named outside of it. */
export interface OutsideUsesDeps {
  readonly forms: { listWhole(): Promise<readonly SavedForm[]> };
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
}

/** Where forms, the site's settings and its languages use a thing of the vault that has these properties. */
export async function listOutsideUses(
  deps: OutsideUsesDeps,
  thing: VaultThingRef,
  properties: readonly VaultProperty[],
): Promise<readonly VaultUse[]> {
  const lookups = properties.filter(({ valueList }) => valueList === thing.list).map(({ id }) => id);
  const forms = await deps.forms.listWhole();
  return [
    ...forms
      .filter((form) => formUses(form, thing, lookups))
      .map(({ guid, name }): VaultUse => ({ kind: 'form', guid, name })),
    ...mappingUses(await deps.readSettings(), thing),
    ...languageUses(await deps.readCatalogue(), thing),
  ];
}

/** An item is used where a form sets it itself; offering it to visitors is no use: options come and go (specification D28). */
function formUses(form: Form, { kind, id }: VaultThingRef, lookups: readonly number[]): boolean {
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

function mappingUses({ suomifi }: Settings, { kind, id }: VaultThingRef): readonly VaultUse[] {
  const isMapped = Object.values(suomifi.properties).includes(id);
  return kind === 'property' && isMapped ? [{ kind: 'identity-mapping' }] : [];
}

function languageUses(catalogue: Catalogue, { kind, id }: VaultThingRef): readonly VaultUse[] {
  if (kind !== 'language') return [];
  return Object.entries(catalogue)
    .filter(([, { translationId }]) => translationId === id)
    .map(([code, { name }]) => ({ kind: 'portal-language', code, name }));
}
