import type { PropertyAssignment } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { VaultTables } from '../tables.ts';
import type { FileRow } from './object-tables.ts';
import { rowsOfValue } from './value-rows.ts';

/** A file as it is in one version of an object. */
export type VersionFile = Pick<FileRow, 'file' | 'title' | 'extension' | 'size' | 'sha256'>;

/** The content of one version of an object. */
export interface VersionContent {
  readonly title: string;
  readonly class: number;
  readonly assignments: readonly PropertyAssignment[];
  /** Property 22. */
  readonly singleFile: boolean;
  readonly files: readonly VersionFile[];
}

/** Identifies a version of an object. */
export interface VersionKey {
  readonly type: number;
  readonly id: number;
  readonly version: number;
}

/** Inserts the rows of a new version. */
export async function insertVersion(
  transaction: Transaction<VaultTables>,
  { type, id, version }: VersionKey,
  content: VersionContent,
  created: { readonly at: string; readonly account: number | null },
): Promise<void> {
  const key = { type, id, version };
  await transaction
    .insertInto('vault_versions')
    .values({
      ...key,
      class: content.class,
      title: content.title,
      single_file: Number(content.singleFile),
      created_at: created.at,
      created_by: created.account,
    })
    .execute();
  const values = content.assignments.flatMap(rowsOfValue).map((row) => ({ ...key, ...row }));
  if (values.length > 0) await transaction.insertInto('vault_values').values(values).execute();
  const files = content.files.map((file) => ({ ...key, ...file }));
  if (files.length > 0) await transaction.insertInto('vault_files').values(files).execute();
}

/** Deletes the rows of a version, or of all versions when none is given. */
export async function deleteVersions(
  transaction: Transaction<VaultTables>,
  { type, id, version }: Omit<VersionKey, 'version'> & { readonly version?: number },
): Promise<void> {
  for (const table of ['vault_values', 'vault_files', 'vault_versions'] as const) {
    const rows = transaction.deleteFrom(table).where('type', '=', type).where('id', '=', id);
    await (version === undefined ? rows : rows.where('version', '=', version)).execute();
  }
}
