import { readFile } from 'node:fs/promises';
import { isWebAddress, secondMs } from '@form-portal/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../../../db/tables.ts';
import { fetchText } from '../../fetch-text.ts';
import { readIdpMetadata, type IdentityProvider } from './idp-metadata.ts';

/** The source of the identity provider's metadata, re-read regularly: its certificates change about every two years. */
export interface IdpSource {
  /** The identity provider as last read; undefined until it has been reached, and once its metadata is no longer valid. */
  current(): Promise<IdentityProvider | undefined>;
  /** Reads it again. When that fails, the previous metadata is kept while it is valid. */
  refresh(): Promise<void>;
}

interface Deps {
  /** A web address; everything else is a file. */
  readonly location: string;
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

const fetchLimits = { timeoutMs: 10 * secondMs, maxBytes: 2 * 1024 * 1024 };

/** Delay of the next attempt after a failure (ms). */
const retryAfterMs = 30 * secondMs;

/** Creates the source. The last good copy from an address is kept in the database, so that the portal can start without it. */
export function createIdpSource(deps: Deps): IdpSource {
  const { location, now, log } = deps;
  let provider: IdentityProvider | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    triedAt = now().getTime();
    try {
      const text = isWebAddress(location)
        ? await fetchText(location, fetchLimits)
        : await readFile(location, 'utf8');
      provider = readIdpMetadata(text, now());
      if (isWebAddress(location)) await storeCopy(deps, text);
    } catch (error) {
      log.error({ err: error }, 'The metadata of the identity provider could not be read');
      provider ??= await readStoredCopy(deps);
    }
  }

  return {
    refresh,
    async current() {
      if (provider !== undefined && provider.validUntil <= now().getTime()) provider = undefined;
      if (provider === undefined && now().getTime() - triedAt >= retryAfterMs) await refresh();
      return provider;
    },
  };
}

async function storeCopy({ database, location, now }: Deps, document: string): Promise<void> {
  const row = { location, document, fetched_at: now().toISOString() };
  await database.write(async (transaction) => {
    await transaction
      .insertInto('saml_idp_metadata')
      .values(row)
      .onConflict((conflict) => conflict.column('location').doUpdateSet(row))
      .execute();
  });
}

async function readStoredCopy({ database, location, now, log }: Deps): Promise<IdentityProvider | undefined> {
  const row = await database.read
    .selectFrom('saml_idp_metadata')
    .select('document')
    .where('location', '=', location)
    .executeTakeFirst();
  try {
    return row && readIdpMetadata(row.document, now());
  } catch (error) {
    log.error({ err: error }, 'The stored metadata of the identity provider is no longer valid');
    return undefined;
  }
}
