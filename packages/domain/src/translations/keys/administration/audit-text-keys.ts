/** Text keys of what the audit log says about its events. */
export const auditTextKeys = [
  'admin.audit.singleSignOn',
  'admin.audit.identifiedPerson',
  'admin.audit.portal',
  'admin.audit.everybody',
  'admin.audit.address',
  'admin.audit.fromAddress',
  'admin.audit.removedSubmission',
  'admin.audit.unknownForm',
  'admin.audit.lastingName',
  'admin.audit.rowsUpTo',
  'admin.audit.object',
  'admin.audit.oneItem',
  'admin.audit.searchedBy',
  'admin.audit.byProgram',
  'admin.audit.checkPassed',
  'admin.audit.checkFailed',
  'admin.audit.field',
  'admin.audit.items.one',
  'admin.audit.items.other',
  'admin.audit.version',
  'admin.audit.file',
  'admin.audit.daysReversed',
] as const;

/** A key of this list. */
export type AuditTextKey = (typeof auditTextKeys)[number];
