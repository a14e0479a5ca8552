import { builtInLists, maxCountedUses } from '@form-portal/domain';
import type { StructureElementRef, VaultUse } from '@form-portal/domain';
import type { Kysely } from 'kysely';
import type { VaultTables } from '../tables.ts';

type Read = Kysely<VaultTables>;

/** Where the vault itself uses an element. */
export async function listUses(database: Read, element: StructureElementRef): Promise<readonly VaultUse[]> {
  const count = await countObjectsOf(database, element);
  const objects: readonly VaultUse[] = count === 0 ? [] : [{ kind: 'objects', count }];
  return [...(await listStructureUses(database, element)), ...objects];
}

async function listStructureUses(
  database: Read,
  { kind, id, list }: StructureElementRef,
): Promise<readonly VaultUse[]> {
  const classes = database.selectFrom('vault_classes').select(['vault_classes.id', 'name']).orderBy('id');
  const asClasses = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    rows.map((row): VaultUse => ({ kind: 'class', ...row }));
  switch (kind) {
    case 'object-type':
      return asClasses(await classes.where('object_type', '=', id).execute());
    case 'property': {
      const carrying = classes.innerJoin('vault_class_properties', 'class', 'vault_classes.id');
      return asClasses(await carrying.where('property', '=', id).execute());
    }
    case 'value-list': {
      const properties = database.selectFrom('vault_properties').select(['id', 'name']).orderBy('id');
      const rows = await properties.where('value_list', '=', id).execute();
      return rows.map((row): VaultUse => ({ kind: 'property', ...row }));
    }
    case 'item':
      if (list !== builtInLists.workflows) return [];
      return asClasses(await classes.where('workflow', '=', id).execute());
    case 'class':
    case 'language':
    case 'user':
      return [];
  }
}

/** How many objects use an element, in any version; counted up to 1000. */
export async function countObjectsOf(
  database: Read,
  { kind, id, list }: StructureElementRef,
): Promise<number> {
  const objects = database
    .selectFrom('vault_objects')
    .select(['type', 'id'])
    .distinct()
    .limit(maxCountedUses);
  const versions = database
    .selectFrom('vault_versions')
    .select(['type', 'id'])
    .distinct()
    .limit(maxCountedUses);
  const values = database.selectFrom('vault_values').select(['type', 'id']).distinct().limit(maxCountedUses);
  switch (kind) {
    case 'object-type':
      return (await objects.where('type', '=', id).execute()).length;
    case 'class':
      return (await versions.where('class', '=', id).execute()).length;
    case 'property':
      return (await values.where('property', '=', id).execute()).length;
    case 'item': {
      const properties = database.selectFrom('vault_properties').select('id');
      const carrying = properties.where('value_list', '=', list ?? -1);
      const found = values.where('number', '=', id).where('property', 'in', carrying);
      return (await found.execute()).length;
    }
    case 'user': {
      const found = objects.where((where) =>
        where.or([
          where('created_by', '=', id),
          where('modified_by', '=', id),
          where('checked_out_to', '=', id),
          where.exists(
            where
              .selectFrom('vault_versions as made')
              .select('made.version')
              .whereRef('made.type', '=', 'vault_objects.type')
              .whereRef('made.id', '=', 'vault_objects.id')
              .where('made.created_by', '=', id),
          ),
        ]),
      );
      return (await found.execute()).length;
    }
    case 'value-list':
    case 'language':
      return 0;
  }
}
