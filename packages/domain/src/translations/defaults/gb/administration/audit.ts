import type { AuditTextKey } from '../../../keys/administration/audit-text-keys.ts';

/** The texts about the events of the audit log in British English. */
export const audit: Readonly<Record<AuditTextKey, string>> = {
  'admin.audit.singleSignOn': 'Single sign-on',
  'admin.audit.identifiedPerson': 'Identified person',
  'admin.audit.portal': 'The portal',
  'admin.audit.everybody': 'Everybody',
  'admin.audit.address': 'Address',
  'admin.audit.fromAddress': 'From {address}',
  'admin.audit.removedSubmission': 'Removed submission {id}',
  'admin.audit.unknownForm': 'Unknown form {id}',
  'admin.audit.lastingName': 'Identifier at the identity provider: {name}',
  'admin.audit.rowsUpTo': 'Rows up to number {n}',
  'admin.audit.object': 'Object {id} (object type {type})',
  'admin.audit.oneItem': 'Item {id} of value list {list}',
  'admin.audit.searchedBy': '{by}, search mark {mark}',
  'admin.audit.byProgram': 'By a program, through the M-Files interface',
  'admin.audit.checkPassed': 'Everything was in order',
  'admin.audit.checkFailed': 'Something was wrong',
  'admin.audit.field': 'Question: {label}',
  'admin.audit.items.one': '{n} item',
  'admin.audit.items.other': '{n} items',
  'admin.audit.version': 'Version {n}',
  'admin.audit.file': 'File {n}',
  'admin.audit.daysReversed': 'The last day is before the first.',
};
