import { sameForm, type Catalogue, type FieldTypes, type Guid } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../db/tables.ts';
import { bindToVault, type BindingContext } from './bind-to-vault.ts';
import type { FormsStore } from './forms.store.ts';

/** Dependencies of the refresh. */
export interface RefreshOptionsDeps {
  readonly database: Database<ServerTables>;
  readonly forms: FormsStore;
  readonly fieldTypes: FieldTypes;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly structure: {
    readStructure(): Promise<BindingContext['structure']>;
    readonly listValueListItems: BindingContext['listValueListItems'];
  };
}

/**
 * Brings the options of every form up to date with the vault's value lists (specification D28 and D46). A changed form gets a
 * new revision, so that old submissions keep the options they were answered with. Returns the number of changed forms. What cannot
 * be refreshed holds up neither other fields nor other forms; its first error is thrown in the end.
 */
export async function refreshOptions(deps: RefreshOptionsDeps): Promise<number> {
  const { forms, structure, fieldTypes } = deps;
  const context: BindingContext = {
    structure: await structure.readStructure(),
    listValueListItems: structure.listValueListItems,
    catalogue: await deps.readCatalogue(),
    fieldTypes,
  };
  let changed = 0;
  const errors: unknown[] = [];
  for (const { guid } of await forms.list()) {
    try {
      const refreshed = await refreshForm(deps, context, guid);
      if (refreshed.isChanged) changed += 1;
      errors.push(...refreshed.errors);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return changed;
}

interface RefreshedForm {
  readonly isChanged: boolean;
  readonly errors: readonly Error[];
}

async function refreshForm(
  { database, forms }: RefreshOptionsDeps,
  context: BindingContext,
  guid: Guid,
): Promise<RefreshedForm> {
  const form = await forms.find(guid);
  if (form === undefined) return { isChanged: false, errors: [] };
  const { form: bound, unbound } = await bindToVault(form, context);
  const errors = unbound.map(({ error }) => error);
  if (sameForm(form, bound)) return { isChanged: false, errors };
  const isChanged = await database.write(async (transaction) => {
    const stored = await forms.findForSaving(transaction, guid);
    if (stored?.revision !== form.revision) return false;
    await forms.save(transaction, bound, { savedBy: '', reason: 'options' });
    return true;
  });
  return { isChanged, errors };
}
