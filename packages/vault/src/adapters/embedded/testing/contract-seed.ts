import { firstCustomObjectType, firstCustomProperty, type ValueListItem } from '@form-portal/domain';
import { contractElements } from '../../../contract/contract-structure.ts';
import type { SeedItem, SeedNames, StructureSeed } from '../structure/structure-seed.ts';

const { structure, items, workflows } = contractElements;
const named = ({ id, name }: ValueListItem): SeedItem => ({ id, names: { fi: name } });

function itemNames(list: number, { id, name }: ValueListItem): SeedNames {
  const english = structure.itemNames[list]?.[id]?.[2];
  return { fi: name, ...(english !== undefined && { en: english }) };
}

/** {@link contractElements} beside the built-in ones, and a class whose objects start in a workflow. */
export const contractSeed: StructureSeed = {
  languages: [
    { id: 1, name: 'suomi', tag: 'fi' },
    { id: 2, name: 'English', tag: 'en' },
  ],
  objectTypes: structure.objectTypes.filter(({ id }) => id >= firstCustomObjectType).map(named),
  valueLists: Object.entries(items).map(([list, ofList]) => ({
    id: Number(list),
    names: { fi: 'Vaihtoehdot' },
    items: ofList.map((item) => ({ id: item.id, names: itemNames(Number(list), item) })),
  })),
  workflows: workflows.map(({ states: [first, ...others], ...workflow }) => ({
    ...named(workflow),
    states: [named(first), ...others.map(named)],
  })),
  properties: structure.properties
    .filter(({ id }) => id >= firstCustomProperty)
    .map(({ valueList, dataType, ...property }) => ({
      ...named(property),
      dataType,
      ...(valueList !== null && { valueList }),
    })),
  classes: [
    ...structure.classes.map(({ objectType, properties, ...ofType }) => ({
      ...named(ofType),
      objectType,
      required: properties.filter(({ required }) => required).map(({ id }) => id),
      optional: properties.filter(({ required }) => !required).map(({ id }) => id),
    })),
    {
      id: 4,
      names: { fi: 'Käsiteltävä' },
      objectType: 101,
      workflow: 101,
      required: [38],
      optional: [1008, 1000],
    },
  ],
};
