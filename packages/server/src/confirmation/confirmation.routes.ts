import {
  failed,
  ok,
  parseGuid,
  takesConfirmations,
  type ConfirmationRules,
  type FieldTypes,
  type Guid,
  type SavedForm,
} from '@form-portal/domain';
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
  /** The published form and its draft; empty when there is neither. */
  readonly findVersions: (form: Guid) => Promise<readonly SavedForm[]>;
  readonly audit: Pick<AuditEvents, 'confirmationSaved'>;
  readonly fieldTypes: FieldTypes;
}

const notFound = failed({ code: 'not-found' });

/** The confirmation that senders of a form get. */
export function confirmationRoutes({
  database,
  confirmationRules,
  findVersions,
  audit,
  fieldTypes,
}: ConfirmationRouteDeps): readonly BoundRoute[] {
  const versionsOf = async (id: string): Promise<readonly SavedForm[]> => {
    const guid = parseGuid(id);
    return guid === undefined ? [] : findVersions(guid);
  };
  return [
    bindRoute(routes.readConfirmation, async ({ params }) => {
      const [form] = await versionsOf(params.id);
      return form === undefined ? notFound : ok(confirmationToWire(await confirmationRules.get(form.guid)));
    }),
    bindRoute(routes.saveConfirmation, async ({ params, body, user }) => {
      const versions = await versionsOf(params.id);
      const [form] = versions;
      if (form === undefined) return notFound;
      const rules = confirmationFromWire(body);
      if (!rules.ok) return rules;
      if (!canReach(rules.value, versions, fieldTypes))
        return failed({ code: 'form.confirmation-field', path: 'Field' });
      await database.write(async (transaction) => {
        await confirmationRules.put(transaction, form.guid, rules.value);
        await audit.confirmationSaved(transaction, user, form.guid);
      });
      return ok(confirmationToWire(rules.value));
    }),
  ];
}

/** Whether any version of the form asks for the address: fields that the draft adds and fields that it removes both count. */
function canReach(
  { to }: ConfirmationRules,
  versions: readonly SavedForm[],
  fieldTypes: FieldTypes,
): boolean {
  if (to?.kind !== 'field') return true;
  return versions.some(({ fields }) =>
    fields.some((field) => field.guid === to.field && takesConfirmations(field, fieldTypes)),
  );
}
