import { minuteMs, type LanguageCode } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../../db/tables.ts';
import { suomiFiLanguage, type SuomiFiLanguage } from './suomi-fi-language.ts';

/** A sign-in that a browser began. */
export interface OpenLogin {
  /** ID of the request. */
  readonly id: string;
  /** SHA-256 of the pre-login cookie, in hex. */
  readonly browser: string;
  readonly relayState: string;
  readonly returnPath: string;
  readonly language: SuomiFiLanguage;
  /** The visitor's page language: the language cookie is not sent with the response. */
  readonly pageLanguage: LanguageCode;
  /** Hash of the session that ends on success; null when nobody was signed in. */
  readonly sessionBefore: string | null;
}

/**
 * Open requests to the identity provider and messages it has sent; in the database, so that any process can finish what another
 * began.
 */
export interface SamlRequests {
  openLogin(login: OpenLogin): Promise<void>;
  /** Takes an open sign-in of this browser; succeeds only once, even with simultaneous calls. */
  takeLogin(id: string, browser: string): Promise<OpenLogin | undefined>;
  /** The open sign-in of a relay state: where to return to when it fails. */
  findLogin(relayState: string, browser: string): Promise<OpenLogin | undefined>;
  openLogout(id: string): Promise<void>;
  /** Whether the portal requested this logout; true only once. */
  takeLogout(id: string): Promise<boolean>;
  /** Records an id that must not be reused until the given instant; returns false when it was recorded already. */
  remember(id: string, until: Date): Promise<boolean>;
  /** {@link remember} in the transaction that acts on the message: if that fails, the message can come again. */
  rememberIn(transaction: Transaction<ServerTables>, id: string, until: Date): Promise<boolean>;
  /** Deletes expired entries. */
  purge(): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
}

/** How long people may take at the identity provider (docs/protocols/sign-on.md#lifetimes: pre-login state 10 to 15 minutes). */
export const loginMinutes = 15;

/** Creates the store. */
export function createSamlRequests({ database, now }: Deps): SamlRequests {
  const oldest = () => new Date(now().getTime() - loginMinutes * minuteMs).toISOString();

  async function open(row: Omit<ServerTables['saml_requests'], 'created_at'>): Promise<void> {
    await database.write(async (transaction) => {
      const values = { ...row, created_at: now().toISOString() };
      await transaction.insertInto('saml_requests').values(values).execute();
    });
  }

  function take(
    kind: string,
    id: string,
    browser: string,
  ): Promise<ServerTables['saml_requests'] | undefined> {
    return database.write((transaction) =>
      transaction
        .deleteFrom('saml_requests')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('browser', '=', browser)
        .where('created_at', '>', oldest())
        .returningAll()
        .executeTakeFirst(),
    );
  }

  async function rememberIn(
    transaction: Transaction<ServerTables>,
    id: string,
    until: Date,
  ): Promise<boolean> {
    const inserted = await transaction
      .insertInto('saml_seen')
      .values({ id, until: until.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  }

  return {
    openLogin: ({ id, browser, language, ...login }) =>
      open({
        id,
        kind: 'login',
        browser,
        relay_state: login.relayState,
        return_path: login.returnPath,
        language,
        page_language: login.pageLanguage,
        session_before: login.sessionBefore ?? '',
      }),

    async takeLogin(id, browser) {
      const row = await take('login', id, browser);
      return row && loginOf(row);
    },

    async findLogin(relayState, browser) {
      const row = await database.read
        .selectFrom('saml_requests')
        .selectAll()
        .where('relay_state', '=', relayState)
        .where('browser', '=', browser)
        .executeTakeFirst();
      return row && loginOf(row);
    },

    openLogout: (id) =>
      open({
        id,
        kind: 'logout',
        browser: '',
        relay_state: '',
        return_path: '',
        language: '',
        page_language: '',
        session_before: '',
      }),

    takeLogout: async (id) => (await take('logout', id, '')) !== undefined,

    remember: (id, until) => database.write((transaction) => rememberIn(transaction, id, until)),
    rememberIn,

    async purge() {
      await database.write(async (transaction) => {
        await transaction.deleteFrom('saml_requests').where('created_at', '<=', oldest()).execute();
        await transaction.deleteFrom('saml_seen').where('until', '<', now().toISOString()).execute();
      });
    },
  };
}

function loginOf(row: ServerTables['saml_requests']): OpenLogin {
  return {
    id: row.id,
    browser: row.browser,
    relayState: row.relay_state,
    returnPath: row.return_path,
    language: suomiFiLanguage(row.language),
    pageLanguage: row.page_language,
    sessionBefore: row.session_before === '' ? null : row.session_before,
  };
}
