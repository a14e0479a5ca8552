import { sameContent } from '@form-portal/domain';
import type { ChangeRules } from '../../unsaved-changes/unsaved-changes.ts';

/** Unsaved changes of the vault's structure, which has no revisions: the last save wins. */
export const draftRules = {
  isSame: sameContent,
  rebase: <Draft>(current: Draft) => current,
} satisfies ChangeRules<unknown>;
