import { failed, ok, parseGuid, type Guid, type SavedForm } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { formOpeningFromWire, formOpeningToWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import type { FormOpeningStore } from './form-openings.store.ts';

/** Dependencies of the calls. */
interface FormOpeningDeps {
  readonly database: Database<ServerTables>;
  readonly openings: FormOpeningStore;
  /** Any form that is stored, published or a draft. */
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly audit: Pick<AuditEvents, 'formOpeningSaved'>;
}

const notFound = failed({ code: 'not-found' });

/** When a form takes answers, and how many. */
export function formOpeningRoutes({
  database,
  openings,
  findForm,
  audit,
}: FormOpeningDeps): readonly BoundRoute[] {
  const formOf = async (id: string): Promise<Guid | undefined> => {
    const guid = parseGuid(id);
    return guid && (await findForm(guid))?.guid;
  };
  return [
    bindRoute(routes.readFormOpening, async ({ params }) => {
      const form = await formOf(params.id);
      return form === undefined ? notFound : ok(formOpeningToWire(await openings.get(form)));
    }),
    bindRoute(routes.saveFormOpening, async ({ params, body, user }) => {
      const form = await formOf(params.id);
      if (form === undefined) return notFound;
      const opening = formOpeningFromWire(body);
      if (!opening.ok) return opening;
      await database.write(async (transaction) => {
        await openings.put(transaction, form, opening.value);
        await audit.formOpeningSaved(transaction, user, form);
      });
      return ok(formOpeningToWire(opening.value));
    }),
  ];
}
