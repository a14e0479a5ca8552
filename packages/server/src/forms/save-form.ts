import {
  checkForm,
  type Form,
  type Limits,
  type Problem,
  type SavedForm,
  type Settings,
  type User,
} from '@form-portal/domain';
import { checkIdentification } from '@form-portal/domain/edit';
import type { FormDraft } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { FormDraftStore } from './form-drafts.store.ts';
import type { FormsStore, RevisionReason } from './forms.store.ts';
import { prepareForStorage, type PrepareFormDeps } from './prepare-form.ts';

/** Somebody else has changed the form or its draft in the meantime. */
export interface SaveConflict {
  readonly kind: 'conflict';
  /** The version that would have been overwritten; null: they deleted it. */
  readonly stored: SavedForm | null;
  readonly published: SavedForm | null;
  readonly draft: FormDraft | null;
}

/** The result of saving: the form as it is now, or why it was not saved. */
export type SaveFormOutcome =
  | { readonly kind: 'saved'; readonly form: SavedForm }
  | { readonly kind: 'refused'; readonly problems: readonly [Problem, ...Problem[]] }
  | SaveConflict;

/** How a form is saved: by whom, why, and whether it overwrites a newer revision or draft, or a deletion. */
interface SaveRequest {
  readonly form: Form;
  /** Null for the portal itself. */
  readonly user: User | null;
  readonly reason: Exclude<RevisionReason, 'options'>;
  readonly newer: 'refuse' | 'overwrite';
  readonly ifDeleted: 'refuse' | 'store';
  /** The version of the draft that is published and removed, 0 when there is none; undefined: drafts are kept. */
  readonly draft?: number | undefined;
}

/** Dependencies of saving. */
export interface SaveFormDeps extends PrepareFormDeps {
  readonly database: Database<ServerTables>;
  readonly forms: FormsStore;
  readonly formDrafts: FormDraftStore;
  readonly audit: AuditEvents;
  readonly limits: Limits;
  readonly readSettings: () => Promise<Settings>;
  /** Whether Suomi.fi identification is configured. */
  readonly suomiFi: 'available' | 'unavailable';
}

/** Stores a form as a new revision, which visitors get when it is enabled, and removes the draft that it was published from. */
export async function saveForm(deps: SaveFormDeps, request: SaveRequest): Promise<SaveFormOutcome> {
  const { user, reason, draft } = request;
  const { suomifi } = await deps.readSettings();
  const prepared = await prepareForStorage(deps, request.form, (form) => [
    ...checkForm(form, suomifi, deps.limits),
    ...checkIdentification(form, deps.suomiFi),
  ]);
  if (!prepared.ok) return { kind: 'refused', problems: prepared.problems };
  const form = prepared.value;
  const { forms, formDrafts, audit } = deps;
  return deps.database.write(async (transaction): Promise<SaveFormOutcome> => {
    const stored = await forms.findForSaving(transaction, form.guid);
    const storedDraft = await formDrafts.findForSaving(transaction, form.guid);
    const conflict = (overwritten: SavedForm | undefined): SaveConflict => ({
      kind: 'conflict',
      stored: overwritten ?? null,
      published: stored ?? null,
      draft: storedDraft ?? null,
    });
    if (stored === undefined && request.ifDeleted === 'refuse') return conflict(undefined);
    if (request.newer === 'refuse') {
      if (draft !== undefined && (storedDraft?.version ?? 0) !== draft)
        return conflict(storedDraft?.form ?? stored);
      const isOlder =
        stored !== undefined && (await forms.hasChangedSince(transaction, form.guid, form.revision));
      if (isOlder) return conflict(stored);
    }
    const saved = await forms.save(transaction, form, { savedBy: user?.name ?? '', reason });
    if (draft !== undefined) await formDrafts.remove(transaction, form.guid);
    const record = reason === 'restore' ? audit.formRestored : audit.formSaved;
    await record(transaction, user, saved.guid, saved.revision);
    return { kind: 'saved', form: saved };
  });
}
