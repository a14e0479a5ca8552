import {
  maxVaultNameLength,
  type Problem,
  type StructureElementDraft,
  type VaultNames,
} from '@form-portal/domain';
import type { Kysely, Transaction } from 'kysely';
import type { VaultTables } from '../tables.ts';
import type { NamedKind, NameRow } from './structure-tables.ts';

/** The element that the names belong to. */
export type NamedElement = Pick<NameRow, 'kind' | 'list' | 'id'>;

/** The names of all elements of a kind, by id; items by list and id. */
export async function readNames(
  database: Kysely<VaultTables>,
  kind: NamedKind,
  list = 0,
): Promise<ReadonlyMap<number, VaultNames>> {
  const rows = await database
    .selectFrom('vault_names')
    .select(['id', 'language', 'name'])
    .where('kind', '=', kind)
    .where('list', '=', list)
    .execute();
  const byElement = Map.groupBy(rows, (row) => row.id);
  return new Map(
    [...byElement].map(([id, names]) => [
      id,
      Object.fromEntries(names.map(({ language, name }) => [language, name])),
    ]),
  );
}

/** Normalises a name for storage: NFC, trimmed. */
export function cleanName(name: string): string {
  return name.normalize('NFC').trim();
}

/** Whether a text is a valid name: not blank, a single line of at most 100 characters. */
export function isName(text: string): boolean {
  const name = cleanName(text);
  // PostgreSQL rejects text with a NUL character.
  return name !== '' && [...name].length <= maxVaultNameLength && !/[\0\r\n]/.test(name);
}

/** Checks the names of an element. Problem codes: `vault.name-invalid`; `vault.reference-unknown` for an unknown language. */
export async function checkNames(
  database: Kysely<VaultTables>,
  { name, names = {} }: StructureElementDraft,
): Promise<readonly Problem[]> {
  const rows = await database.selectFrom('vault_languages').select('id').execute();
  const languages = new Set(rows.map((row) => row.id));
  const problems: Problem[] = isName(name) ? [] : [{ code: 'vault.name-invalid', path: 'Name' }];
  for (const [language, translated] of Object.entries(names)) {
    const path = `Translations.${language}`;
    if (!languages.has(Number(language))) problems.push({ code: 'vault.reference-unknown', path });
    else if (cleanName(translated) !== '' && !isName(translated))
      problems.push({ code: 'vault.name-invalid', path });
  }
  return problems;
}

/**
 * Writes the names of an element. Its own name is that of the vault's first language; when further names are absent they stay,
 * and an empty one is deleted.
 */
export async function writeNames(
  transaction: Transaction<VaultTables>,
  element: NamedElement,
  { name, names }: StructureElementDraft,
): Promise<void> {
  const first = await transaction
    .selectFrom('vault_languages')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const allNames = { ...names, [first.id]: name };
  const keepOthers = names === undefined;
  await transaction
    .deleteFrom('vault_names')
    .where('kind', '=', element.kind)
    .where('list', '=', element.list)
    .where('id', '=', element.id)
    .$if(keepOthers, (query) => query.where('language', '=', first.id))
    .execute();
  const rows = Object.entries(allNames).flatMap(([language, text]): readonly NameRow[] => {
    const cleaned = cleanName(text);
    const { kind, list, id } = element;
    return cleaned === '' ? [] : [{ kind, list, id, language: Number(language), name: cleaned }];
  });
  await transaction.insertInto('vault_names').values(rows).execute();
}

/** Deletes the names of an element. */
export async function removeNames(
  transaction: Transaction<VaultTables>,
  { kind, list, id }: NamedElement,
): Promise<void> {
  await transaction
    .deleteFrom('vault_names')
    .where('kind', '=', kind)
    .where('list', '=', list)
    .where('id', '=', id)
    .execute();
}
