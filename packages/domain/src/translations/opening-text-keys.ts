/** Text keys of when a form takes answers, for administrators. */
export const openingAdminTextKeys = [
  'admin.settings.opening',
  'admin.opening.help',
  'admin.opening.unsaved',
  'admin.opening.save',
  'admin.opening.opensTime',
  'admin.opening.closesTime',
  'admin.opening.opensAt',
  'admin.opening.closesAt',
  'admin.opening.zone',
  'admin.opening.grace',
  'admin.opening.graceHelp',
  'admin.opening.cap',
  'admin.opening.capHelp',
  'admin.opening.before',
  'admin.opening.after',
  'admin.opening.full',
  'admin.opening.textHelp',
  'admin.opening.saved',
  'admin.opening.timeMissing',
  'admin.opening.capInvalid',
  'admin.opening.graceInvalid',
  'admin.audit.event.openingSaved',
] as const;

/** A key of {@link openingAdminTextKeys}. */
export type OpeningAdminTextKey = (typeof openingAdminTextKeys)[number];
