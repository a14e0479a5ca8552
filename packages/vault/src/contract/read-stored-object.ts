import type { VaultObjectRef } from '@form-portal/domain';
import type { VaultAdministration } from '../administration.ts';
import { VaultError } from '../errors.ts';
import type { StoredFile, StoredObject } from './harness.ts';

/** Reads an object of a vault that the portal administers, for harnesses that bypass the port. Errors: `not-found`. */
export async function readStoredObject(
  administration: VaultAdministration,
  { type, id }: VaultObjectRef,
): Promise<StoredObject> {
  const object = await administration.getObject(type, id);
  if (object === undefined) throw new VaultError('not-found', `There is no object ${type}-${id}.`);
  const files: StoredFile[] = [];
  for (const { id: file } of object.files) {
    const found = await administration.openFile(type, id, file);
    if (found === undefined) throw new VaultError('not-found', `There is no file ${file}.`);
    const { name, extension } = found;
    files.push({ title: name, extension, content: await readAll(found.content) });
  }
  const values = new Map(object.properties.map(({ propertyDef, value }) => [propertyDef, value]));
  return { title: object.title, class: object.class, values, files };
}

async function readAll(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
