import { routes } from '@form-portal/domain/api';
import { submissionRulesToWire } from '@form-portal/domain/wire';
import { call } from '../../../api/call.ts';
import { draftOf, rulesOf } from './rules-draft.ts';
import { rulesQuery } from './rules-query.ts';
import type { SubmissionRules } from '@form-portal/domain';
import type { SeparateSetting } from '../separate/separate-setting.ts';

/** How long submissions are kept, and who is notified of them. */
export const retentionSetting: SeparateSetting<'retention', SubmissionRules> = {
  section: 'retention',
  queryKey: (form) => rulesQuery(form).queryKey,
  draftOf,
  valueOf: rulesOf,
  send: (form, rules) =>
    call(routes.saveSubmissionRules, { params: { id: form }, body: submissionRulesToWire(rules) }),
  savedKey: 'admin.settings.retentionSaved',
};
