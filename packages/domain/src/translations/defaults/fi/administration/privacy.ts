import type { PrivacyTextKey } from '../../../keys/administration/privacy-text-keys.ts';

/** Texts about data requests of persons in Finnish. */
export const privacy: Readonly<Record<PrivacyTextKey, string>> = {
  'admin.privacy.title': 'Tietopyynnöt',
  'admin.privacy.intro':
    'Etsi kaikki, mitä täällä on henkilöstä, joka pyytää tietojaan. Vie tiedot hänelle tai poista ne. Jokainen haku, vienti ja poisto kirjataan tapahtumalokiin ilman hakuehtoa.',
  'admin.privacy.by': 'Hakuperuste',
  'admin.privacy.byCode': 'Henkilötunnus',
  'admin.privacy.byEmail': 'Sähköpostiosoite',
  'admin.privacy.byName': 'Nimi',
  'admin.privacy.subjectWrong': 'Anna koko henkilötunnus, sähköpostiosoite tai nimi.',
  'admin.privacy.find': 'Hae',
  'admin.privacy.outside':
    'Hausta puuttuvat tiedostojen sisältö, varmuuskopiot sekä tiedostot, jotka kävijät tai ylläpitäjät ovat ladanneet itselleen.',
  'admin.privacy.otherVault':
    'Varasto on toisessa järjestelmässä: sinne toimitettua ei löydetä eikä poisteta täältä. Hausta puuttuvat myös tiedostojen sisältö, varmuuskopiot sekä tiedostot, jotka kävijät tai ylläpitäjät ovat ladanneet itselleen.',
  'admin.privacy.found': 'Löytyi: {n}',
  'admin.privacy.sessions': 'Henkilön avoimia istuntoja: {n}. Poistaminen päättää ne.',
  'admin.privacy.endSessions': 'Lopeta istunnot: {n}',
  'admin.privacy.submission': 'Lähetys: {form}',
  'admin.privacy.object': 'Varaston objekti',
  'admin.privacy.files': 'Tiedostoja: {n}',
  'admin.privacy.export': 'Vie (ZIP): {n}',
  'admin.privacy.exported': 'Paketti on luotu. Henkilötunnukset ovat siinä kokonaan.',
  'admin.privacy.erase': 'Poista pysyvästi: {n}',
  'admin.privacy.eraseTitle.one': 'Poistetaanko {n} tietue pysyvästi?',
  'admin.privacy.eraseTitle.other': 'Poistetaanko {n} tietuetta pysyvästi?',
  'admin.privacy.eraseText':
    'Vastaukset, tiedostot ja varaston objektit poistetaan, eikä niitä voi palauttaa. Varmuuskopioissa ne säilyvät, kunnes kopiot poistetaan.',
  'admin.privacy.cancelWaiting': 'Peru myös varastoa odottavat toimitukset: {n}',
  'admin.privacy.eraseNow': 'Poista pysyvästi',
  'admin.privacy.erased': 'Poistettiin: {n}.',
  'admin.privacy.kept': 'Säilytettiin: {n}, koska ne odottavat toimitusta tai niitä käsitellään juuri nyt.',
  'admin.audit.event.submissionErased': 'Poisti lähetyksen pysyvästi',
  'admin.audit.event.objectErased': 'Poisti varaston objektin pysyvästi',
  'admin.audit.event.personFound': 'Haki henkilön tietoja',
  'admin.audit.event.personExported': 'Vei henkilön tiedot',
  'admin.audit.event.personErased': 'Poisti henkilön tietoja',
  'admin.audit.event.databaseVacuumed': 'Tietokanta tiivistetty tietojen poistamisen jälkeen',
};
