import { memberOf } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { formDraftFromWire, formFromWire, formToWire, type FormDraft } from '@form-portal/domain/wire';
import { callAndRead, type CallInput } from '../../api/call.ts';
import { attemptSave } from '../../unsaved-changes/attempt-save.ts';
import type { SaveOutcome, SaveState } from '../../unsaved-changes/unsaved-changes.ts';
import type { SaveTarget, StoredVersions } from '../model/saving/stored-versions.ts';
import type { Form, Guid, Result } from '@form-portal/domain';

/** A save that is running. */
export interface RunningSave extends Pick<
  Extract<SaveState<Form>, { readonly phase: 'saving' }>,
  'sent' | 'newer'
> {
  readonly target: SaveTarget;
  /** The versions on the server when editing began. */
  readonly versions: StoredVersions;
  /** The GUID that a form gets that has none yet; the same in every attempt, so that a repeated save does not create a second form. */
  readonly firstGuid: Guid;
}

/** A stored form, and its versions on the server at that moment. */
export interface SavedVersion {
  /** The form to edit; null: it was deleted. */
  readonly form: Form | null;
  readonly versions: StoredVersions;
}

/** Sends a form to the server as its draft, or as the form that visitors get, and returns the outcome (specification D23, D24 and D52). */
export function sendForm(save: RunningSave): Promise<SaveOutcome<SavedVersion>> {
  return attemptSave(
    () => (save.target === 'draft' ? saveDraft(save) : publish(save)),
    ({ body }) => Promise.resolve(versionInConflict(body)),
  );
}

async function saveDraft({ sent, newer, versions, firstGuid }: RunningSave): Promise<SavedVersion> {
  const id = sent.guid ?? firstGuid;
  const input: CallInput = {
    params: { id },
    query: forceQuery(newer),
    body: formToWire({ ...withBaseRevision(sent, versions), guid: id }),
    ifMatch: `"${versions.draft?.version ?? 0}"`,
  };
  const draft = await callAndRead(routes.saveFormDraft, input, formDraftFromWire);
  return { form: draft.form, versions: { ...versions, draft: versionOf(draft) } };
}

async function publish({ sent, newer, versions, firstGuid }: RunningSave): Promise<SavedVersion> {
  const input: CallInput = {
    query: { ...forceQuery(newer), draft: versions.draft?.version ?? 0 },
    body: formToWire({ ...withBaseRevision(sent, versions), guid: sent.guid ?? firstGuid }),
    // Refused when somebody has deleted the form.
    ...(versions.published === null ? {} : { ifMatch: '*' }),
  };
  const published = await callAndRead(routes.saveForm, input, (body) => formFromWire(memberOf(body, 'form')));
  return { form: published, versions: { published, draft: null } };
}

function forceQuery(newer: RunningSave['newer']): NonNullable<CallInput['query']> {
  return { force: newer === 'overwrite' ? 'true' : undefined };
}

/**
 * A form with the revision that the server compares with its own: 0 for a form that it does not have yet. One imported from a backup
 * still carries its original revision.
 */
function withBaseRevision(form: Form, { published, draft }: StoredVersions): Form {
  return published === null && draft === null ? { ...form, revision: 0 } : form;
}

function versionOf({ version, savedBy }: FormDraft): StoredVersions['draft'] {
  return { version, savedBy };
}

/** What the response to a conflict says is stored; undefined when it cannot be read. */
function versionInConflict(body: unknown): SavedVersion | undefined {
  const form = orNull(memberOf(body, 'form'), formFromWire);
  const published = orNull(memberOf(body, 'published'), formFromWire);
  const draft = orNull(memberOf(body, 'draft'), formDraftFromWire);
  if (form === undefined || published === undefined || draft === undefined) return undefined;
  return { form, versions: { published, draft: draft && versionOf(draft) } };
}

/** Null for null, undefined for what cannot be read. */
function orNull<Value>(value: unknown, read: (value: unknown) => Result<Value>): Value | null | undefined {
  if (value === null) return null;
  const parsed = read(value);
  return parsed.ok ? parsed.value : undefined;
}
