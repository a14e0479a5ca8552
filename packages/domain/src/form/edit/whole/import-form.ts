import type { Guid, NewGuid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { sameForm } from '../../same-form.ts';
import { withFreshGuids } from './fresh-guids.ts';

/** What importing needs to know beside the two forms. */
export interface ImportSurroundings {
  /** The forms that the store holds. */
  readonly stored: readonly Guid[];
  readonly newGuid: NewGuid;
}

/**
 * Replaces the form in the editor by a backup (specification §7, Form backup), whole: texts, fields, settings, publishing.
 *
 * A form that is stored keeps its own GUID and revision: its address stays, and a save meanwhile by somebody else is still noticed.
 * A form that was never saved takes the backup's GUID when no stored form has it, so that a deleted form comes back under its old
 * address; its revision starts anew. Where the form does not become the one that was backed up, it is a copy of it: its fields get
 * fresh GUIDs, so that no two forms own the same fields (specification D8). The form itself when the backup says the same.
 */
export function importForm(form: Form, backup: Form, { stored, newGuid }: ImportSurroundings): Form {
  const isFree = backup.guid !== null && !stored.includes(backup.guid);
  const guid = form.guid ?? (isFree ? backup.guid : null);
  const isCopy = backup.guid !== null && backup.guid !== guid;
  const { revision, updatedAt } = form;
  const imported = { ...(isCopy ? withFreshGuids(backup, newGuid) : backup), guid, revision, updatedAt };
  return sameForm(imported, form) ? form : imported;
}
