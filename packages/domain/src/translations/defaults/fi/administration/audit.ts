import type { AuditTextKey } from '../../../keys/administration/audit-text-keys.ts';

/** The texts about the events of the audit log in Finnish. */
export const audit: Readonly<Record<AuditTextKey, string>> = {
  'admin.audit.singleSignOn': 'Kertakirjautuminen',
  'admin.audit.identifiedPerson': 'Tunnistautunut henkilö',
  'admin.audit.portal': 'Portaali',
  'admin.audit.everybody': 'Kaikki käyttäjät',
  'admin.audit.address': 'Mistä',
  'admin.audit.fromAddress': 'Osoitteesta {address}',
  'admin.audit.removedSubmission': 'Poistettu lähetys {id}',
  'admin.audit.unknownForm': 'Tuntematon lomake {id}',
  'admin.audit.lastingName': 'Tunniste kirjautumispalvelussa: {name}',
  'admin.audit.rowsUpTo': 'Rivit numeroon {n} asti',
  'admin.audit.object': 'Objekti {id} (objektityyppi {type})',
  'admin.audit.oneItem': 'Arvoluettelon {list} arvo {id}',
  'admin.audit.searchedBy': '{by}, haun merkki {mark}',
  'admin.audit.byProgram': 'Ohjelma, M-Files-rajapinnan kautta',
  'admin.audit.checkPassed': 'Kaikki oli kunnossa',
  'admin.audit.checkFailed': 'Jokin oli vialla',
  'admin.audit.field': 'Kysymys: {label}',
  'admin.audit.items.one': '{n} kpl',
  'admin.audit.items.other': '{n} kpl',
  'admin.audit.version': 'Versio {n}',
  'admin.audit.file': 'Tiedosto {n}',
  'admin.audit.daysReversed': 'Viimeinen päivä on ennen ensimmäistä.',
};
