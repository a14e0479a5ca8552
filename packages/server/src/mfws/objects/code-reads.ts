import {
  identityCodeProperty,
  maskIdentityCodes,
  maskPropertyText,
  type Settings,
  type VaultObjectRef,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { VaultAccount, VaultObjectVersion, VaultVersionProperty } from '@form-portal/vault';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { ServerTables } from '../../db/tables.ts';
import { userOf } from '../sessions/user-of.ts';

interface Deps {
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'vaultCodeRead' | 'vaultFileRead'>;
  readonly readSettings: () => Promise<Settings>;
}

/** Records access to identity codes by clients: the M-Files API returns them unmasked, since clients work with them. */
export interface CodeReads {
  /** Titles and file names. */
  ofNames(reader: VaultAccount, objects: readonly VaultObjectVersion[]): Promise<void>;
  ofProperties(
    reader: VaultAccount,
    object: VaultObjectVersion,
    properties: readonly VaultVersionProperty[],
  ): Promise<void>;
  /** File contents are not inspected, so every read is recorded. */
  ofFile(reader: VaultAccount, object: VaultObjectVersion, file: number): Promise<void>;
}

/** Creates the recorder. */
export function createCodeReads({ database, audit, readSettings }: Deps): CodeReads {
  async function record(reader: VaultAccount, objects: readonly VaultObjectRef[]): Promise<void> {
    if (objects.length === 0) return;
    await database.write(async (transaction) => {
      for (const object of objects) await audit.vaultCodeRead(transaction, userOf(reader), nameOf(object));
    });
  }

  return {
    ofNames: (reader, objects) =>
      record(
        reader,
        objects.filter(({ title, files }) => [title, ...files.map(({ name }) => name)].some(holdsCode)),
      ),
    async ofProperties(reader, object, properties) {
      const codeProperty = identityCodeProperty((await readSettings()).suomifi);
      const isRead = properties.some(
        // The title is among the names.
        ({ propertyDef, value: { value } }) =>
          propertyDef !== 0 &&
          typeof value === 'string' &&
          maskPropertyText(value, propertyDef, codeProperty) !== value,
      );
      if (isRead) await record(reader, [object]);
    },
    ofFile: (reader, object, file) =>
      database.write((transaction) => audit.vaultFileRead(transaction, userOf(reader), nameOf(object), file)),
  };
}

function nameOf({ type, id }: VaultObjectRef): string {
  return `${String(type)}/${String(id)}`;
}

function holdsCode(text: string): boolean {
  return maskIdentityCodes(text) !== text;
}
