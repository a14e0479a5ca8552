import { dayMs, minuteMs, secondMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { KeyRing } from './key-ring.ts';
import { neverDue, type SubmissionTables } from './submission-tables.ts';
import type { ServerTables } from './tables.ts';

/** Dependencies of the server keys. */
interface ServerKeysDeps {
  readonly database: Database<ServerTables>;
  readonly randomBytes: (size: number) => Buffer;
}

/** The key that ETags begin with a part of. A restored portal gets a new one, since it assigns version numbers that were used before. */
export const etagKey = 'etag';

/**
 * The rotated keys, and what they sign. The key `hash` is not one of them: it signs nothing, and with another one the portal would
 * forget the devices and addresses that accounts have signed in from, and find nobody by identity code.
 */
export const rotatedKeys = {
  receipt: 'links to receipts',
  'draft-owner': 'marks of the owners of drafts and submissions',
  'opened-at': 'the times when forms were opened, and tokens of previews',
  'mfws-token': 'tokens of the M-Files-compatible API',
} as const;

/** The name of a rotated key. */
export type RotatedKey = keyof typeof rotatedKeys;

const receiptKey: RotatedKey = 'receipt';

/** How often a process reads the keys. */
export const refreshIntervalMs = 10 * secondMs;

/** The time from the creation of a new key until it signs, by when every process has read it. */
export const activationDelayMs = minuteMs;

/** How long a replaced key verifies. One for receipts verifies for as long as any receipt that it may have signed can be opened, if longer. */
export const retentionMs = 30 * dayMs;

/** The rotated keys as last read by this process. */
export interface ServerKeys {
  /** The ring of a name, updated by {@link ServerKeys.refresh}. */
  ring(name: RotatedKey): KeyRing;
  /** Reads the keys again: another process may have rotated them. */
  refresh(): Promise<void>;
}

/**
 * The installation's key of a name, 32 bytes. Created on first use, and the same in every process of the installation. Of a rotated
 * key, the oldest version that is kept.
 */
export async function serverKey({ database, randomBytes }: ServerKeysDeps, name: string): Promise<Buffer> {
  const value = await database.write(async (transaction) => {
    const oldest = transaction
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', name)
      .orderBy('signs_from')
      .limit(1);
    const stored = await oldest.executeTakeFirst();
    if (stored !== undefined) return stored.value;
    await transaction
      .insertInto('server_keys')
      .values({ name, value: randomBytes(32).toString('base64url'), signs_from: '' })
      .onConflict((conflict) => conflict.columns(['name', 'signs_from']).doNothing())
      .execute();
    return (await oldest.executeTakeFirstOrThrow()).value;
  });
  return Buffer.from(value, 'base64url');
}

interface KeyVersion {
  readonly key: Buffer;
  /** ISO 8601 UTC; empty for the first version. */
  readonly signsFrom: string;
}

/** Reads the rotated keys, creating missing ones. */
export async function openServerKeys(
  deps: ServerKeysDeps & { readonly now: () => Date },
): Promise<ServerKeys> {
  const { database, now } = deps;
  let versions: ReadonlyMap<string, readonly KeyVersion[]> = new Map();
  for (const name of Object.keys(rotatedKeys)) await serverKey(deps, name);

  async function refresh(): Promise<void> {
    const rows = await database.read
      .selectFrom('server_keys')
      .selectAll()
      .orderBy('signs_from', 'desc')
      .execute();
    const read = rows.map(({ name, value, signs_from }) => ({
      name,
      key: Buffer.from(value, 'base64url'),
      signsFrom: signs_from,
    }));
    versions = Map.groupBy(read, ({ name }) => name);
  }

  await refresh();
  return {
    refresh,
    ring(name) {
      const newestFirst = () => versions.get(name) ?? [];
      const currentOf = (candidates: readonly KeyVersion[]) => {
        const at = now().toISOString();
        const current = candidates.find(({ signsFrom }) => signsFrom <= at) ?? candidates.at(-1);
        if (current === undefined) throw new Error(`There is no key ${name}.`);
        return current;
      };
      return {
        current: () => currentOf(newestFirst()).key,
        all() {
          const candidates = newestFirst();
          const current = currentOf(candidates);
          return [current, ...candidates.filter((version) => version !== current)].map(({ key }) => key);
        },
      };
    },
  };
}

/** Creates a new version of every rotated key, which signs after {@link activationDelayMs}. Returns from when. */
export async function rotateServerKeys({
  database,
  randomBytes,
  now,
}: ServerKeysDeps & { readonly now: () => Date }): Promise<Date> {
  const signsFrom = new Date(now().getTime() + activationDelayMs);
  const rows = Object.keys(rotatedKeys).map((name) => ({
    name,
    value: randomBytes(32).toString('base64url'),
    signs_from: signsFrom.toISOString(),
  }));
  await database.write((transaction) => transaction.insertInto('server_keys').values(rows).execute());
  return signsFrom;
}

/** Removes replaced keys whose signatures need not be valid any longer. Returns how many. */
export async function retireServerKeys({
  database,
  now,
}: {
  readonly database: Database<SubmissionTables>;
  readonly now: () => Date;
}): Promise<number> {
  const replacedBefore = new Date(now().getTime() - retentionMs).toISOString();
  return database.write(async (transaction) => {
    const rows = await transaction
      .selectFrom('server_keys')
      .select(['name', 'signs_from'])
      .where('name', 'in', Object.keys(rotatedKeys))
      .orderBy('signs_from')
      .execute();
    const oldest = await transaction
      .selectFrom('submissions')
      .select((row) => row.fn.min('received_at').as('received_at'))
      .where('cleared_at', 'is', null)
      .executeTakeFirst();
    const oldestReceipt = oldest?.received_at ?? neverDue;
    let retired = 0;
    for (const { name, signs_from } of rows) {
      const replacedAt = rows.find((row) => row.name === name && row.signs_from > signs_from)?.signs_from;
      if (replacedAt === undefined || replacedAt > replacedBefore) continue;
      if (name === receiptKey && oldestReceipt <= replacedAt) continue;
      await transaction
        .deleteFrom('server_keys')
        .where('name', '=', name)
        .where('signs_from', '=', signs_from)
        .execute();
      retired += 1;
    }
    return retired;
  });
}
