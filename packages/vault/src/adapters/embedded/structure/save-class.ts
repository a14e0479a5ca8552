import { builtInLists } from '@form-portal/domain';
import type { ClassDraft, Problem, Result } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { nextNumber } from '../counters.ts';
import type { StructureElementId } from '../../../structure-administration.ts';
import type { VaultTables } from '../tables.ts';
import { notAssignable } from '../../../shared/not-assignable.ts';
import { saveStructureElement } from './save-structure-element.ts';
import type { ClassRow } from './structure-tables.ts';
import { countObjectsOf } from './uses.store.ts';

type Write = Transaction<VaultTables>;

/** Saves a class with its properties. The object type cannot change while the class has objects. */
export async function saveClass(
  transaction: Write,
  id: StructureElementId,
  draft: ClassDraft,
): Promise<Result<number>> {
  const before = id === null ? undefined : await findClass(transaction, id);
  const workflow = draft.workflow === undefined ? (before?.workflow ?? null) : draft.workflow;
  const columns = { object_type: draft.objectType, workflow };
  return saveStructureElement(transaction, {
    kind: 'class',
    id,
    draft,
    problems: [
      ...(await checkObjectType(transaction, before, draft.objectType)),
      ...(await checkWorkflow(transaction, workflow)),
      ...(await checkClassProperties(transaction, draft)),
    ],
    async write(name) {
      if (id !== null && before === undefined) return undefined;
      const classId = id ?? (await nextNumber(transaction, 'class'));
      if (before !== undefined)
        await transaction
          .updateTable('vault_classes')
          .set({ name, ...columns })
          .where('id', '=', classId)
          .execute();
      else
        await transaction
          .insertInto('vault_classes')
          .values({ id: classId, name, ...columns })
          .execute();
      await writeClassProperties(transaction, classId, draft);
      return classId;
    },
  });
}

function findClass(transaction: Write, id: number): Promise<ClassRow | undefined> {
  return transaction.selectFrom('vault_classes').selectAll().where('id', '=', id).executeTakeFirst();
}

async function checkObjectType(
  transaction: Write,
  before: ClassRow | undefined,
  objectType: number,
): Promise<readonly Problem[]> {
  const path = 'ObjectType';
  if (before?.object_type === objectType) return [];
  if (before !== undefined && (await countObjectsOf(transaction, { kind: 'class', id: before.id })) > 0)
    return [{ code: 'vault.member-in-use', path }];
  const type = await transaction
    .selectFrom('vault_object_types')
    .select('id')
    .where('id', '=', objectType)
    .executeTakeFirst();
  return type === undefined ? [{ code: 'vault.reference-unknown', path }] : [];
}

async function checkWorkflow(transaction: Write, workflow: number | null): Promise<readonly Problem[]> {
  if (workflow === null) return [];
  const item = await transaction
    .selectFrom('vault_items')
    .select('id')
    .where('list', '=', builtInLists.workflows)
    .where('id', '=', workflow)
    .executeTakeFirst();
  return item === undefined ? [{ code: 'vault.reference-unknown', path: 'Workflow' }] : [];
}

async function checkClassProperties(
  transaction: Write,
  { properties }: ClassDraft,
): Promise<readonly Problem[]> {
  const rows = await transaction.selectFrom('vault_properties').select('id').execute();
  const known = new Set(rows.map((row) => row.id));
  const seen = new Set<number>();
  return properties.flatMap(({ id }, index): readonly Problem[] => {
    const path = `Properties[${String(index)}].ID`;
    const isTwice = seen.has(id);
    seen.add(id);
    if (!known.has(id)) return [{ code: 'vault.reference-unknown', path }];
    return isTwice || notAssignable.has(id) ? [{ code: 'request.invalid', path }] : [];
  });
}

async function writeClassProperties(
  transaction: Write,
  id: number,
  { properties }: ClassDraft,
): Promise<void> {
  await transaction.deleteFrom('vault_class_properties').where('class', '=', id).execute();
  if (properties.length === 0) return;
  const rows = properties.map(({ id: property, required }, position) => ({
    class: id,
    property,
    position,
    required: Number(required),
  }));
  await transaction.insertInto('vault_class_properties').values(rows).execute();
}
