import { createHash, randomUUID } from 'node:crypto';
import { parseGuid, type Guid, type NewVaultObject } from '@form-portal/domain';
import { VaultError, type VaultErrorCode } from '../errors.ts';
import type { NewVaultFile } from '../port.ts';
import type { ContractStructure } from './harness.ts';

/** A submission GUID that no other test uses. */
export function newSubmission(): Guid {
  const guid = parseGuid(randomUUID());
  if (guid === undefined) throw new Error('A random UUID is a GUID.');
  return guid;
}

/** An object of the plain class, with the test's overrides. */
export function anObject(
  { objectType, plainClass }: ContractStructure,
  changes: Partial<NewVaultObject> = {},
): NewVaultObject {
  return {
    objectType,
    class: plainClass,
    title: 'Yhteydenotto 21.11.2026',
    properties: [],
    submission: newSubmission(),
    ...changes,
  };
}

/** A file that can be opened any number of times. */
export function aFile(
  content: Uint8Array | string,
  changes: Partial<Pick<NewVaultFile, 'title' | 'extension'>> = {},
): NewVaultFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    title: 'toimintasuunnitelma',
    extension: 'txt',
    ...changes,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    async *open() {
      await Promise.resolve();
      const pieceSize = 65_536;
      for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
    },
  };
}

/** The error that `work` rejects with; fails when it is not a `VaultError`. */
export async function vaultErrorOf(work: Promise<unknown>): Promise<VaultError> {
  const outcome: unknown = await work.then(
    () => 'no error',
    (error: unknown) => error,
  );
  if (outcome instanceof VaultError) return outcome;
  throw new Error(`Expected a VaultError, but got: ${String(outcome)}`, { cause: outcome });
}

/** The code of the error that `work` rejects with. */
export async function errorCodeOf(work: Promise<unknown>): Promise<VaultErrorCode> {
  return (await vaultErrorOf(work)).code;
}
