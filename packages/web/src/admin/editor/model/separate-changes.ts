import type { ConfirmationRules } from '@form-portal/domain';
import type { UnsavedChanges } from '../../unsaved-changes/unsaved-changes.ts';
import type { OpeningDraft, RulesDraft } from './separate-drafts.ts';

/** What is typed in the settings that stand beside the form, each saved on its own. */
export interface SeparateDrafts {
  readonly opening: OpeningDraft;
  readonly confirmation: ConfirmationRules;
  readonly retention: RulesDraft;
}

/** A section of the settings that is saved on its own. */
export type SeparateSection = keyof SeparateDrafts;

/** The unsaved changes of every section; null: a section has none. They outlive the tab that shows them. */
export type SeparateChanges = {
  readonly [Section in SeparateSection]: UnsavedChanges<SeparateDrafts[Section]> | null;
};

export const noSeparateChanges: SeparateChanges = { opening: null, confirmation: null, retention: null };

/** Whether any section has unsaved changes. */
export function hasSeparateChanges(changes: SeparateChanges): boolean {
  return Object.values(changes).some((change) => change !== null);
}
