/** Text keys of the list of forms, of a form that takes no answers now, and of one that soon takes none. */
export const formListTextKeys = [
  'portalTitle',
  'portalIntro',
  'noForms',
  'suomifiBadge',
  'suomifiTooltip',
  'searchForms',
  'formCount.one',
  'formCount.other',
  'formsShown',
  'noFormFound',
  'opensAt',
  'closesAt',
  'closesToday',
  'closedAt',
  'full',

  // A form that opens, closes or has closed
  'formOpens',
  'opens',
  'closes',
  'formClosed',
  'notOpenYetHelp',
  'closedHelp',
  'closedDraft',
  'closedDraftHelp',
  'fullHelp',
  'allForms',
  'closesIn.one',
  'closesIn.other',
  'closedWhileFilling',
  'maintenance',
] as const;

/** A key of this list. */
export type FormListTextKey = (typeof formListTextKeys)[number];
