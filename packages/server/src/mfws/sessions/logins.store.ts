import { isOneOf, lockingRows, type Database } from '@form-portal/storage';
import type { Selectable, Transaction } from 'kysely';
import type { MfwsTables } from '../../db/mfws-tables.ts';
import type { ServerTables } from '../../db/tables.ts';
import { tokenHash } from './token.ts';
import type { MfwsUploads } from '../files/uploads.store.ts';

type Write = Transaction<ServerTables>;

/** The login of a token. */
export interface StoredLogin {
  readonly tokenHash: string;
  readonly account: string;
  /** Whether the token alone gives access to the vault. */
  readonly hasVault: boolean;
  readonly readOnly: boolean;
  /** Null when the client named no session, and cannot log out. */
  readonly sessionId: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly until: string;
  /** The account's `passwordChangedAt` in the vault when the login began. */
  readonly passwordStamp: string | null;
  /** The address where it began. */
  readonly address: string;
}

/** Additional writes when a login begins or ends. */
type AlsoWrite = (transaction: Write) => Promise<void>;

/** What is written when a login begins, before and after it. */
interface LoginWrites {
  /** Nothing is written when this returns false. */
  readonly ifFirst?: (transaction: Write) => Promise<boolean>;
  readonly alsoWrite?: AlsoWrite;
}

/** Logins of the M-Files API, in the database for every process. */
export interface MfwsLogins {
  add(
    token: string,
    login: Omit<StoredLogin, 'tokenHash' | 'createdAt'>,
    writes?: LoginWrites,
  ): Promise<void>;
  /** The login of a token; undefined when there is none or it has expired. */
  find(token: string): Promise<StoredLogin | undefined>;
  /** Ends a login, and all logins of the account with the same session name. */
  end(login: StoredLogin, alsoWrite?: AlsoWrite): Promise<void>;
  /** The unexpired logins of an account, or of every account for null. */
  list(account: string | null): Promise<readonly StoredLogin[]>;
  /** Ends one login by the hash of its token. */
  endOne(transaction: Write, tokenHash: string): Promise<void>;
  /** Ends all logins of an account, or of every account for null. */
  endAll(transaction: Write, account: string | null): Promise<void>;
  /** Deletes expired logins. */
  purge(): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly uploads: MfwsUploads;
  readonly now: () => Date;
}

/** Creates the store. */
export function createMfwsLogins({ database, uploads, now }: Deps): MfwsLogins {
  async function end(transaction: Write, hashes: readonly string[]): Promise<void> {
    const ended = isOneOf('token_hash', hashes, database.engine);
    const rows = transaction
      .selectFrom('mfws_logins')
      .select('token_hash')
      .where(ended)
      .orderBy('token_hash');
    // Locked first: uploads in progress lock their login too, and must be stored by now to be dropped below.
    await lockingRows(rows, database.engine).execute();
    await uploads.dropAll(transaction, hashes);
    await transaction.deleteFrom('mfws_logins').where(ended).execute();
  }

  return {
    async add(
      token,
      { account, hasVault, readOnly, sessionId, until, passwordStamp, address },
      { ifFirst, alsoWrite } = {},
    ) {
      await database.write(async (transaction) => {
        if (ifFirst !== undefined && !(await ifFirst(transaction))) return;
        await transaction
          .insertInto('mfws_logins')
          .values({
            token_hash: tokenHash(token),
            account,
            vault: Number(hasVault),
            read_only: Number(readOnly),
            session_id: sessionId ?? '',
            created_at: now().toISOString(),
            until,
            next_upload: 1,
            password_stamp: passwordStamp ?? '',
            address,
          })
          .execute();
        await alsoWrite?.(transaction);
      });
    },

    async find(token) {
      const row = await database.read
        .selectFrom('mfws_logins')
        .selectAll()
        .where('token_hash', '=', tokenHash(token))
        .where('until', '>', now().toISOString())
        .executeTakeFirst();
      return row && loginFromRow(row);
    },

    async end({ tokenHash: hash, account, sessionId }, alsoWrite) {
      await database.write(async (transaction) => {
        const sameSession = await transaction
          .selectFrom('mfws_logins')
          .select('token_hash')
          .where('account', '=', account)
          .where('session_id', '=', sessionId ?? '')
          .where('session_id', '!=', '')
          .execute();
        await end(transaction, [hash, ...sameSession.map((row) => row.token_hash)]);
        await alsoWrite?.(transaction);
      });
    },

    async list(account) {
      const rows = database.read
        .selectFrom('mfws_logins')
        .selectAll()
        .where('until', '>', now().toISOString());
      const selected = account === null ? rows : rows.where('account', '=', account);
      return (await selected.execute()).map(loginFromRow);
    },

    endOne: (transaction, hash) => end(transaction, [hash]),

    async endAll(transaction, account) {
      const rows = transaction.selectFrom('mfws_logins').select('token_hash');
      const selected = account === null ? rows : rows.where('account', '=', account);
      await end(
        transaction,
        (await selected.execute()).map((row) => row.token_hash),
      );
    },

    async purge() {
      await database.write(async (transaction) => {
        const expired = await transaction
          .selectFrom('mfws_logins')
          .select('token_hash')
          .where('until', '<=', now().toISOString())
          .execute();
        await end(
          transaction,
          expired.map((row) => row.token_hash),
        );
      });
    },
  };
}

function loginFromRow(row: Selectable<MfwsTables['mfws_logins']>): StoredLogin {
  return {
    tokenHash: row.token_hash,
    account: row.account,
    hasVault: row.vault === 1,
    readOnly: row.read_only === 1,
    sessionId: row.session_id === '' ? null : row.session_id,
    createdAt: row.created_at,
    until: row.until,
    passwordStamp: row.password_stamp === '' ? null : row.password_stamp,
    address: row.address,
  };
}
