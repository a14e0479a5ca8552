import { failed, ok, parseGuid, type Guid, type SavedForm } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { submissionRulesFromWire, submissionRulesToWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import type { SubmissionRulesStore } from './submission-rules.store.ts';

/** Dependencies of the calls. */
interface SubmissionRulesDeps {
  readonly database: Database<SubmissionTables>;
  readonly rules: SubmissionRulesStore;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly audit: Pick<AuditEvents, 'submissionRulesSaved'>;
  readonly now: () => Date;
}

const notFound = failed({ code: 'not-found' });

/** How long submissions of a form are kept, and who gets notices of new ones. */
export function submissionRulesRoutes(deps: SubmissionRulesDeps): readonly BoundRoute[] {
  const { database, rules, audit, now } = deps;
  const formOf = async (id: string): Promise<Guid | undefined> => {
    const guid = parseGuid(id);
    return guid && (await deps.findForm(guid))?.guid;
  };
  return [
    bindRoute(routes.readSubmissionRules, async ({ params }) => {
      const form = await formOf(params.id);
      return form === undefined ? notFound : ok(submissionRulesToWire(await rules.get(form)));
    }),
    bindRoute(routes.saveSubmissionRules, async ({ params, body, user }) => {
      const form = await formOf(params.id);
      if (form === undefined) return notFound;
      const newRules = submissionRulesFromWire(body);
      if (!newRules.ok) return newRules;
      await database.write(async (transaction) => {
        await rules.put(transaction, form, newRules.value, now().toISOString());
        await audit.submissionRulesSaved(transaction, user, form);
      });
      return ok(submissionRulesToWire(newRules.value));
    }),
  ];
}
