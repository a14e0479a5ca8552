import { dayMs, usernameKey } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import { addressGroup, type HashKey } from '../http/limits/address-key.ts';

/** A source is forgotten after this long without a sign-in (ms). */
const rememberedMs = 180 * dayMs;

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly address: string;
  /** The token in the device cookie; undefined for a browser without one, or a program. */
  readonly device: string | undefined;
}

/** The source whose failures are counted for an account, and whether the account has signed in from there before. */
export interface SignInSource {
  /** A known device counts by itself, everything else by its address. Never displayed or stored unhashed. */
  readonly subject: string;
  readonly isKnown: boolean;
}

/** A successful sign-in. */
export interface RememberedSignIn extends SignInOrigin {
  /** The vault's id of the account. */
  readonly account: string;
  readonly username: string;
  /** The device's next token, replacing `device`; undefined for a program, which keeps none. */
  readonly nextDevice: string | undefined;
}

/**
 * The devices and addresses from which each account has signed in (decision 0030), exempt from delays that others cause. Names,
 * addresses and tokens are stored as keyed hashes.
 */
export interface SignInSources {
  find(username: string, origin: SignInOrigin): Promise<SignInSource>;
  /** Whether there was ever a sign-in with this name. */
  knowsAccount(username: string): Promise<boolean>;
  remember(signIn: RememberedSignIn): Promise<void>;
  /** Forgets the sources of an account, or of every account for null. */
  forget(transaction: Transaction<ServerTables>, account: string | null): Promise<void>;
  /** Deletes sources that have not been used for a long time. */
  purge(): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  readonly hashKey: HashKey;
}

/** Creates the store over the database, shared by all processes. */
export function createSignInSources({ database, now, hashKey }: Deps): SignInSources {
  const nameKey = (username: string) => hashKey('sign-in-name', usernameKey(username));
  const deviceKey = (device: string) => hashKey('sign-in-device', device);
  const addressKey = (address: string) => hashKey('sign-in-address', addressGroup(address));
  const oldest = () => new Date(now().getTime() - rememberedMs).toISOString();
  const selectKnown = (username: string) =>
    database.read
      .selectFrom('sign_in_sources')
      .select('source')
      .where('name_key', '=', nameKey(username))
      .where('last_at', '>', oldest());

  return {
    async find(username, { address, device }) {
      const sources = [addressKey(address), ...(device === undefined ? [] : [deviceKey(device)])];
      const rows = await selectKnown(username).where('source', 'in', sources).execute();
      const isRemembered = device !== undefined && rows.some(({ source }) => source === deviceKey(device));
      return {
        subject: isRemembered ? `device ${device}` : addressGroup(address),
        isKnown: rows.length > 0,
      };
    },

    async knowsAccount(username) {
      return (await selectKnown(username).limit(1).executeTakeFirst()) !== undefined;
    },

    async remember({ account, username, address, device, nextDevice }) {
      const at = now().toISOString();
      await database.write(async (transaction) => {
        if (device !== undefined && nextDevice !== undefined) {
          await transaction
            .updateTable('sign_in_sources')
            .set({ source: deviceKey(nextDevice) })
            .where('source', '=', deviceKey(device))
            .execute();
        }
        const sources = [addressKey(address), ...(nextDevice === undefined ? [] : [deviceKey(nextDevice)])];
        for (const source of sources) {
          await transaction
            .insertInto('sign_in_sources')
            .values({ name_key: nameKey(username), source, account, last_at: at })
            .onConflict((conflict) =>
              conflict.columns(['name_key', 'source']).doUpdateSet({ account, last_at: at }),
            )
            .execute();
        }
      });
    },

    async forget(transaction, account) {
      const rows = transaction.deleteFrom('sign_in_sources');
      await (account === null ? rows : rows.where('account', '=', account)).execute();
    },

    async purge() {
      await database.write(async (transaction) => {
        await transaction.deleteFrom('sign_in_sources').where('last_at', '<=', oldest()).execute();
      });
    },
  };
}
