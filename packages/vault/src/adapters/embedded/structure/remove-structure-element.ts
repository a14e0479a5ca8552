import { builtInLists, failed, ok, type Result, type StructureElementRef } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { VaultTables } from '../tables.ts';
import { isBuiltIn } from './built-in.ts';
import { removeNames } from './names.store.ts';
import { listUses } from './uses.store.ts';

type Write = Transaction<VaultTables>;

/** An element of the structure; accounts are removed elsewhere. */
type StructureRef = StructureElementRef & { readonly kind: Exclude<StructureElementRef['kind'], 'user'> };

/**
 * Deletes an element that the vault does not use, with what belongs only to it. Problem codes: `not-found`, `vault.built-in`,
 * `vault.in-use`.
 */
export async function removeStructureElement(
  transaction: Write,
  element: StructureRef,
): Promise<Result<undefined>> {
  if (!(await exists(transaction, element))) return failed({ code: 'not-found' });
  if (await isFixed(transaction, element)) return failed({ code: 'vault.built-in' });
  if ((await listUses(transaction, element)).length > 0) return failed({ code: 'vault.in-use' });
  await remove(transaction, element);
  return ok(undefined);
}

async function exists(transaction: Write, { kind, id, list }: StructureRef): Promise<boolean> {
  const row =
    kind === 'item'
      ? await transaction
          .selectFrom('vault_items')
          .select('id')
          .where('list', '=', list ?? -1)
          .where('id', '=', id)
          .executeTakeFirst()
      : await transaction.selectFrom(tables[kind]).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

const tables = {
  'object-type': 'vault_object_types',
  class: 'vault_classes',
  property: 'vault_properties',
  'value-list': 'vault_value_lists',
  language: 'vault_languages',
} as const;

async function isFixed(transaction: Write, { kind, id }: StructureRef): Promise<boolean> {
  if (kind === 'item') return false;
  if (kind !== 'language') return isBuiltIn(kind, id);
  const first = await transaction
    .selectFrom('vault_languages')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id === id;
}

async function remove(transaction: Write, { kind, id, list = 0 }: StructureRef): Promise<void> {
  switch (kind) {
    case 'item':
      if (list === builtInLists.workflows) await removeItems(transaction, { owner: id });
      await transaction.deleteFrom('vault_items').where('list', '=', list).where('id', '=', id).execute();
      return removeNames(transaction, { kind, list, id });
    case 'language':
      await transaction.deleteFrom('vault_names').where('language', '=', id).execute();
      break;
    case 'class':
      await transaction.deleteFrom('vault_class_properties').where('class', '=', id).execute();
      break;
    case 'value-list':
      await removeItems(transaction, { list: id });
      break;
    case 'object-type':
    case 'property':
      break;
  }
  await transaction.deleteFrom(tables[kind]).where('id', '=', id).execute();
  if (kind !== 'language') await removeNames(transaction, { kind, list, id });
}

/** Deletes the items of a list, or the states of a workflow, with their names. */
async function removeItems(
  transaction: Write,
  items: { readonly list: number } | { readonly owner: number },
): Promise<void> {
  const rows = await transaction
    .selectFrom('vault_items')
    .select(['list', 'id'])
    .where((where) =>
      'list' in items
        ? where('list', '=', items.list)
        : where.and([where('list', '=', builtInLists.states), where('owner', '=', items.owner)]),
    )
    .execute();
  for (const { list, id } of rows) {
    await removeNames(transaction, { kind: 'item', list, id });
    await transaction.deleteFrom('vault_items').where('list', '=', list).where('id', '=', id).execute();
  }
}
