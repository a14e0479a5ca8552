import type { SeedProperty } from '../structure/structure-seed.ts';
import { lookup, multiLookup, property } from './define.ts';
import { demoLists } from './ids.ts';

/** 1000–1029: a building project. */
const building: readonly SeedProperty[] = [
  property(1000, 'text', ['Etunimet', 'Förnamn', 'First names']),
  property(1001, 'text', ['Katuosoite', 'Gatuadress', 'Street address']),
  property(1002, 'text', ['Puhelinnumero', 'Telefonnummer', 'Phone number']),
  property(1003, 'date', ['Määräpäivä', 'Tidsfrist', 'Deadline']),
  lookup(1004, demoLists.districts, ['Kaupunginosa', 'Stadsdel', 'District']),
  property(1005, 'multiLineText', ['Lisätietoja', 'Tilläggsuppgifter', 'Further information']),
  property(1006, 'text', ['Rakennuspaikan osoite', 'Byggplatsens adress', 'Address of the building site']),
  property(1007, 'integer', ['Asuntojen lukumäärä', 'Antal bostäder', 'Number of dwellings']),
  property(1008, 'boolean', ['Naapureita on kuultu', 'Grannarna har hörts', 'Neighbours have been heard']),
  multiLookup(1009, demoLists.permits, ['Tarvittavat luvat', 'Tillstånd som behövs', 'Permits needed']),
  property(1010, 'text', ['Sukunimi', 'Efternamn', 'Last name']),
  property(1011, 'time', ['Paras soittoaika', 'Bästa tid att ringa', 'Best time to call']),
  property(1012, 'text', ['Yhteyshenkilö', 'Kontaktperson', 'Contact person']),
  lookup(1013, demoLists.buildingTypes, ['Rakennustyyppi', 'Byggnadstyp', 'Building type']),
  property(1014, 'timestamp', ['Katselmuksen ajankohta', 'Tidpunkt för synen', 'Time of inspection']),
  property(1015, 'integer', ['Lomakkeen helppous', 'Hur lätt blanketten var', 'Ease of the form']),
  property(1016, 'integer', ['Kerrosala (m²)', 'Våningsyta (m²)', 'Gross floor area (m²)']),
  property(1017, 'multiLineText', ['Hankkeen kuvaus', 'Beskrivning av projektet', 'Project description']),
  property(1018, 'text', ['Kiinteistötunnus', 'Fastighetsbeteckning', 'Real estate identifier']),
  property(1019, 'integer', ['Arvioitu melutaso', 'Uppskattad bullernivå', 'Estimated noise level']),
  lookup(1020, demoLists.ownership, ['Omistusmuoto', 'Ägandeform', 'Form of ownership']),
  property(1021, 'date', ['Työ valmistuu', 'Arbetet blir klart', 'Completion date']),
  property(1022, 'boolean', [
    'Piirustukset ovat liitteenä',
    'Ritningarna är bifogade',
    'Drawings are attached',
  ]),
  multiLookup(1023, demoLists.permits, [
    'Aiemmin myönnetyt luvat',
    'Tidigare beviljade tillstånd',
    'Permits granted earlier',
  ]),
  property(1024, 'text', ['Kotikunta', 'Hemkommun', 'Municipality of residence']),
  property(1025, 'integer', ['Palvelun arvosana', 'Betyg för servicen', 'Rating of the service']),
  property(1026, 'integer', ['Arvioitu pölyhaitta', 'Uppskattad dammolägenhet', 'Estimated dust nuisance']),
  lookup(1027, demoLists.buildingTypes, ['Nykyinen käyttö', 'Nuvarande användning', 'Present use']),
  property(1028, 'integer', ['Tontin pinta-ala (m²)', 'Tomtens areal (m²)', 'Plot area (m²)']),
  property(1029, 'multiLineText', [
    'Poikkeamisen perustelut',
    'Motivering till undantaget',
    'Grounds for the exemption',
  ]),
];

/** 1030–1037: what an identification provides, besides the names and addresses above. */
const identity: readonly SeedProperty[] = [
  property(1030, 'text', ['Henkilötunnus', 'Personbeteckning', 'Personal identity code']),
  property(1031, 'text', ['Syntymäaika', 'Födelsetid', 'Date of birth']),
  property(1032, 'text', ['Postinumero', 'Postnummer', 'Postcode']),
  property(1033, 'text', ['Postitoimipaikka', 'Postanstalt', 'Town']),
  property(1034, 'text', ['Ulkomainen katuosoite', 'Utländsk gatuadress', 'Street address abroad']),
  property(1035, 'text', [
    'Ulkomainen paikkakunta ja valtio',
    'Utländsk ort och stat',
    'Town and country abroad',
  ]),
  property(1036, 'text', ['Sähköpostiosoite', 'E-postadress', 'E-mail address']),
  property(1037, 'boolean', ['Suomen kansalaisuus', 'Finskt medborgarskap', 'Finnish citizenship']),
];

/** 1038–1045: feedback and questions. */
const contact: readonly SeedProperty[] = [
  property(1038, 'text', ['Aihe', 'Ämne', 'Subject']),
  property(1039, 'multiLineText', ['Viesti', 'Meddelande', 'Message']),
  lookup(1040, demoLists.feedbackKinds, ['Palautteen laji', 'Typ av respons', 'Kind of feedback']),
  lookup(1041, demoLists.serviceAreas, ['Palvelualue', 'Serviceområde', 'Service area']),
  property(1042, 'boolean', ['Vastausta toivotaan', 'Svar önskas', 'Reply wanted']),
  lookup(1043, demoLists.replyWays, ['Vastaustapa', 'Svarssätt', 'Way of replying']),
  property(1044, 'text', ['Paikka', 'Plats', 'Place']),
  property(1045, 'timestamp', ['Havaintoaika', 'Tidpunkt för iakttagelsen', 'Time of observation']),
];

/** 1046–1062: grants for associations; 1056: school transport. */
const grants: readonly SeedProperty[] = [
  property(1046, 'text', ['Yhdistyksen nimi', 'Föreningens namn', 'Name of the association']),
  lookup(1047, demoLists.grantTypes, ['Avustuslaji', 'Bidragsslag', 'Grant type']),
  property(1048, 'floating', ['Haettava summa', 'Sökt belopp', 'Amount applied for']),
  property(1049, 'date', ['Toiminta alkaa', 'Verksamheten börjar', 'Activity begins']),
  property(1050, 'date', ['Toiminta päättyy', 'Verksamheten slutar', 'Activity ends']),
  multiLookup(1051, demoLists.targetGroups, ['Kohderyhmät', 'Målgrupper', 'Target groups']),
  property(1052, 'multiLineText', [
    'Kuvaus toiminnasta',
    'Beskrivning av verksamheten',
    'Description of the activity',
  ]),
  property(1053, 'text', ['Y-tunnus', 'FO-nummer', 'Business ID']),
  property(1054, 'integer', ['Jäsenmäärä', 'Antal medlemmar', 'Number of members']),
  property(1055, 'boolean', ['Suostumus', 'Samtycke', 'Consent']),
  property(1056, 'time', [
    'Koulukuljetuksen kellonaika',
    'Klockslag för skolskjutsen',
    'School transport time',
  ]),
  property(1057, 'integer', ['Hakuvuosi', 'Ansökningsår', 'Year applied for']),
  property(1058, 'floating', ['Kokonaiskustannukset', 'Totala kostnader', 'Total costs']),
  property(1059, 'integer', ['Talkootyön osuus (%)', 'Andel talkoarbete (%)', 'Share of voluntary work (%)']),
  multiLookup(1060, demoLists.activityForms, ['Toimintamuodot', 'Verksamhetsformer', 'Forms of activity']),
  property(1061, 'timestamp', ['Tapahtuman ajankohta', 'Tidpunkt för evenemanget', 'Time of the event']),
  property(1062, 'text', ['Tilinumero (IBAN)', 'Kontonummer (IBAN)', 'Account number (IBAN)']),
];

/** 1063–1071: bookings, journeys to school, courses, how a case was received, and who applies. */
const services: readonly SeedProperty[] = [
  lookup(1063, demoLists.facilities, ['Varattava tila', 'Lokal som bokas', 'Facility booked']),
  property(1064, 'timestamp', ['Varaus alkaa', 'Bokningen börjar', 'Booking begins']),
  property(1065, 'timestamp', ['Varaus päättyy', 'Bokningen slutar', 'Booking ends']),
  property(1066, 'integer', ['Osallistujamäärä', 'Antal deltagare', 'Number of participants']),
  lookup(1067, demoLists.schools, ['Koulu', 'Skola', 'School']),
  property(1068, 'floating', ['Koulumatkan pituus (km)', 'Skolvägens längd (km)', 'Distance to school (km)']),
  lookup(1069, demoLists.channels, ['Saapumistapa', 'Inkommit via', 'Received through']),
  property(1070, 'date', ['Syntymäpäivä', 'Födelsedatum', 'Date of birth']),
  lookup(1071, demoLists.applicantTypes, ['Hakijatyyppi', 'Typ av sökande', 'Applicant type']),
];

/** Properties of the demo structure, 1000–1071. */
export const demoProperties: readonly SeedProperty[] = [
  ...building,
  ...identity,
  ...contact,
  ...grants,
  ...services,
];
