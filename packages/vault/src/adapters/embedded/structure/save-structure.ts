import {
  isLanguageTag,
  okUnless,
  failed,
  ok,
  type LanguageDraft,
  type Problem,
  type Result,
  type StructureElementDraft,
} from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { nextNumber } from '../counters.ts';
import type { StructureElementId } from '../../../structure-administration.ts';
import type { VaultTables } from '../tables.ts';
import { cleanName, isName } from './names.store.ts';
import { saveStructureElement } from './save-structure-element.ts';

type Write = Transaction<VaultTables>;

/** Saves an object type. */
export async function saveObjectType(
  transaction: Write,
  id: StructureElementId,
  draft: StructureElementDraft,
): Promise<Result<number>> {
  return saveStructureElement(transaction, {
    kind: 'object-type',
    id,
    draft,
    problems: [],
    async write(name) {
      if (id !== null) {
        const query = transaction.updateTable('vault_object_types').set({ name }).where('id', '=', id);
        return (await query.returning('id').executeTakeFirst())?.id;
      }
      const row = { id: await nextNumber(transaction, 'object-type-or-list'), name };
      await transaction.insertInto('vault_object_types').values(row).execute();
      return row.id;
    },
  });
}

/** Saves a value list; object types and value lists share one sequence of ids. */
export async function saveValueList(
  transaction: Write,
  id: StructureElementId,
  draft: StructureElementDraft,
): Promise<Result<number>> {
  return saveStructureElement(transaction, {
    kind: 'value-list',
    id,
    draft,
    problems: [],
    async write(name) {
      if (id !== null) {
        const query = transaction.updateTable('vault_value_lists').set({ name }).where('id', '=', id);
        return (await query.returning('id').executeTakeFirst())?.id;
      }
      const row = { id: await nextNumber(transaction, 'object-type-or-list'), name };
      await transaction.insertInto('vault_value_lists').values(row).execute();
      return row.id;
    },
  });
}

/** Saves a language of the vault. */
export async function saveLanguage(
  transaction: Write,
  id: StructureElementId,
  draft: LanguageDraft,
): Promise<Result<number>> {
  const row = { name: cleanName(draft.name), tag: draft.tag.trim() };
  const languages = await transaction.selectFrom('vault_languages').selectAll().orderBy('id').execute();
  const checked = okUnless(row, checkLanguage(id, row, languages));
  if (!checked.ok) return checked;
  if (id !== null) {
    const query = transaction.updateTable('vault_languages').set(row).where('id', '=', id);
    const changed = await query.returning('id').executeTakeFirst();
    return changed === undefined ? failed({ code: 'not-found' }) : ok(changed.id);
  }
  const firstFree = Math.max(0, ...languages.map((language) => language.id)) + 1;
  const next = await nextNumber(transaction, 'language', firstFree);
  await transaction
    .insertInto('vault_languages')
    .values({ ...row, id: next })
    .execute();
  return ok(next);
}

function checkLanguage(
  id: StructureElementId,
  { name, tag }: LanguageDraft,
  languages: readonly { readonly id: number; readonly tag: string }[],
): readonly Problem[] {
  const taken = languages.some((other) => other.id !== id && other.tag.toLowerCase() === tag.toLowerCase());
  return [
    ...(isName(name) ? [] : [{ code: 'vault.name-invalid', path: 'Name' } as const]),
    ...(isLanguageTag(tag) ? [] : [{ code: 'translations.tag-invalid', path: 'Tag' } as const]),
    ...(taken ? [{ code: 'vault.taken', path: 'Tag' } as const] : []),
  ];
}
