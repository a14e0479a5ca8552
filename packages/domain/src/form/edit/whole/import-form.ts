import type { Guid, NewGuid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { sameForm } from '../../same-form.ts';
import { withFreshGuids } from './fresh-guids.ts';

/** What importing needs besides the two forms. */
export interface ImportSurroundings {
  /** The GUIDs of all stored forms. */
  readonly stored: readonly Guid[];
  readonly newGuid: NewGuid;
}

/**
 * Replaces the form in the editor by a backup (specification §7, Form backup): texts, fields, settings and
 * publishing.
 *
 * A stored form keeps its GUID and revision, so that its address stays and a concurrent save is still
 * detected. A form that was never saved takes the backup's GUID when no stored form has it, so that a
 * deleted form returns under its old address; its revision starts again. In every other case the result is
 * a copy of the backed-up form: its fields get fresh GUIDs, so that no two forms own the same fields
 * (specification D8). A backup from before the first save is recognised by its fields. Returns the form
 * itself when the backup has the same content.
 */
export function importForm(form: Form, backup: Form, { stored, newGuid }: ImportSurroundings): Form {
  const isFree = backup.guid !== null && !stored.includes(backup.guid);
  const guid = form.guid ?? (isFree ? backup.guid : null);
  const isCopy = backup.guid === null ? !hasFieldOf(form, backup) : backup.guid !== guid;
  const { revision, updatedAt } = form;
  const imported = { ...(isCopy ? withFreshGuids(backup, newGuid) : backup), guid, revision, updatedAt };
  return sameForm(imported, form) ? form : imported;
}

function hasFieldOf(form: Form, { fields }: Form): boolean {
  const known = new Set(form.fields.map(({ guid }) => guid));
  return fields.some(({ guid }) => known.has(guid));
}
