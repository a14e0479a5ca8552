/** The sections of the settings tab, in page order (docs/design.md#form-settings). */
export const settingsTabSections = [
  'publishing',
  'opening',
  'confirmation',
  'vault',
  'attachments',
  'predefined',
  'identity',
  'object',
  'backup',
  'delete',
] as const;

export type SettingsTabSection = (typeof settingsTabSections)[number];
