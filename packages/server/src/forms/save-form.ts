import {
  checkForm,
  type Catalogue,
  type FieldTypes,
  type Form,
  type Limits,
  type NewGuid,
  type Problem,
  type SavedForm,
  type Settings,
  type User,
  type VaultStructure,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { unlessUnreachable } from '../unless-unreachable.ts';
import { bindToVault, type FormSurroundings } from './bind-to-vault.ts';
import { checkBindings } from './check-bindings.ts';
import type { FormStore, RevisionReason } from './forms.store.ts';

/** The result of saving: the form as it is now, why it was refused, or the form somebody else saved meanwhile; null: they deleted it. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly form: SavedForm }
  | { readonly kind: 'refused'; readonly problems: readonly [Problem, ...Problem[]] }
  | { readonly kind: 'conflict'; readonly stored: SavedForm | null };

/** How a form is saved: by whom, why, and what becomes of what others did since: a newer revision, or that it is stored no longer. */
interface SaveRequest {
  readonly form: Form;
  /** Null for the portal itself. */
  readonly user: User | null;
  readonly reason: Exclude<RevisionReason, 'options'>;
  readonly newer: 'refuse' | 'overwrite';
  readonly gone: 'refuse' | 'store';
}

/** Dependencies of saving. */
export interface SaveFormDeps {
  readonly database: Database<ServerTables>;
  readonly forms: FormStore;
  readonly audit: AuditEvents;
  readonly newGuid: NewGuid;
  readonly fieldTypes: FieldTypes;
  readonly limits: Limits;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly structure: {
    readStructure(): Promise<FormSurroundings['structure']>;
    readonly listValueListItems: FormSurroundings['listValueListItems'];
  };
}

/** Checks a form, brings it up to date with the vault and stores it as a new revision (specification §5, specification D24). */
export async function saveForm(deps: SaveFormDeps, request: SaveRequest): Promise<SaveOutcome> {
  const { user, reason, newer, gone } = request;
  const form = withOwnSettings(request.form, deps);
  // While the vault can't be reached, forms are saved as they come: the next refresh of the options mends them.
  const structure = await unlessUnreachable(() => deps.structure.readStructure(), null);
  const [problem, ...others] = [
    ...checkForm(form, (await deps.readSettings()).suomifi, deps.limits),
    ...(structure === null ? [] : checkBindings(form, structure, deps.fieldTypes)),
  ];
  if (problem !== undefined) return { kind: 'refused', problems: [problem, ...others] };
  const bound = structure === null ? form : await bindWhenReachable(form, structure, deps);
  const { forms, audit } = deps;
  return deps.database.write(async (transaction): Promise<SaveOutcome> => {
    const stored = await forms.findForSaving(transaction, form.guid);
    if (stored === undefined && gone === 'refuse') return { kind: 'conflict', stored: null };
    const isStale = stored !== undefined && form.revision < stored.revision;
    if (
      isStale &&
      newer === 'refuse' &&
      (await forms.hasChangedSince(transaction, form.guid, form.revision))
    ) {
      return { kind: 'conflict', stored };
    }
    const saved = await forms.save(transaction, bound, { savedBy: user?.name ?? '', reason });
    const note = reason === 'restore' ? audit.formRestored : audit.formSaved;
    await note(transaction, user, saved.guid, saved.revision);
    return { kind: 'saved', form: saved };
  });
}

function withOwnSettings(form: Form, { newGuid, fieldTypes }: SaveFormDeps): SavedForm {
  const fields = form.fields.map((field) => ({
    ...field,
    settings: fieldTypes.get(field.type).settings.normalise(field.settings),
  }));
  return { ...form, guid: form.guid ?? newGuid(), fields };
}

async function bindWhenReachable(
  form: SavedForm,
  structure: VaultStructure,
  deps: SaveFormDeps,
): Promise<SavedForm> {
  const { listValueListItems } = deps.structure;
  const around = {
    structure,
    listValueListItems,
    catalogue: await deps.readCatalogue(),
    fieldTypes: deps.fieldTypes,
  };
  return unlessUnreachable(() => bindToVault(form, around), form);
}
