import type { ContractStructure } from './harness.ts';

/** Numbers of a structure that an adapter's harness can set up for the contract. */
export const contractStructure: ContractStructure = {
  objectType: 0,
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
  items: [
    { id: 9, name: 'Kolmas' },
    { id: 7, name: 'Ensimmäinen' },
    { id: 8, name: 'Toinen' },
  ],
  workflows: ['Käsittely', 'Arkistointi'],
  states: ['Saapunut', 'Päätetty', 'Arkistoitu'],
  translatedItem: { list: 110, language: 2, name: 'Third' },
};
