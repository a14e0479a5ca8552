import { failed, ok, parseGuid, type Guid, type SavedForm } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { confirmationFromWire, confirmationToWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import type { ConfirmationRulesStore } from './confirmation-rules.store.ts';

/** Dependencies of the calls. */
interface ConfirmationRouteDeps {
  readonly database: Database<SubmissionTables>;
  readonly confirmationRules: ConfirmationRulesStore;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly audit: Pick<AuditEvents, 'confirmationSaved'>;
}

const notFound = failed({ code: 'not-found' });

/** The confirmation that senders of a form get. */
export function confirmationRoutes({
  database,
  confirmationRules,
  findForm,
  audit,
}: ConfirmationRouteDeps): readonly BoundRoute[] {
  const formOf = async (id: string): Promise<Guid | undefined> => {
    const guid = parseGuid(id);
    return guid && (await findForm(guid))?.guid;
  };
  return [
    bindRoute(routes.readConfirmation, async ({ params }) => {
      const form = await formOf(params.id);
      return form === undefined ? notFound : ok(confirmationToWire(await confirmationRules.get(form)));
    }),
    bindRoute(routes.saveConfirmation, async ({ params, body, user }) => {
      const form = await formOf(params.id);
      if (form === undefined) return notFound;
      const wanted = confirmationFromWire(body);
      if (!wanted.ok) return wanted;
      await database.write(async (transaction) => {
        await confirmationRules.put(transaction, form, wanted.value);
        await audit.confirmationSaved(transaction, user, form);
      });
      return ok(confirmationToWire(wanted.value));
    }),
  ];
}
