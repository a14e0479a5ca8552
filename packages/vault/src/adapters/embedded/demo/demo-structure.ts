import type { StructureSeed } from '../structure/structure-seed.ts';
import { demoClassSeeds } from './classes.ts';
import { names } from './define.ts';
import { demoObjectTypes } from './ids.ts';
import { demoProperties } from './properties.ts';
import { demoValueLists, demoWorkflowSeeds } from './value-lists.ts';

/**
 * The structure loaded into an empty vault at first start: what a Finnish municipality receives by forms, with names in three
 * languages.
 */
export const demoStructure: StructureSeed = {
  languages: [
    { id: 1, name: 'suomi', tag: 'fi' },
    { id: 2, name: 'svenska', tag: 'sv' },
    { id: 3, name: 'English', tag: 'en' },
  ],
  objectTypes: [
    { id: demoObjectTypes.case, names: names(['Asia', 'Ärende', 'Case']) },
    { id: demoObjectTypes.booking, names: names(['Varaus', 'Bokning', 'Booking']) },
  ],
  valueLists: demoValueLists,
  workflows: demoWorkflowSeeds,
  properties: demoProperties,
  classes: demoClassSeeds,
};
