/** The parts of the settings, in their order on the page (design 2, Form settings). */
export const panelSections = [
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
export type PanelSection = (typeof panelSections)[number];
