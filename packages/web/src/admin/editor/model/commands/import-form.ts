import { importForm } from '@form-portal/domain/edit';
import type { Form } from '@form-portal/domain';
import { nothingSelected } from '../selection.ts';
import { editOf, type Command } from './command.ts';

/** Replaces the form by a backup that was read; one step, which undo takes back (specification §7, Form backup). */
export function importFormCommand(backup: Form): Command {
  return (state, { newGuid, storedForms }) =>
    editOf(state, {
      form: importForm(state.form, backup, { stored: storedForms, newGuid }),
      selection: nothingSelected,
      label: { key: 'admin.step.import' },
      said: { key: 'admin.said.imported' },
    });
}
