import type { SeedValueList, SeedWorkflow } from '../structure/structure-seed.ts';
import { valueList, workflow } from './define.ts';
import { demoLists, demoWorkflows } from './ids.ts';

const building: readonly SeedValueList[] = [
  valueList(
    demoLists.districts,
    ['Kaupunginosat', 'Stadsdelar', 'Districts'],
    [
      ['Keskusta', 'Centrum', 'City centre'],
      ['Kirkonmäki', 'Kyrkbacken', 'Kirkonmäki'],
      ['Satama', 'Hamnen', 'Harbour'],
      ['Itäranta', 'Östra stranden', 'Itäranta'],
      ['Länsiranta', 'Västra stranden', 'Länsiranta'],
      ['Myllyoja', 'Kvarnbäcken', 'Myllyoja'],
      ['Koivula', 'Björkhagen', 'Koivula'],
      ['Asemanseutu', 'Stationsområdet', 'Station area'],
      ['Teollisuusalue', 'Industriområdet', 'Industrial area'],
      ['Pohjoiskylä', 'Norrby', 'Pohjoiskylä'],
      ['Etelänummi', 'Södermo', 'Etelänummi'],
      ['Saaristo', 'Skärgården', 'Archipelago'],
    ],
  ),
  valueList(
    demoLists.buildingTypes,
    ['Rakennustyypit', 'Byggnadstyper', 'Building types'],
    [
      ['Omakotitalo', 'Egnahemshus', 'Detached house'],
      ['Paritalo', 'Parhus', 'Semi-detached house'],
      ['Rivitalo', 'Radhus', 'Terraced house'],
      ['Kerrostalo', 'Flervåningshus', 'Block of flats'],
      ['Vapaa-ajan rakennus', 'Fritidshus', 'Holiday home'],
      ['Sauna', 'Bastu', 'Sauna'],
      ['Autotalli tai -katos', 'Garage eller biltak', 'Garage or carport'],
      ['Varasto', 'Förråd', 'Storage building'],
      ['Maatalousrakennus', 'Lantbruksbyggnad', 'Agricultural building'],
      ['Liikerakennus', 'Affärsbyggnad', 'Commercial building'],
      ['Teollisuusrakennus', 'Industribyggnad', 'Industrial building'],
      ['Muu rakennus', 'Annan byggnad', 'Other building'],
    ],
  ),
  valueList(
    demoLists.permits,
    ['Luvat', 'Tillstånd', 'Permits'],
    [
      ['Rakentamislupa', 'Bygglov', 'Building permit'],
      ['Purkamislupa', 'Rivningslov', 'Demolition permit'],
      ['Maisematyölupa', 'Tillstånd för miljöåtgärder', 'Landscape work permit'],
      ['Poikkeamislupa', 'Undantagslov', 'Exemption permit'],
      ['Meluilmoitus', 'Bulleranmälan', 'Noise notification'],
    ],
  ),
  valueList(
    demoLists.ownership,
    ['Omistusmuodot', 'Ägandeformer', 'Forms of ownership'],
    [
      ['Oma', 'Egen', 'Owned by the applicant'],
      ['Yhteisomistus', 'Samägd', 'Jointly owned'],
      ['Vuokrattu kunnalta', 'Arrenderad av kommunen', 'Leased from the municipality'],
      ['Vuokrattu muulta', 'Arrenderad av annan', 'Leased from somebody else'],
      ['Asunto-osakeyhtiö', 'Bostadsaktiebolag', 'Housing company'],
    ],
  ),
];

const contact: readonly SeedValueList[] = [
  valueList(
    demoLists.feedbackKinds,
    ['Palautteen lajit', 'Typer av respons', 'Kinds of feedback'],
    [
      ['Kysymys', 'Fråga', 'Question'],
      ['Kiitos', 'Beröm', 'Praise'],
      ['Moite', 'Klagomål', 'Complaint'],
      ['Kehitysidea', 'Utvecklingsidé', 'Suggestion'],
      ['Vikailmoitus', 'Felanmälan', 'Fault report'],
    ],
  ),
  valueList(
    demoLists.serviceAreas,
    ['Palvelualueet', 'Serviceområden', 'Service areas'],
    [
      ['Asuminen ja rakentaminen', 'Boende och byggande', 'Housing and building'],
      ['Kadut ja puistot', 'Gator och parker', 'Streets and parks'],
      ['Koulut ja varhaiskasvatus', 'Skolor och småbarnspedagogik', 'Schools and early education'],
      ['Kulttuuri ja kirjasto', 'Kultur och bibliotek', 'Culture and library'],
      ['Liikunta ja nuoriso', 'Idrott och ungdom', 'Sports and youth'],
      ['Vesi ja jätehuolto', 'Vatten och avfallshantering', 'Water and waste'],
      ['Ympäristö', 'Miljö', 'Environment'],
      ['Hallinto ja päätöksenteko', 'Förvaltning och beslutsfattande', 'Administration and decision-making'],
    ],
  ),
  valueList(
    demoLists.replyWays,
    ['Vastaustavat', 'Svarssätt', 'Ways of replying'],
    [
      ['Sähköposti', 'E-post', 'E-mail'],
      ['Puhelu', 'Telefonsamtal', 'Phone call'],
      ['Tekstiviesti', 'Textmeddelande', 'Text message'],
      ['Kirje', 'Brev', 'Letter'],
    ],
  ),
  valueList(
    demoLists.channels,
    ['Saapumistavat', 'Sätt att inkomma', 'Ways of arriving'],
    [
      ['Verkkolomake', 'Webbformulär', 'Online form'],
      ['Sähköposti', 'E-post', 'E-mail'],
      ['Puhelin', 'Telefon', 'Phone'],
      ['Paperi', 'Papper', 'Paper'],
    ],
  ),
];

const leisure: readonly SeedValueList[] = [
  valueList(
    demoLists.applicantTypes,
    ['Hakijatyypit', 'Typer av sökande', 'Applicant types'],
    [
      ['Yhdistys', 'Förening', 'Association'],
      ['Säätiö', 'Stiftelse', 'Foundation'],
      ['Yritys tai osuuskunta', 'Företag eller andelslag', 'Company or cooperative'],
    ],
  ),
  valueList(
    demoLists.grantTypes,
    ['Avustuslajit', 'Bidragsslag', 'Grant types'],
    [
      ['Toiminta-avustus', 'Verksamhetsbidrag', 'Operating grant'],
      ['Kohdeavustus', 'Projektbidrag', 'Project grant'],
      ['Tila-avustus', 'Lokalbidrag', 'Premises grant'],
    ],
  ),
  valueList(
    demoLists.targetGroups,
    ['Kohderyhmät', 'Målgrupper', 'Target groups'],
    [
      ['Lapset ja nuoret', 'Barn och unga', 'Children and young people'],
      ['Työikäiset', 'Personer i arbetsför ålder', 'People of working age'],
      ['Ikääntyneet', 'Äldre', 'Older people'],
      ['Maahanmuuttajat', 'Invandrare', 'Immigrants'],
    ],
  ),
  valueList(
    demoLists.activityForms,
    ['Toimintamuodot', 'Verksamhetsformer', 'Forms of activity'],
    [
      ['Ohjattu ryhmä', 'Ledd grupp', 'Guided group'],
      ['Kurssi', 'Kurs', 'Course'],
      ['Leiri', 'Läger', 'Camp'],
      ['Tapahtuma', 'Evenemang', 'Event'],
      ['Neuvonta', 'Rådgivning', 'Advice'],
      ['Vertaistuki', 'Kamratstöd', 'Peer support'],
    ],
  ),
  valueList(
    demoLists.facilities,
    ['Varattavat tilat', 'Lokaler som kan bokas', 'Facilities for booking'],
    [
      ['Urheilutalon sali', 'Idrottshusets sal', 'Sports hall'],
      ['Kirjaston kokoushuone', 'Bibliotekets mötesrum', 'Library meeting room'],
      ['Nuorisotalo', 'Ungdomsgården', 'Youth centre'],
      ['Koulukeskuksen juhlasali', 'Skolcentrets festsal', 'School assembly hall'],
      ['Rantapuiston esiintymislava', 'Strandparkens scen', 'Stage in the shore park'],
    ],
  ),
  valueList(
    demoLists.schools,
    ['Koulut', 'Skolor', 'Schools'],
    [
      ['Keskustan koulu', 'Keskustan koulu', 'Keskustan koulu'],
      ['Myllyojan koulu', 'Myllyojan koulu', 'Myllyojan koulu'],
      ['Koivulan yhtenäiskoulu', 'Koivulan yhtenäiskoulu', 'Koivulan yhtenäiskoulu'],
      ['Norrby skola', 'Norrby skola', 'Norrby skola'],
    ],
  ),
];

/** Value lists of the demo structure, ordered by area. */
export const demoValueLists: readonly SeedValueList[] = [...building, ...contact, ...leisure];

/** Workflows of the demo structure. State ids continue from one workflow to the next. */
export const demoWorkflowSeeds: readonly SeedWorkflow[] = [
  workflow(demoWorkflows.caseHandling, ['Asian käsittely', 'Ärendehandläggning', 'Case handling'], 101, [
    ['Saapunut', 'Inkommet', 'Received'],
    ['Käsittelyssä', 'Under handläggning', 'In progress'],
    ['Odottaa lisätietoja', 'Väntar på komplettering', 'Waiting for more information'],
    ['Päätetty', 'Beslutat', 'Decided'],
    ['Arkistoitu', 'Arkiverat', 'Archived'],
  ]),
  workflow(
    demoWorkflows.feedbackHandling,
    ['Palautteen käsittely', 'Handläggning av respons', 'Feedback handling'],
    106,
    [
      ['Uusi', 'Ny', 'New'],
      ['Vastattavana', 'Väntar på svar', 'Waiting for a reply'],
      ['Vastattu', 'Besvarad', 'Replied'],
    ],
  ),
];
