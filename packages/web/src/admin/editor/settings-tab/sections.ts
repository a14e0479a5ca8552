/** The sections of the settings tab, in page order (docs/design.md#form-settings). */
export const settingsTabSections = [
  'publishing',
  'opening',
  'confirmation',
  'retention',
  'vault',
  'attachments',
  'predefined',
  'identity',
  'backup',
  'delete',
] as const;

export type SettingsTabSection = (typeof settingsTabSections)[number];
