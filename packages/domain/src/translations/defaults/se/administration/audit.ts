import type { AuditTextKey } from '../../../keys/administration/audit-text-keys.ts';

/** The texts about the events of the audit log in Swedish. */
export const audit: Readonly<Record<AuditTextKey, string>> = {
  'admin.audit.singleSignOn': 'Samlad inloggning',
  'admin.audit.identifiedPerson': 'Identifierad person',
  'admin.audit.portal': 'Portalen',
  'admin.audit.everybody': 'Alla användare',
  'admin.audit.address': 'Varifrån',
  'admin.audit.fromAddress': 'Från {address}',
  'admin.audit.removedSubmission': 'Borttagen inskickad blankett {id}',
  'admin.audit.unknownForm': 'Okänd blankett {id}',
  'admin.audit.lastingName': 'Identifierare hos identitetsleverantören: {name}',
  'admin.audit.rowsUpTo': 'Rader till och med nummer {n}',
  'admin.audit.object': 'Objekt {id} (objekttyp {type})',
  'admin.audit.oneItem': 'Värde {id} i värdelista {list}',
  'admin.audit.searchedBy': '{by}, sökmärke {mark}',
  'admin.audit.byProgram': 'Av ett program, genom M-Files-gränssnittet',
  'admin.audit.checkPassed': 'Allt var i ordning',
  'admin.audit.checkFailed': 'Något var fel',
  'admin.audit.field': 'Fråga: {label}',
  'admin.audit.items.one': '{n} post',
  'admin.audit.items.other': '{n} poster',
  'admin.audit.version': 'Version {n}',
  'admin.audit.file': 'Fil {n}',
  'admin.audit.daysReversed': 'Den sista dagen är före den första.',
};
