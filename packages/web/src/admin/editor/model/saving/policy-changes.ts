import type { ConfirmationRules } from '@form-portal/domain';
import type { UnsavedChanges } from '../../../unsaved-changes/unsaved-changes.ts';
import type { OpeningDraft, RulesDraft } from './policy-drafts.ts';

/** The policies of a form as they are typed; each is saved on its own, apart from the form. */
export interface PolicyDrafts {
  readonly opening: OpeningDraft;
  readonly confirmation: ConfirmationRules;
  readonly retention: RulesDraft;
}

/** Names a policy. */
export type PolicyName = keyof PolicyDrafts;

/** The unsaved changes of every policy; null: it has none. They outlive the tab that shows them. */
export type PolicyChanges = {
  readonly [Name in PolicyName]: UnsavedChanges<PolicyDrafts[Name]> | null;
};

export const noPolicyChanges: PolicyChanges = { opening: null, confirmation: null, retention: null };

/** Whether any policy has unsaved changes. */
export function hasPolicyChanges(changes: PolicyChanges): boolean {
  return Object.values(changes).some((change) => change !== null);
}
