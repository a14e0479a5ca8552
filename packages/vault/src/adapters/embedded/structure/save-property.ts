import {
  isLookup,
  newPropertyDataTypes,
  type Problem,
  type PropertyDraft,
  type Result,
} from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { nextNumber } from '../counters.ts';
import type { StructureElementId } from '../../../structure-administration.ts';
import type { VaultTables } from '../tables.ts';
import { isBuiltIn } from './built-in.ts';
import { isName } from './names.store.ts';
import { saveItem } from './save-item.ts';
import { saveValueList } from './save-structure.ts';
import { saveStructureElement } from './save-structure-element.ts';
import type { PropertyRow } from './structure-tables.ts';
import { countObjectsOf } from './uses.store.ts';

type Write = Transaction<VaultTables>;

/**
 * Saves a property definition, with the value list it requests. Data type and list cannot change for a built-in property or one
 * that objects use.
 */
export async function saveProperty(
  transaction: Write,
  id: StructureElementId,
  draft: PropertyDraft,
): Promise<Result<number>> {
  const before = id === null ? undefined : await findProperty(transaction, id);
  const problems =
    before === undefined
      ? await checkNewProperty(transaction, draft)
      : await checkChangedProperty(transaction, before, draft);
  return saveStructureElement(transaction, {
    kind: 'property',
    id,
    draft,
    problems,
    async write(name) {
      if (id !== null && before === undefined) return undefined;
      const columns = { data_type: draft.dataType, value_list: await listOf(transaction, draft) };
      if (id !== null) {
        const query = transaction.updateTable('vault_properties').set({ name, ...columns });
        return (await query.where('id', '=', id).returning('id').executeTakeFirst())?.id;
      }
      const row = { id: await nextNumber(transaction, 'property'), name, ...columns };
      await transaction.insertInto('vault_properties').values(row).execute();
      return row.id;
    },
  });
}

function findProperty(transaction: Write, id: number): Promise<PropertyRow | undefined> {
  return transaction.selectFrom('vault_properties').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The list that a draft names, or a new one with its items. Everything was checked before: a refusal here rolls back the
 * transaction.
 */
async function listOf(transaction: Write, draft: PropertyDraft): Promise<number | null> {
  const { name, names, valueList, items } = draft;
  if (items === undefined) return valueList;
  const list = savedId(await saveValueList(transaction, null, { name, names }));
  for (const item of items) savedId(await saveItem(transaction, { list, id: null }, { name: item }));
  return list;
}

function savedId(saved: Result<number>): number {
  if (!saved.ok) throw new Error(`A checked value list was refused: ${saved.problems[0].code}`);
  return saved.value;
}

async function checkNewProperty(transaction: Write, draft: PropertyDraft): Promise<readonly Problem[]> {
  const { dataType, valueList, items } = draft;
  if (!newPropertyDataTypes.includes(dataType)) return [{ code: 'request.invalid', path: 'DataType' }];
  if (items !== undefined) return checkItems(draft, items);
  if (!isLookup(dataType)) return valueList === null ? [] : [{ code: 'request.invalid', path: 'ValueList' }];
  const list = await transaction
    .selectFrom('vault_value_lists')
    .select('id')
    .where('id', '=', valueList ?? -1)
    .executeTakeFirst();
  return list === undefined ? [{ code: 'vault.reference-unknown', path: 'ValueList' }] : [];
}

function checkItems({ dataType, valueList }: PropertyDraft, items: readonly string[]): readonly Problem[] {
  if (!isLookup(dataType) || valueList !== null) return [{ code: 'request.invalid', path: 'Items' }];
  return items.flatMap((name, index): readonly Problem[] =>
    isName(name) ? [] : [{ code: 'vault.name-invalid', path: `Items[${String(index)}]` }],
  );
}

async function checkChangedProperty(
  transaction: Write,
  before: PropertyRow,
  draft: PropertyDraft,
): Promise<readonly Problem[]> {
  const hasType = before.data_type === draft.dataType;
  const hasList = draft.items === undefined && before.value_list === draft.valueList;
  if (hasType && hasList) return [];
  const path = hasType ? 'ValueList' : 'DataType';
  if (isBuiltIn('property', before.id)) return [{ code: 'vault.built-in', path }];
  const objects = await countObjectsOf(transaction, { kind: 'property', id: before.id });
  if (objects > 0) return [{ code: 'vault.member-in-use', path }];
  return checkNewProperty(transaction, draft);
}
