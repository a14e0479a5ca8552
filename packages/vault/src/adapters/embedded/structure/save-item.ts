import {
  builtInLists,
  failed,
  firstAssignedId,
  type ItemDraft,
  type Problem,
  type Result,
} from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { nextNumber } from '../counters.ts';
import type { StructureElementId } from '../../../structure-administration.ts';
import type { VaultTables } from '../tables.ts';
import { hasOwnItems } from './read-administered.ts';
import { saveStructureElement } from './save-structure-element.ts';

type Write = Transaction<VaultTables>;

/** Saves an item of a list, a workflow or a state. A state cannot change its workflow. */
export async function saveItem(
  transaction: Write,
  { list, id }: { readonly list: number; readonly id: StructureElementId },
  draft: ItemDraft,
): Promise<Result<number>> {
  if (!(await hasOwnItems(transaction, list))) return failed({ code: 'not-found' });
  const before = id === null ? undefined : await findItem(transaction, list, id);
  const owner = id === null ? (draft.owner ?? null) : (before?.owner ?? null);
  return saveStructureElement(transaction, {
    kind: 'item',
    list,
    id,
    draft,
    problems: id === null ? await checkOwner(transaction, list, owner) : [],
    async write(name) {
      if (id !== null && before === undefined) return undefined;
      const itemId = id ?? (await nextItemId(transaction, list));
      if (id === null) {
        const position = await nextPosition(transaction, list);
        await transaction
          .insertInto('vault_items')
          .values({ list, id: itemId, name, position, owner })
          .execute();
      } else
        await transaction
          .updateTable('vault_items')
          .set({ name })
          .where('list', '=', list)
          .where('id', '=', itemId)
          .execute();
      if (draft.order !== undefined) await moveItem(transaction, { list, id: itemId, owner }, draft.order);
      return itemId;
    },
  });
}

function findItem(transaction: Write, list: number, id: number) {
  return transaction
    .selectFrom('vault_items')
    .select('owner')
    .where('list', '=', list)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A state belongs to a workflow; other items have no owner. */
async function checkOwner(
  transaction: Write,
  list: number,
  owner: number | null,
): Promise<readonly Problem[]> {
  const path = 'Owner';
  if (list !== builtInLists.states) return owner === null ? [] : [{ code: 'request.invalid', path }];
  const workflow = owner === null ? undefined : await findItem(transaction, builtInLists.workflows, owner);
  return workflow === undefined ? [{ code: 'vault.reference-unknown', path }] : [];
}

async function nextItemId(transaction: Write, list: number): Promise<number> {
  const { last } = await transaction
    .selectFrom('vault_items')
    .select((select) => select.fn.max('id').as('last'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  const isWorkflowOrState = list === builtInLists.workflows || list === builtInLists.states;
  const first = isWorkflowOrState ? firstAssignedId.workflowOrState : 1;
  // An empty list has no last item.
  const free = Math.max(first, Number(last ?? 0) + 1);
  return nextNumber(transaction, `items-of-${String(list)}`, free);
}

async function nextPosition(transaction: Write, list: number): Promise<number> {
  const { last } = await transaction
    .selectFrom('vault_items')
    .select((select) => select.fn.max('position').as('last'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(last ?? -1) + 1;
}

interface ItemToMove {
  readonly list: number;
  readonly id: number;
  readonly owner: number | null;
}

/** Moves an item to a position in its list, or a state in its workflow; a position past the end means the end. */
async function moveItem(transaction: Write, { list, id, owner }: ItemToMove, order: number): Promise<void> {
  const rows = await transaction
    .selectFrom('vault_items')
    .select(['id', 'position'])
    .where('list', '=', list)
    .where('owner', owner === null ? 'is' : '=', owner)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const positions = rows.map((row) => row.position);
  const ids = rows.map((row) => row.id).filter((other) => other !== id);
  ids.splice(order - 1, 0, id);
  const before = new Map(rows.map((row) => [row.id, row.position]));
  for (const [index, item] of ids.entries()) {
    const position = positions[index] ?? index;
    if (before.get(item) === position) continue;
    await transaction
      .updateTable('vault_items')
      .set({ position })
      .where('list', '=', list)
      .where('id', '=', item)
      .execute();
  }
}
