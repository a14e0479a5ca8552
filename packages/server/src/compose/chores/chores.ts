import type { FastifyBaseLogger } from 'fastify';
import { refreshOptions, type RefreshOptionsDeps } from '../../forms/refresh-options.ts';
import type { IdentityParts } from '../identity/compose-identity.ts';
import type { Mfws } from '../compose-mfws.ts';
import type { SuomiFi } from '../identity/compose-suomi-fi.ts';
import type { Chore } from './maintenance.ts';
import type { SingleSignOn } from '../identity/compose-single-sign-on.ts';
import type { Storage } from '../infrastructure/open-storage.ts';
import { sweepContents } from './sweep-contents.ts';

const minuteMs = 60_000;

interface Deps {
  readonly refreshing: RefreshOptionsDeps;
  readonly identity: IdentityParts;
  readonly storage: Storage;
  readonly suomiFi: SuomiFi | null;
  readonly singleSignOn: SingleSignOn | null;
  readonly mfws: Mfws | null;
  readonly log: FastifyBaseLogger;
}

/** Periodic background work besides deliveries. Forms are updated from the vault within five minutes (specification D46). */
export function chores({
  refreshing,
  identity,
  storage,
  suomiFi,
  singleSignOn,
  mfws,
  log,
}: Deps): readonly Chore[] {
  const { sessions, rateLimits, delays, sources } = identity;
  return [
    { name: 'refresh options', everyMs: 4 * minuteMs, run: () => refreshOptions(refreshing) },
    { name: 'purge sessions', everyMs: 10 * minuteMs, run: () => sessions.purge() },
    { name: 'purge rate limits', everyMs: 10 * minuteMs, run: () => rateLimits.purge() },
    { name: 'purge sign-in delays', everyMs: 60 * minuteMs, run: () => delays.purge() },
    { name: 'purge sign-in sources', everyMs: 60 * minuteMs, run: () => sources.purge() },
    { name: 'sweep contents', everyMs: 60 * minuteMs, run: () => sweepContents(storage.blobs, log) },
    ...(suomiFi?.chores ?? []),
    ...(singleSignOn?.chores ?? []),
    ...(mfws?.chores ?? []),
  ];
}
