import { sameForm, type Form } from '@form-portal/domain';

/** What the server stores of a form (specification D52). */
export interface StoredVersions {
  /** The form that visitors get when it is enabled; null: it was never published. */
  readonly published: Form | null;
  /** The saved draft; null: there is none. */
  readonly draft: SavedDraft | null;
}

/** A saved draft. */
export interface SavedDraft {
  /** Identifies the save, so that a newer one of somebody else is noticed. */
  readonly version: number;
  /** Name of the administrator. */
  readonly savedBy: string;
}

/** What a save stores: the draft, or the form that visitors get. */
export type SaveTarget = 'draft' | 'published';

/** Nothing is stored. */
export const nothingStored: StoredVersions = { published: null, draft: null };

/** Whether the form was ever saved. */
export function isStored({ published, draft }: StoredVersions): boolean {
  return published !== null || draft !== null;
}

/** Whether visitors can open the form now. */
export function isLive({ published }: StoredVersions): boolean {
  return published?.enabled ?? false;
}

/** Whether a form differs from the one that visitors get, as it is edited or as a draft. */
export function hasUnpublishedChanges(form: Form, { published }: StoredVersions): boolean {
  return published === null || !sameForm(form, published);
}

/** Whether there is a draft, saved or not: something other than what visitors get. */
export function hasDraft(form: Form, versions: StoredVersions): boolean {
  return versions.draft !== null || hasUnpublishedChanges(form, versions);
}

/**
 * The form as publishing stores it. Publishing enables a form that visitors cannot open; one that they can open is closed
 * to them when it is not enabled.
 */
export function asPublished(form: Form, versions: StoredVersions): Form {
  return form.enabled || isLive(versions) ? form : { ...form, enabled: true };
}
