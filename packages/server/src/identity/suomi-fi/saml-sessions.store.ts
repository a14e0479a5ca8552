import type { Database } from '@form-portal/storage';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../../db/tables.ts';
import type { NameId } from './messages/assertion.ts';

/**
 * The identity provider's names of the people in our sessions: a logout from it finds the session by name, since our cookie is
 * not sent (docs/protocols/suomifi.md#logout).
 */
export interface SamlSessions {
  /** Records a session in the transaction that starts it. */
  record(transaction: Transaction<ServerTables>, session: string, nameId: NameId): Promise<void>;
  find(session: string): Promise<NameId | undefined>;
  /** Sessions of a person, limited to the given indexes if any. */
  findSessions(nameId: string, indexes: readonly string[]): Promise<readonly string[]>;
  forget(sessions: readonly string[]): Promise<void>;
  /** Deletes entries of sessions that ended in another way. */
  purge(): Promise<void>;
}

/** Creates the store. */
export function createSamlSessions({
  database,
}: {
  readonly database: Database<ServerTables>;
}): SamlSessions {
  return {
    async record(transaction, session, { value, format, nameQualifier, spNameQualifier, sessionIndex }) {
      const row = {
        session,
        name_key: keyOf(value),
        name_id: value,
        format: format ?? '',
        name_qualifier: nameQualifier ?? '',
        sp_name_qualifier: spNameQualifier ?? '',
        session_index: sessionIndex ?? '',
      };
      await transaction.insertInto('saml_sessions').values(row).execute();
    },

    async find(session) {
      const row = await database.read
        .selectFrom('saml_sessions')
        .selectAll()
        .where('session', '=', session)
        .executeTakeFirst();
      return row && nameIdOf(row);
    },

    async findSessions(nameId, indexes) {
      const rows = await database.read
        .selectFrom('saml_sessions')
        .select(['session', 'session_index'])
        .where('name_key', '=', keyOf(nameId))
        .execute();
      return rows
        .filter(({ session_index: index }) => indexes.length === 0 || indexes.includes(index))
        .map(({ session }) => session);
    },

    async forget(sessions) {
      if (sessions.length === 0) return;
      await database.write(async (transaction) => {
        await transaction.deleteFrom('saml_sessions').where('session', 'in', sessions).execute();
      });
    },

    async purge() {
      await database.write(async (transaction) => {
        const alive = transaction.selectFrom('sessions').select('id_hash');
        await transaction.deleteFrom('saml_sessions').where('session', 'not in', alive).execute();
      });
    },
  };
}

function nameIdOf(row: ServerTables['saml_sessions']): NameId {
  const orAbsent = (text: string) => (text === '' ? undefined : text);
  return {
    value: row.name_id,
    format: orAbsent(row.format),
    nameQualifier: orAbsent(row.name_qualifier),
    spNameQualifier: orAbsent(row.sp_name_qualifier),
    sessionIndex: orAbsent(row.session_index),
  };
}

function keyOf(nameId: string): string {
  return createHash('sha256').update(nameId).digest('hex');
}
