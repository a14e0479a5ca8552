import type { FieldTypes, Form, NewGuid, SavedForm } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { bindToVault, type BindingContext } from '../../forms/bind-to-vault.ts';
import type { ServerTables } from '../../db/tables.ts';
import type { SiteServices } from '../compose-site.ts';

interface Deps extends Pick<SiteServices, 'documents' | 'forms' | 'structure' | 'readCatalogue'> {
  readonly database: Database<ServerTables>;
  readonly fieldTypes: FieldTypes;
  readonly newGuid: NewGuid;
}

/**
 * Publishes the sample forms on a database that has never held a form (specification D29), all or none; returns false otherwise.
 * Processes that start at the same moment publish them once.
 */
export async function publishSamples(deps: Deps, samples: readonly Form[]): Promise<boolean> {
  const { database, documents, forms, structure, readCatalogue, fieldTypes } = deps;
  if ((await documents.versions()).forms > 0) return false;
  const context: BindingContext = {
    structure: await structure.readStructure(),
    listValueListItems: structure.listValueListItems,
    catalogue: await readCatalogue(),
    fieldTypes,
  };
  const bound = await Promise.all(samples.map((form) => bindToVault(withGuid(form, deps), context)));
  return database.write(async (transaction) => {
    if ((await documents.save(transaction, 'forms', '')) !== 1) return false;
    for (const form of bound) await forms.save(transaction, form, { savedBy: '', reason: 'sample' });
    return true;
  });
}

function withGuid(form: Form, { newGuid }: Deps): SavedForm {
  return { ...form, guid: form.guid ?? newGuid() };
}
