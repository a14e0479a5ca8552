import type { FieldTypes, Form, NewGuid, SavedForm } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { siteToday } from '../../form-logic/site-today.ts';
import { bindToVault, type BindingContext } from '../../forms/bind-to-vault.ts';
import type { ServerTables } from '../../db/tables.ts';
import type { Sample } from '../../samples/define-sample.ts';
import type { SiteServices } from '../compose-site.ts';

interface Deps extends Pick<
  SiteServices,
  'documents' | 'forms' | 'openings' | 'structure' | 'readCatalogue'
> {
  readonly database: Database<ServerTables>;
  readonly fieldTypes: FieldTypes;
  readonly newGuid: NewGuid;
  readonly now: () => Date;
  readonly timeZone: string;
}

/**
 * Publishes the sample forms on a database that has never held a form (specification D29), all or none; returns false otherwise.
 * Processes that start at the same moment publish them once.
 */
export async function publishSamples(deps: Deps, samples: readonly Sample[]): Promise<boolean> {
  const { database, documents, forms, openings, structure, readCatalogue, fieldTypes } = deps;
  if ((await documents.versions()).forms > 0) return false;
  const context: BindingContext = {
    structure: await structure.readStructure(),
    listValueListItems: structure.listValueListItems,
    catalogue: await readCatalogue(),
    fieldTypes,
  };
  const today = siteToday(deps);
  const bound = await Promise.all(
    samples.map(async ({ form, opening }) => ({
      form: await bindWhole(withGuid(form, deps), context),
      opening: opening?.(today),
    })),
  );
  return database.write(async (transaction) => {
    if ((await documents.save(transaction, 'forms', '')) !== 1) return false;
    for (const { form, opening } of bound) {
      await forms.save(transaction, form, { savedBy: '', reason: 'sample' });
      if (opening) await openings.put(transaction, form.guid, opening);
    }
    return true;
  });
}

async function bindWhole(form: SavedForm, context: BindingContext): Promise<SavedForm> {
  const { form: bound, unbound } = await bindToVault(form, context);
  if (unbound[0] !== undefined) throw unbound[0].error;
  return bound;
}

function withGuid(form: Form, { newGuid }: Deps): SavedForm {
  return { ...form, guid: form.guid ?? newGuid() };
}
