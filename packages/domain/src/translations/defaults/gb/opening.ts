import type { OpeningAdminTextKey } from '../../opening-text-keys.ts';

/** The texts of when a form takes answers, for administrators, in English. */
export const opening: Readonly<Record<OpeningAdminTextKey, string>> = {
  'admin.settings.opening': 'Opening times',
  'admin.opening.help':
    'When the form takes answers, and how many. Changes take effect at once and are not part of the form’s versions.',
  'admin.opening.unsaved': 'Save the form first. Then you can set its opening times.',
  'admin.opening.save': 'Save opening times',
  'admin.opening.opensAt': 'Opens',
  'admin.opening.closesAt': 'Closes',
  'admin.opening.opensTime': 'Opens at',
  'admin.opening.closesTime': 'Closes at',
  'admin.opening.zone': 'Times are in the time zone {zone}.',
  'admin.opening.grace': 'Extra minutes for answers being sent',
  'admin.opening.graceHelp': 'Answers whose sending began before closing are still accepted for this long.',
  'admin.opening.cap': 'Maximum number of answers',
  'admin.opening.capHelp': 'Empty: no maximum. Test submissions do not count.',
  'admin.opening.before': 'Text before opening',
  'admin.opening.after': 'Text after closing',
  'admin.opening.full': 'Text when all places are taken',
  'admin.opening.textHelp': 'Empty: the portal’s own text.',
  'admin.opening.saved': 'Opening times saved',
  'admin.opening.timeMissing': 'Enter both a date and a time',
  'admin.opening.capInvalid': 'Enter a whole number, 1–1,000,000',
  'admin.opening.graceInvalid': 'Enter a whole number, 0–60',
  'admin.audit.event.openingSaved': 'Changed a form’s opening times',
};
