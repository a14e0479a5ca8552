import { refreshOptions, type RefreshOptionsDeps } from '../forms/refresh-options.ts';
import type { IdentityParts } from './compose-identity.ts';
import type { Mfws } from './compose-mfws.ts';
import type { SuomiFi } from './compose-suomi-fi.ts';
import type { Chore } from './maintenance.ts';
import type { SingleSignOn } from './compose-single-sign-on.ts';
import type { Storage } from './open-storage.ts';

const minuteMs = 60_000;

/** Uploads are swept when they are older than any request lasts. */
const sweepOlderThanMs = 2 * 60 * minuteMs;

interface Deps {
  readonly refreshing: RefreshOptionsDeps;
  readonly identity: IdentityParts;
  readonly storage: Storage;
  readonly suomiFi: SuomiFi | null;
  readonly singleSignOn: SingleSignOn | null;
  readonly mfws: Mfws | null;
}

/** What the portal does in the background beside delivering. Forms follow the vault within five minutes (specification D46). */
export function chores({
  refreshing,
  identity,
  storage,
  suomiFi,
  singleSignOn,
  mfws,
}: Deps): readonly Chore[] {
  const { sessions, rateLimits, delays, sources } = identity;
  return [
    { name: 'refresh options', everyMs: 4 * minuteMs, run: () => refreshOptions(refreshing) },
    { name: 'purge sessions', everyMs: 10 * minuteMs, run: () => sessions.purge() },
    { name: 'purge rate limits', everyMs: 10 * minuteMs, run: () => rateLimits.purge() },
    { name: 'purge sign-in delays', everyMs: 60 * minuteMs, run: () => delays.purge() },
    { name: 'purge sign-in sources', everyMs: 60 * minuteMs, run: () => sources.purge() },
    { name: 'sweep contents', everyMs: 60 * minuteMs, run: () => storage.blobs.sweep(sweepOlderThanMs) },
    ...(suomiFi?.chores ?? []),
    ...(singleSignOn?.chores ?? []),
    ...(mfws?.chores ?? []),
  ];
}
