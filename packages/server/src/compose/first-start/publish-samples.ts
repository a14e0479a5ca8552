import type { Form, SavedForm } from '@form-portal/domain';
import { bindToVault, type FormSurroundings } from '../../forms/bind-to-vault.ts';
import type { SaveFormDeps } from '../../forms/save-form.ts';
import type { SiteParts } from '../compose-site.ts';

type Deps = SaveFormDeps & Pick<SiteParts, 'documents'>;

/**
 * Publishes the sample forms on a database that never held a form (specification D29), all of them or none; false when it did. Processes
 * that start at the same moment publish them once.
 */
export async function publishSamples(deps: Deps, samples: readonly Form[]): Promise<boolean> {
  const { database, documents, forms } = deps;
  if ((await documents.versions()).forms > 0) return false;
  const around: FormSurroundings = {
    structure: await deps.structure.readStructure(),
    listValueListItems: deps.structure.listValueListItems,
    catalogue: await deps.readCatalogue(),
    fieldTypes: deps.fieldTypes,
  };
  const bound = await Promise.all(samples.map((form) => bindToVault(withGuid(form, deps), around)));
  return database.write(async (transaction) => {
    if ((await documents.save(transaction, 'forms', '')) !== 1) return false;
    for (const form of bound) await forms.save(transaction, form, { savedBy: '', reason: 'sample' });
    return true;
  });
}

function withGuid(form: Form, { newGuid }: Deps): SavedForm {
  return { ...form, guid: form.guid ?? newGuid() };
}
