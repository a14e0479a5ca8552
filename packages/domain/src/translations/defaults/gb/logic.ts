import type { LogicTextKey } from '../../logic-text-keys.ts';

/** The texts of the form builder's controls for logic in British English. */
export const logic: Readonly<Record<LogicTextKey, string>> = {
  'admin.logic.message': 'Message of the check',
};
