import {
  builtInLists,
  builtInProperties,
  dataTypes,
  documentType,
  type DataType,
  type ValueListItem,
  type VaultProperty,
  type VaultStructure,
} from '@form-portal/domain';
import type { ContractStructure } from './harness.ts';

/** The built-in properties that every vault has. */
export const builtInDefinitions: readonly VaultProperty[] = [
  property(builtInProperties.title, 'Name or title', dataTypes.text),
  property(builtInProperties.created, 'Created', dataTypes.timestamp),
  property(builtInProperties.lastModified, 'Last modified', dataTypes.timestamp),
  property(builtInProperties.singleFile, 'Single file', dataTypes.boolean),
  property(builtInProperties.lastModifiedBy, 'Last modified by', dataTypes.lookup, builtInLists.users),
  property(builtInProperties.createdBy, 'Created by', dataTypes.lookup, builtInLists.users),
  property(builtInProperties.keywords, 'Keywords', dataTypes.text),
  property(builtInProperties.workflow, 'Workflow', dataTypes.lookup, builtInLists.workflows),
  property(builtInProperties.state, 'State', dataTypes.lookup, builtInLists.states),
  property(builtInProperties.class, 'Class', dataTypes.lookup, builtInLists.classes),
];

const list = 110;
const items: ContractStructure['items'] = [
  // Not in the order of their numbers.
  { id: 9, name: 'Kolmas' },
  { id: 7, name: 'Ensimmäinen' },
  { id: 8, name: 'Toinen' },
];
const english = { id: 2, name: 'English' };
const translatedItem = { list, language: english.id, name: 'Third' };

/** A workflow with its states in order; a new object starts in the first. */
interface ContractWorkflow extends ValueListItem {
  readonly states: readonly [ValueListItem, ...ValueListItem[]];
}

/** The elements that bear the numbers of {@link contractStructure}. */
interface ContractElements {
  readonly structure: VaultStructure;
  /** By list; without the items of built-in lists. */
  readonly items: Readonly<Record<number, readonly ValueListItem[]>>;
  readonly workflows: readonly ContractWorkflow[];
}

/** What an adapter's harness sets up for the contract, in its own format, when it can set up a structure. */
export const contractElements: ContractElements = {
  structure: {
    properties: [
      ...builtInDefinitions,
      property(1000, 'Teksti', dataTypes.text),
      property(1001, 'Rivit', dataTypes.multiLineText),
      property(1002, 'Luku', dataTypes.integer),
      property(1003, 'Desimaaliluku', dataTypes.floating),
      property(1004, 'Päivä', dataTypes.date),
      property(1005, 'Aika', dataTypes.time),
      property(1006, 'Ajankohta', dataTypes.timestamp),
      property(1007, 'Kyllä vai ei', dataTypes.boolean),
      property(1008, 'Valinta', dataTypes.lookup, list),
      property(1009, 'Valinnat', dataTypes.multiSelectLookup, list),
    ],
    classes: [
      {
        id: 2,
        name: 'Vapaa',
        objectType: documentType,
        properties: [
          { id: 1000, required: false },
          { id: 1002, required: false },
        ],
      },
      {
        id: 3,
        name: 'Tarkka',
        objectType: documentType,
        properties: [
          { id: 1000, required: true },
          { id: 1008, required: true },
        ],
      },
    ],
    objectTypes: [
      { id: documentType, name: 'Asiakirja' },
      { id: 101, name: 'Asia' },
    ],
    languages: [{ id: 1, name: 'suomi' }, english],
    itemNames: { [list]: { [items[0].id]: { [english.id]: translatedItem.name } } },
    elementNames: { properties: {}, classes: {}, objectTypes: {} },
  },
  items: { [list]: items },
  workflows: [
    {
      id: 101,
      name: 'Käsittely',
      states: [
        { id: 101, name: 'Saapunut' },
        { id: 102, name: 'Päätetty' },
      ],
    },
    { id: 102, name: 'Arkistointi', states: [{ id: 103, name: 'Arkistoitu' }] },
  ],
};

/** The numbers of {@link contractElements}. */
export const contractStructure: ContractStructure = {
  objectType: documentType,
  otherObjectType: 101,
  plainClass: 2,
  strictClass: 3,
  properties: {
    text: 1000,
    multiLineText: 1001,
    integer: 1002,
    floating: 1003,
    date: 1004,
    time: 1005,
    timestamp: 1006,
    boolean: 1007,
    lookup: 1008,
    multiLookup: 1009,
  },
  items,
  workflows: contractElements.workflows.map(({ name }) => name),
  states: contractElements.workflows.flatMap(({ states }) => states.map(({ name }) => name)),
  translatedItem,
};

function property(
  id: number,
  name: string,
  dataType: DataType,
  valueList: number | null = null,
): VaultProperty {
  return { id, name, dataType, valueList };
}
