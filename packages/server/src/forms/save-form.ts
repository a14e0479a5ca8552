import {
  checkForm,
  type Catalogue,
  type FieldTypes,
  type Form,
  type NewGuid,
  type Problem,
  type SavedForm,
  type Settings,
  type User,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { VaultError } from '@form-portal/vault';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { bindToVault, type FormSurroundings } from './bind-to-vault.ts';
import type { FormStore, RevisionReason } from './forms.store.ts';

/** What came of saving: the form as it is now, why it was refused, or the form somebody else saved meanwhile. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly form: SavedForm }
  | { readonly kind: 'refused'; readonly problems: readonly [Problem, ...Problem[]] }
  | { readonly kind: 'conflict'; readonly stored: SavedForm };

/** How a form is saved: by whom, why, and what happens to a revision that is newer than the one it was made from. */
export interface SaveRequest {
  readonly form: Form;
  /** Null: the portal itself. */
  readonly user: User | null;
  readonly reason: Exclude<RevisionReason, 'options'>;
  readonly newer: 'refuse' | 'overwrite';
}

/** What saving works with. */
export interface SaveFormDeps {
  readonly database: Database<ServerTables>;
  readonly forms: FormStore;
  readonly audit: AuditEvents;
  readonly newGuid: NewGuid;
  readonly fieldTypes: FieldTypes;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly structure: {
    readStructure(): Promise<FormSurroundings['structure']>;
    readonly listValueListItems: FormSurroundings['listValueListItems'];
  };
}

/** Checks a form, brings it up to date with the vault and stores it as a new revision (specification section 5, decision D24). */
export async function saveForm(deps: SaveFormDeps, request: SaveRequest): Promise<SaveOutcome> {
  const { user, reason, newer } = request;
  const form = withOwnSettings(request.form, deps);
  const settings = await deps.readSettings();
  const [problem, ...others] = checkForm(form, settings.suomifi);
  if (problem !== undefined) return { kind: 'refused', problems: [problem, ...others] };
  const bound = await bindWhenReachable(form, deps);
  const { forms, audit } = deps;
  return deps.database.write(async (transaction): Promise<SaveOutcome> => {
    const stored = await forms.findForSaving(transaction, form.guid);
    const isStale = stored !== undefined && form.revision < stored.revision;
    if (
      isStale &&
      newer === 'refuse' &&
      (await forms.hasChangedSince(transaction, form.guid, form.revision))
    ) {
      return { kind: 'conflict', stored };
    }
    const saved = await forms.save(transaction, bound, { savedBy: nameOf(user), reason });
    const note = reason === 'restore' ? audit.formRestored : audit.formSaved;
    await note(transaction, user, saved.guid, saved.revision);
    return { kind: 'saved', form: saved };
  });
}

function withOwnSettings(form: Form, { newGuid, fieldTypes }: SaveFormDeps): SavedForm {
  const fields = form.fields.map((field) => fieldTypes.get(field.type).normaliseSettings(field));
  return { ...form, guid: form.guid ?? newGuid(), fields };
}

/** A vault that cannot be reached does not keep anybody from saving: the next refresh brings the options. */
async function bindWhenReachable(form: SavedForm, deps: SaveFormDeps): Promise<SavedForm> {
  try {
    const [structure, catalogue] = await Promise.all([deps.structure.readStructure(), deps.readCatalogue()]);
    const { listValueListItems } = deps.structure;
    return await bindToVault(form, { structure, listValueListItems, catalogue, fieldTypes: deps.fieldTypes });
  } catch (error) {
    if (error instanceof VaultError && error.retryable) return form;
    throw error;
  }
}

function nameOf(user: User | null): string {
  return user?.name ?? '';
}
