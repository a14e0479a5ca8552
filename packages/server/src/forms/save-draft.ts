import {
  checkDraft,
  type Form,
  type Guid,
  type Problem,
  type SavedForm,
  type User,
} from '@form-portal/domain';
import type { FormDraft } from '@form-portal/domain/wire';
import { prepareForStorage } from './prepare-form.ts';
import type { SaveConflict, SaveFormDeps } from './save-form.ts';

/** The result of saving a draft: the draft as it is now, or why it was not saved. */
export type SaveDraftOutcome =
  | { readonly kind: 'saved'; readonly draft: FormDraft }
  | { readonly kind: 'refused'; readonly problems: readonly [Problem, ...Problem[]] }
  | SaveConflict;

/** How a draft is saved, and whether it overwrites later changes by others. */
interface SaveDraftRequest {
  /** Its revision is that of the published form it is based on. */
  readonly form: Form & { readonly guid: Guid };
  readonly user: User | null;
  readonly newer: 'refuse' | 'overwrite';
  /** The version of the draft that it replaces, 0 for none; undefined: any. */
  readonly replaces: number | undefined;
}

/** Stores the draft of a form; the published form does not change (specification D52). */
export async function saveDraft(deps: SaveFormDeps, request: SaveDraftRequest): Promise<SaveDraftOutcome> {
  const { user, replaces, newer } = request;
  const prepared = await prepareForStorage(deps, request.form, (form) => checkDraft(form, deps.limits));
  if (!prepared.ok) return { kind: 'refused', problems: prepared.problems };
  const form = prepared.value;
  const { forms, formDrafts, audit } = deps;
  return deps.database.write(async (transaction): Promise<SaveDraftOutcome> => {
    const published = await forms.findForSaving(transaction, form.guid);
    const storedDraft = await formDrafts.findForSaving(transaction, form.guid);
    if (newer === 'refuse') {
      const isOtherDraft = replaces !== undefined && replaces !== (storedDraft?.version ?? 0);
      const isDeleted = published === undefined && form.revision > 0;
      const isOlder =
        published !== undefined && (await forms.hasChangedSince(transaction, form.guid, form.revision));
      if (isOtherDraft || isDeleted || isOlder) {
        const stored = (isOtherDraft ? storedDraft?.form : undefined) ?? published ?? null;
        return { kind: 'conflict', stored, published: published ?? null, draft: storedDraft ?? null };
      }
    }
    const draft = await formDrafts.save(transaction, basedOn(published, form), user?.name ?? '');
    await audit.formDraftSaved(transaction, user, form.guid);
    return { kind: 'saved', draft };
  });
}

/** A draft based on the currently published form; a form that was never published is disabled. */
function basedOn(published: SavedForm | undefined, form: SavedForm): SavedForm {
  if (published === undefined) return { ...form, revision: 0, enabled: false };
  return { ...form, revision: published.revision };
}
