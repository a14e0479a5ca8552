import { builtInLists, firstAssignedId } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { VaultTables } from '../tables.ts';
import { builtInSeed } from './built-in-seed.ts';
import type { SeedItem, SeedNames, StructureSeed } from './structure-seed.ts';
import type { ItemRow, NamedKind, NameRow } from './structure-tables.ts';

/**
 * Writes the built-in structure and the seed to a vault without one; returns false, changing nothing, when it has one. Portals
 * that start simultaneously load it once.
 */
export async function loadStructure(
  transaction: Transaction<VaultTables>,
  seed: StructureSeed,
): Promise<boolean> {
  const structure = withBuiltIn(seed);
  const loaded = await transaction
    .insertInto('vault_counters')
    .values({ name: 'property', next: nextId(structure.properties, firstAssignedId.property) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (loaded === undefined) return false;

  await transaction
    .insertInto('vault_counters')
    .values([
      {
        name: 'object-type-or-list',
        next: nextId([...structure.objectTypes, ...structure.valueLists], firstAssignedId.objectTypeOrList),
      },
      { name: 'class', next: nextId(structure.classes, firstAssignedId.class) },
    ])
    .execute();
  await insertElements(transaction, structure);
  await insertItems(transaction, structure);
  await insertNames(transaction, structure);
  return true;
}

function withBuiltIn(seed: StructureSeed): StructureSeed {
  return {
    languages: seed.languages,
    objectTypes: [...builtInSeed.objectTypes, ...seed.objectTypes],
    valueLists: [...builtInSeed.valueLists, ...seed.valueLists],
    workflows: seed.workflows,
    properties: [...builtInSeed.properties, ...seed.properties],
    classes: [...builtInSeed.classes, ...seed.classes],
  };
}

function nextId(elements: readonly { readonly id: number }[], first: number): number {
  return Math.max(first, ...elements.map((element) => element.id + 1));
}

async function insertElements(
  transaction: Transaction<VaultTables>,
  structure: StructureSeed,
): Promise<void> {
  const named = (element: { readonly id: number; readonly names: SeedNames }) => ({
    id: element.id,
    name: mainName(structure, element.names),
  });
  await transaction
    .insertInto('vault_languages')
    .values([...structure.languages])
    .execute();
  await transaction.insertInto('vault_object_types').values(structure.objectTypes.map(named)).execute();
  await transaction.insertInto('vault_value_lists').values(structure.valueLists.map(named)).execute();
  await transaction
    .insertInto('vault_properties')
    .values(
      structure.properties.map((property) => ({
        ...named(property),
        data_type: property.dataType,
        value_list: property.valueList ?? null,
      })),
    )
    .execute();
  await transaction
    .insertInto('vault_classes')
    .values(
      structure.classes.map((seedClass) => ({
        ...named(seedClass),
        object_type: seedClass.objectType,
        workflow: seedClass.workflow ?? null,
      })),
    )
    .execute();
  await transaction
    .insertInto('vault_class_properties')
    .values(
      structure.classes.flatMap(({ id, required, optional }) =>
        [...required, ...optional].map((property, position) => ({
          class: id,
          property,
          required: Number(position < required.length),
          position,
        })),
      ),
    )
    .execute();
}

interface OwnedItem extends SeedItem {
  readonly list: number;
  readonly owner: number | null;
}

function itemsOf(structure: StructureSeed): readonly OwnedItem[] {
  return [
    ...structure.valueLists.flatMap((list) =>
      list.items.map((item) => ({ ...item, list: list.id, owner: null })),
    ),
    ...structure.workflows.map((workflow) => ({ ...workflow, list: builtInLists.workflows, owner: null })),
    ...structure.workflows.flatMap((workflow) =>
      workflow.states.map((state) => ({ ...state, list: builtInLists.states, owner: workflow.id })),
    ),
  ];
}

async function insertItems(transaction: Transaction<VaultTables>, structure: StructureSeed): Promise<void> {
  const rows = itemsOf(structure).map((item, position): ItemRow => {
    const { list, id, owner } = item;
    return { list, id, owner, position, name: mainName(structure, item.names) };
  });
  if (rows.length > 0) await transaction.insertInto('vault_items').values(rows).execute();
}

async function insertNames(transaction: Transaction<VaultTables>, structure: StructureSeed): Promise<void> {
  const rows: NameRow[] = [];
  const add = (kind: NamedKind, list: number, id: number, names: SeedNames): void => {
    for (const language of structure.languages) {
      const name = names[language.tag];
      if (name !== undefined) rows.push({ kind, list, id, language: language.id, name });
    }
  };
  for (const { id, names } of structure.objectTypes) add('object-type', 0, id, names);
  for (const { id, names } of structure.classes) add('class', 0, id, names);
  for (const { id, names } of structure.properties) add('property', 0, id, names);
  for (const { id, names } of structure.valueLists) add('value-list', 0, id, names);
  for (const { list, id, names } of itemsOf(structure)) add('item', list, id, names);
  await transaction.insertInto('vault_names').values(rows).execute();
}

function mainName(structure: StructureSeed, names: SeedNames): string {
  return names[structure.languages[0].tag] ?? Object.values(names)[0] ?? '';
}
