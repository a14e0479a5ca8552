import { importForm } from '@form-portal/domain/edit';
import type { Form } from '@form-portal/domain';
import { nothingSelected } from '../../view/selection.ts';
import { editTransaction, type Command } from '../command.ts';

/** Replaces the form with a backup, as one step that can be undone (specification §7, Form backup). */
export function importFormCommand(backup: Form): Command {
  return (state, { newGuid, storedForms }) =>
    editTransaction(state, {
      form: importForm(state.form, backup, { stored: storedForms, newGuid }),
      selection: nothingSelected,
      label: { key: 'admin.step.import' },
      announcement: { key: 'admin.said.imported' },
    });
}
