import {
  dataTypes,
  failed,
  noProperty,
  ok,
  type Catalogue,
  type FieldTypes,
  type Form,
  type Guid,
  type NewGuid,
  type Problem,
  type Result,
  type SavedForm,
  type VaultStructure,
} from '@form-portal/domain';
import { VaultError } from '@form-portal/vault';
import { unlessUnreachable } from '../unless-unreachable.ts';
import { bindToVault, type BindingContext, type UnboundField } from './bind-to-vault.ts';
import { checkVaultCompatibility } from './check-vault-compatibility.ts';

/** Dependencies of preparing. */
export interface PrepareFormDeps {
  readonly newGuid: NewGuid;
  readonly fieldTypes: FieldTypes;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly structure: {
    readStructure(): Promise<BindingContext['structure']>;
    readonly listValueListItems: BindingContext['listValueListItems'];
  };
}

/**
 * Checks a form and brings it up to date with the vault, so that it can be stored (specification §5, specification D24). A form without
 * a GUID gets one. Problem codes: those of `check` and of `checkVaultCompatibility`, and `request.invalid` with the GUID of a field
 * whose value list the vault refuses or has more items than a form can hold.
 */
export async function prepareForStorage(
  deps: PrepareFormDeps,
  form: Form,
  check: (form: Form) => readonly Problem[],
): Promise<Result<SavedForm>> {
  const normalised = normaliseForm(form, deps);
  // While the vault cannot be reached, forms are saved as received: the next refresh of the options corrects them.
  const structure = await unlessUnreachable(() => deps.structure.readStructure(), null);
  const [problem, ...others] = [
    ...check(normalised),
    ...(structure === null ? [] : checkVaultCompatibility(normalised, structure, deps.fieldTypes)),
  ];
  if (problem !== undefined) return failed(problem, ...others);
  return structure === null ? ok(normalised) : bind(normalised, structure, deps);
}

function normaliseForm(form: Form, { newGuid, fieldTypes }: PrepareFormDeps): SavedForm {
  const guid: Guid = form.guid ?? newGuid();
  const fields = form.fields.map((field) => ({
    ...field,
    // Only a property has a data type (specification §4); it is read from the vault below.
    dataType: field.property === noProperty ? dataTypes.uninitialized : field.dataType,
    settings: fieldTypes.get(field.type).settings.normalise(field.settings),
  }));
  return { ...form, guid, fields };
}

async function bind(
  form: SavedForm,
  structure: VaultStructure,
  { structure: { listValueListItems }, readCatalogue, fieldTypes }: PrepareFormDeps,
): Promise<Result<SavedForm>> {
  const context = { structure, listValueListItems, catalogue: await readCatalogue(), fieldTypes };
  const bound = await bindToVault(form, context);
  const [problem, ...others] = bound.unbound
    .filter(isLasting)
    .map(({ field: { guid, property } }): Problem => ({
      code: 'request.invalid',
      path: guid,
      params: { property },
    }));
  return problem === undefined ? ok(bound.form) : failed(problem, ...others);
}

/** Whether no later refresh would give the field its options. */
function isLasting({ error }: UnboundField): boolean {
  return !(error instanceof VaultError && error.retryable);
}
