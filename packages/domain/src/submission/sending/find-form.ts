import type { SavedForm } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import { failed, ok, type Result } from '../../problems/result.ts';

/** What identifies the form of a submission: its GUID, the submission's own GUID, or the answered fields. */
export interface FormClue {
  /** The `FormGUID`; null when the submission has none. */
  readonly formGuid: Guid | null;
  /** The submission's own GUID; null when it has none. */
  readonly guid: Guid | null;
  /** GUIDs of the answered fields. */
  readonly fields: readonly Guid[];
}

/**
 * Finds the form of a submission among the enabled ones (specification D8): the one it names; else the one
 * whose GUID is the submission's own GUID; else the only form that owns every answered field, of which
 * there must be at least one (specification D41). Problem codes: `submission.form-not-found` when the named
 * form does not exist or is not enabled, `submission.form-unknown` when none matches.
 */
export function findForm(clue: FormClue, forms: readonly SavedForm[]): Result<SavedForm> {
  const enabled = forms.filter((form) => form.enabled);
  if (clue.formGuid !== null) {
    const named = enabled.find((form) => form.guid === clue.formGuid);
    return named === undefined ? failed({ code: 'submission.form-not-found', path: 'FormGUID' }) : ok(named);
  }
  const own = enabled.find((form) => form.guid === clue.guid);
  if (own !== undefined) return ok(own);
  const owners = clue.fields.length === 0 ? [] : enabled.filter((form) => ownsAll(form, clue.fields));
  const [owner, another] = owners;
  if (owner === undefined || another !== undefined) return failed({ code: 'submission.form-unknown' });
  return ok(owner);
}

function ownsAll(form: SavedForm, guids: readonly Guid[]): boolean {
  const owned = new Set(form.fields.map((field) => field.guid));
  return guids.every((guid) => owned.has(guid));
}
