import type { Form } from '@form-portal/domain';
import { editTransaction, type Command } from '../command.ts';

/** Takes over the texts that a translator's file had for the form, as one step. */
export function importTextsCommand(translated: Form): Command {
  return (state) => editTransaction(state, { form: translated, label: { key: 'admin.step.importTexts' } });
}
