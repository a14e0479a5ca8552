import { builtInProperties, dataTypes, type PropertyAssignment } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { VaultError } from '../../../errors.ts';
import { notAssignable } from '../../../shared/not-assignable.ts';
import type { VaultTables } from '../tables.ts';
import type { ObjectChange } from '../../../vault-objects.ts';
import { isEmptyValue } from '../../../shared/check-value.ts';
import type { ObjectRow } from './object-tables.ts';
import type { VersionContent, VersionFile } from './version-rows.ts';

/** The values of an object after a change, including property 22. Those that are not assignable are omitted. */
export function changedProperties(
  before: Pick<VersionContent, 'assignments' | 'singleFile'>,
  { set = [], clear = [], replacesAll }: ObjectChange,
): readonly PropertyAssignment[] {
  const { singleFile } = builtInProperties;
  const wasSingle: PropertyAssignment = {
    propertyDef: singleFile,
    value: { dataType: dataTypes.boolean, value: before.singleFile },
  };
  const assigned = set.filter(({ propertyDef }) => !notAssignable.has(propertyDef));
  const removed = new Set([...clear, ...assigned.map((assignment) => assignment.propertyDef)]);
  const kept = replacesAll === true ? [] : before.assignments;
  return [
    ...[...kept, wasSingle].filter(({ propertyDef }) => !removed.has(propertyDef)),
    ...assigned.filter(({ value }) => !isEmptyValue(value)),
  ];
}

/** The files of an object after a change. Errors: `not-found` when the file to change does not exist. */
export async function changedFiles(
  transaction: Transaction<VaultTables>,
  { type, id }: ObjectRow,
  before: readonly VersionFile[],
  { addFiles = [], removeFile, changeFile }: ObjectChange,
): Promise<readonly VersionFile[]> {
  const touched = [removeFile, changeFile?.id].filter((file) => file !== undefined);
  for (const file of touched) {
    if (before.every((existing) => existing.file !== file))
      throw new VaultError('not-found', `The object has no file ${String(file)}.`);
  }
  const { greatest } = await transaction
    .selectFrom('vault_files')
    .select((select) => select.fn.max<number | null>('file').as('greatest'))
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const kept = before.filter((file) => file.file !== removeFile);
  return [
    ...kept.map((file) => (file.file === changeFile?.id ? withChange(file, changeFile) : file)),
    ...addFiles.map(({ title, extension, size, sha256 }, index) => ({
      file: (greatest ?? 0) + 1 + index,
      title,
      extension,
      size,
      sha256,
    })),
  ];
}

function withChange(
  before: VersionFile,
  { title, file }: NonNullable<ObjectChange['changeFile']>,
): VersionFile {
  const content = file === undefined ? {} : { size: file.size, sha256: file.sha256 };
  return { ...before, ...content, ...(title === undefined ? {} : { title }) };
}
