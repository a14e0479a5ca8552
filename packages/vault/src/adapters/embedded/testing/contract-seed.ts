import { dataTypes } from '@form-portal/domain';
import type { StructureSeed } from '../structure/structure-seed.ts';

const list = 110;
/** {@link contractStructure}, with names in two languages. */
export const contractSeed: StructureSeed = {
  languages: [
    { id: 1, name: 'suomi', tag: 'fi' },
    { id: 2, name: 'English', tag: 'en' },
  ],
  objectTypes: [{ id: 101, names: { fi: 'Asia', en: 'Case' } }],
  valueLists: [
    {
      id: list,
      names: { fi: 'Vaihtoehdot', en: 'Choices' },
      // Not in the order of their numbers.
      items: [
        { id: 9, names: { fi: 'Kolmas', en: 'Third' } },
        { id: 7, names: { fi: 'Ensimmäinen', en: 'First' } },
        { id: 8, names: { fi: 'Toinen' } },
      ],
    },
  ],
  workflows: [
    {
      id: 101,
      names: { fi: 'Käsittely', en: 'Handling' },
      states: [
        { id: 101, names: { fi: 'Saapunut', en: 'Received' } },
        { id: 102, names: { fi: 'Päätetty', en: 'Decided' } },
      ],
    },
    {
      id: 102,
      names: { fi: 'Arkistointi', en: 'Archiving' },
      states: [{ id: 103, names: { fi: 'Arkistoitu', en: 'Archived' } }],
    },
  ],
  properties: [
    { id: 1000, names: { fi: 'Teksti', en: 'Text' }, dataType: dataTypes.text },
    { id: 1001, names: { fi: 'Rivit', en: 'Lines' }, dataType: dataTypes.multiLineText },
    { id: 1002, names: { fi: 'Luku', en: 'Integer' }, dataType: dataTypes.integer },
    { id: 1003, names: { fi: 'Desimaaliluku', en: 'Floating' }, dataType: dataTypes.floating },
    { id: 1004, names: { fi: 'Päivä', en: 'Date' }, dataType: dataTypes.date },
    { id: 1005, names: { fi: 'Aika', en: 'Time' }, dataType: dataTypes.time },
    { id: 1006, names: { fi: 'Ajankohta', en: 'Timestamp' }, dataType: dataTypes.timestamp },
    { id: 1007, names: { fi: 'Kyllä vai ei', en: 'Boolean' }, dataType: dataTypes.boolean },
    { id: 1008, names: { fi: 'Valinta', en: 'Lookup' }, dataType: dataTypes.lookup, valueList: list },
    {
      id: 1009,
      names: { fi: 'Valinnat', en: 'Lookups' },
      dataType: dataTypes.multiSelectLookup,
      valueList: list,
    },
  ],
  classes: [
    { id: 2, names: { fi: 'Vapaa', en: 'Plain' }, objectType: 0, required: [], optional: [1000, 1002] },
    { id: 3, names: { fi: 'Tarkka', en: 'Strict' }, objectType: 0, required: [1000, 1008], optional: [] },
    {
      id: 4,
      names: { fi: 'Käsiteltävä', en: 'Handled' },
      objectType: 101,
      workflow: 101,
      required: [38],
      optional: [1008, 1000],
    },
  ],
};
