import { routes } from '@form-portal/domain/api';
import { submissionRulesToWire } from '@form-portal/domain/wire';
import { call } from '../../../api/call.ts';
import { rulesDraft, typedRules } from './rules-draft.ts';
import { rulesQuery } from './rules-query.ts';
import type { SubmissionRules } from '@form-portal/domain';
import type { FormPolicy } from '../policies/form-policy.ts';

/** How long submissions are kept, and who is notified of them. */
export const retentionPolicy: FormPolicy<'retention', SubmissionRules> = {
  name: 'retention',
  queryKey: (form) => rulesQuery(form).queryKey,
  draftOf: rulesDraft,
  valueOf: typedRules,
  send: (form, rules) =>
    call(routes.saveSubmissionRules, { params: { id: form }, body: submissionRulesToWire(rules) }),
  savedKey: 'admin.settings.retentionSaved',
};
