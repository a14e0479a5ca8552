/** The parts of the settings, in their order on the page (docs/design.md#form-settings). */
export const settingsTabSections = [
  'publishing',
  'vault',
  'attachments',
  'predefined',
  'identity',
  'object',
  'backup',
  'delete',
] as const;

/** A part of the settings. */
export type SettingsTabSection = (typeof settingsTabSections)[number];
