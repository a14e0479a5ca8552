import { sameContent } from '@form-portal/domain';
import type { ChangeRules } from '../../unsaved-changes/unsaved-changes.ts';

/** The rules for unsaved changes of structure elements, which have no revisions: the last save wins. */
export const draftRules = {
  isSame: sameContent,
  rebase: <Draft>(current: Draft) => current,
} satisfies ChangeRules<unknown>;
