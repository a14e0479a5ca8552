import { sameForm, type Catalogue, type FieldTypes } from '@form-portal/domain';
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
 * new revision, so that old submissions keep the options they were answered with. Returns the number of changed forms.
 */
export async function refreshOptions(deps: RefreshOptionsDeps): Promise<number> {
  const { database, forms, structure, fieldTypes } = deps;
  const context: BindingContext = {
    structure: await structure.readStructure(),
    listValueListItems: structure.listValueListItems,
    catalogue: await deps.readCatalogue(),
    fieldTypes,
  };
  let changed = 0;
  for (const form of await forms.listWhole()) {
    const bound = await bindToVault(form, context);
    if (sameForm(form, bound)) continue;
    changed += await database.write(async (transaction) => {
      const stored = await forms.findForSaving(transaction, form.guid);
      if (stored?.revision !== form.revision) return 0;
      await forms.save(transaction, bound, { savedBy: '', reason: 'options' });
      return 1;
    });
  }
  return changed;
}
