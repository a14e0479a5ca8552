import type { LogicTextKey } from '../../logic-text-keys.ts';

/** The texts of the form builder's controls for logic in Finnish. */
export const logic: Readonly<Record<LogicTextKey, string>> = {
  'admin.logic.message': 'Tarkistuksen viesti',
};
