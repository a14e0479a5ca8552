import { builtInLists, builtInProperties, dataTypes, documentType } from '@form-portal/domain';
import type { SeedClass, SeedNames, SeedProperty, StructureSeed } from './structure-seed.ts';

const names = (fi: string, sv: string, en: string): SeedNames => ({ fi, sv, en });

const properties: readonly SeedProperty[] = [
  {
    id: builtInProperties.title,
    names: names('Nimi tai otsikko', 'Namn eller titel', 'Name or title'),
    dataType: dataTypes.text,
  },
  {
    id: builtInProperties.created,
    names: names('Luotu', 'Skapad', 'Created'),
    dataType: dataTypes.timestamp,
  },
  {
    id: builtInProperties.lastModified,
    names: names('Viimeksi muokattu', 'Senast ändrad', 'Last modified'),
    dataType: dataTypes.timestamp,
  },
  {
    id: builtInProperties.singleFile,
    names: names('Yksi tiedosto', 'En fil', 'Single file'),
    dataType: dataTypes.boolean,
  },
  {
    id: builtInProperties.lastModifiedBy,
    names: names('Viimeksi muokannut', 'Senast ändrad av', 'Last modified by'),
    dataType: dataTypes.lookup,
    valueList: builtInLists.users,
  },
  {
    id: builtInProperties.createdBy,
    names: names('Luonut', 'Skapad av', 'Created by'),
    dataType: dataTypes.lookup,
    valueList: builtInLists.users,
  },
  {
    id: builtInProperties.keywords,
    names: names('Avainsanat', 'Nyckelord', 'Keywords'),
    dataType: dataTypes.text,
  },
  {
    id: builtInProperties.workflow,
    names: names('Työnkulku', 'Arbetsflöde', 'Workflow'),
    dataType: dataTypes.lookup,
    valueList: builtInLists.workflows,
  },
  {
    id: builtInProperties.state,
    names: names('Tila', 'Status', 'State'),
    dataType: dataTypes.lookup,
    valueList: builtInLists.states,
  },
  {
    id: builtInProperties.class,
    names: names('Luokka', 'Klass', 'Class'),
    dataType: dataTypes.lookup,
    valueList: builtInLists.classes,
  },
];

const classes: readonly SeedClass[] = [
  {
    id: 0,
    names: names('Luokittelematon asiakirja', 'Oklassificerat dokument', 'Unclassified document'),
    objectType: documentType,
    required: [],
    optional: [builtInProperties.keywords],
  },
  {
    id: 1,
    names: names('Muu asiakirja', 'Annat dokument', 'Other document'),
    objectType: documentType,
    required: [],
    optional: [builtInProperties.keywords],
  },
];

/** The built-in structure of every vault. A language without names here keeps the first language's. */
export const builtInSeed: Omit<StructureSeed, 'languages'> = {
  objectTypes: [{ id: documentType, names: names('Asiakirja', 'Dokument', 'Document') }],
  valueLists: [
    { id: builtInLists.classes, names: names('Luokat', 'Klasser', 'Classes'), items: [] },
    { id: builtInLists.users, names: names('Käyttäjät', 'Användare', 'Users'), items: [] },
    { id: builtInLists.workflows, names: names('Työnkulut', 'Arbetsflöden', 'Workflows'), items: [] },
    { id: builtInLists.states, names: names('Tilat', 'Statusar', 'States'), items: [] },
  ],
  workflows: [],
  properties,
  classes,
};
