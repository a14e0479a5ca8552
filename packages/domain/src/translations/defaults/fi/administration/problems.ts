import type { AdministrationProblemTextKey } from '../../../keys/administration/problem-text-keys.ts';

/** Texts of refused requests of administrators and programs in Finnish. */
export const problems: Readonly<Record<AdministrationProblemTextKey, string>> = {
  'problem.requestInvalid': 'Pyynnössä on virheellinen kohta: {path}',
  'problem.conditionTooLarge': 'Ehdossa on enemmän kuin 50 kohtaa tai 6 tasoa: {path}',
  'problem.tooDeep': 'Liian monta tasoa sisäkkäin: {path}',
  'problem.requestMediaType': 'Pyyntö on muodossa, jota tässä ei voi käyttää.',
  'problem.signInRequired': 'Kirjaudu ensin.',
  'problem.permissionDenied': 'Tunnuksellasi ei ole oikeutta tähän.',
  'problem.revisionConflict':
    'Joku muu on tallentanut tällä välin. Lataa uusin versio tai tallenna sen päälle.',
  'problem.formNoFields': 'Lisää lomakkeeseen vähintään yksi kenttä',
  'problem.formClassMissing': 'Valitse lomakkeelle luokka',
  'problem.formLayoutBroken': 'Lomakkeen rakenne ei vastaa sen kenttiä ja ryhmiä.',
  'problem.formTooLarge': 'Lomake on liian suuri. Siinä voi olla enintään {max} kenttää.',
  'problem.formTooManyQuestions':
    'Lomakkeella on alussa {count} kysymystä, kun jokainen rivi lasketaan. Lähetyksessä niitä voi olla enintään {max}. Pienennä ryhmien rivien vähimmäismäärää.',
  'problem.formTooManySteps':
    'Lomakkeella on liikaa ehtoja ja kaavoja, kun jokainen rivi lasketaan. Vähennä niitä tai salli vähemmän rivejä.',
  'problem.formLabelMissing':
    'Julkaistun lomakkeen jokaisella kentällä on oltava otsikko. Kirjoita puuttuva otsikko tai poista lomake käytöstä asetuksissa.',
  'problem.formRulesBroken':
    'Jokin lomakkeen säännöistä ei toimi, tai tarkistukselta puuttuu viesti oletuskielellä.',
  'problem.formIdentityNotMapped':
    'Yhdistä ensin vähintään yksi Suomi.fi-tieto ominaisuuteen sivuston asetuksissa.',
  'problem.formIdentityUnavailable':
    'Suomi.fi-tunnistusta ei ole määritetty tälle palvelimelle, joten lomaketta ei voi julkaista. Poista tunnistus lomakkeen asetuksista tai pyydä palvelun ylläpitoa määrittämään se.',
  'problem.formClosesBeforeOpening': 'Lomakkeen on sulkeuduttava vasta avautumisen jälkeen.',
  'problem.confirmationField':
    'Lomakkeella ei ole tällaista sähköpostiosoitteen kenttää. Jos lisäsit sen juuri, tallenna lomake ensin.',
  'problem.maintenanceInvalid': 'Anna päivä ja kellonaika muodossa 31.12.2027 14.30',
  'problem.siteNameTooLong': 'Sivuston nimessä voi olla enintään {max} merkkiä.',
  'problem.privacyUrlInvalid': 'Anna osoite, joka alkaa https://',
  'problem.privacyUrlTooLong': 'Tietosuojaselosteen osoitteessa voi olla enintään {max} merkkiä.',
  'problem.logoUnknown': 'Logoa ei löytynyt. Valitse tiedosto uudelleen.',
  'problem.logoNotAnImage': 'Logon on oltava SVG- tai PNG-tiedosto.',
  'problem.logoHasEntities':
    'SVG-tiedostossa on entiteettimäärityksiä, joiden kanssa sitä ei voi lukea turvallisesti. Tallenna kuva tavallisena SVG- tai PNG-tiedostona.',
  'problem.logoTooLarge':
    'Logo saa olla enintään {kilobytes} kt ja PNG-kuva enintään {pixels} × {pixels} pikseliä.',
  'problem.colourInvalid': '”{value}” ei ole väri. Kirjoita # ja kuusi merkkiä, esimerkiksi #0A6C74.',
  'problem.languageUnknown': 'Oletuskieli {language} ei ole portaalin kielten joukossa.',
  'problem.statementUrlInvalid': 'Anna saavutettavuusselosteen koko osoite, joka alkaa https://',
  'problem.statementBlank':
    'Kirjoita saavutettavuusselosteeseen vähintään yksi osa, tai valitse, ettei selostetta ole.',
  'problem.statementDateInvalid': 'Anna saavutettavuusselosteen päiväys muodossa 2027-12-31.',
  'problem.feedbackInvalid': 'Anna palautetta varten sähköpostiosoite tai verkko-osoite, joka alkaa https://',
  'problem.settingTooLong': 'Tekstissä {path} voi olla enintään {max} merkkiä.',
  'problem.identityPropertyInvalid':
    'Kohtaan {path} valittu ominaisuus ei sovi siihen. Valitse tekstiominaisuus, jonka numero on vähintään 1000.',
  'problem.codeInUse': 'Maakoodi on jo käytössä',
  'problem.codeInvalid': 'Kirjoita maakoodi kirjaimin, esimerkiksi se.',
  'problem.languageProtected':
    'Englanti ja suomi kuuluvat portaaliin: niitä ei voi poistaa, eikä koodia gb voi muuttaa.',
  'problem.languageNameMissing': 'Anna kielelle {code} nimi.',
  'problem.languageTagInvalid': 'Kirjoita kielitunniste muodossa sv tai sv-FI.',
  'problem.translationTooLong': 'Tekstissä {path} voi olla enintään {max} merkkiä.',
  'problem.draftNotInitialised': 'Lomakkeen täyttämistä ei ole aloitettu',
  'problem.alreadyDelivered': 'Tämä lähetys on jo varastossa.',
  'problem.deliveriesHeld':
    'Toimitukset on pysäytetty: tämä portaali on käynnistetty asetuksella PORTAL_DELIVERY=hold. Varastoon ei lähetetä mitään, ennen kuin portaali käynnistetään ilman sitä.',
  'problem.stillWaiting': 'Tämä lähetys on vielä matkalla varastoon, eikä sitä voi vielä poistaa.',
  'problem.receiptBusy':
    'Kuitteja tehdään juuri nyt paljon. Yritä hetken kuluttua uudelleen; lähetyksesi on tallessa.',
};
