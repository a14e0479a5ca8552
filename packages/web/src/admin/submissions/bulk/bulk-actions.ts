import { isRemovable } from '@form-portal/domain';
import { deliverNow, removeSubmission } from '../submission-queries.ts';
import type { SubmissionRow } from '../submissions.wire.ts';

/** An action on several submissions. */
export interface BulkAction {
  /** Label of its button, with `n`. */
  readonly labelKey: string;
  /** Title while it runs. */
  readonly titleKey: string;
  /** Its result, with `n`. */
  readonly doneKey: string;
  /** Whether it can be applied to a submission; the others are left as they are. */
  readonly appliesTo: (row: SubmissionRow) => boolean;
  readonly apply: (row: SubmissionRow) => Promise<unknown>;
}

/** The actions: the same that the open submission has. */
export const bulkActions = {
  deliver: {
    labelKey: 'admin.submissions.bulkDeliver',
    titleKey: 'admin.submissions.bulkDelivering',
    doneKey: 'admin.submissions.sentAgain',
    appliesTo: ({ status, test }) => status !== 'delivered' && test !== 'keep',
    apply: ({ guid }) => deliverNow(guid),
  },
  remove: {
    labelKey: 'admin.submissions.bulkRemove',
    titleKey: 'admin.submissions.bulkRemoving',
    doneKey: 'admin.submissions.bulkRemoved',
    appliesTo: isRemovable,
    apply: ({ guid }) => removeSubmission(guid),
  },
} as const satisfies Readonly<Record<string, BulkAction>>;

/** The name of an action. */
export type BulkActionName = keyof typeof bulkActions;
