import type { OpenVault } from '@form-portal/vault';
import { bytesPerMb, type Settings } from '@form-portal/domain';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { Config } from '../config.ts';
import type { ServerKeys } from '../db/server-keys.ts';
import type { HashKey } from '../http/limits/address-key.ts';
import { auditedObjects } from '../mfws/objects/audited-objects.ts';
import type { MfwsDeps } from '../mfws/mfws-deps.ts';
import { createCodeReads } from '../mfws/objects/code-reads.ts';
import { createMfwsLogins } from '../mfws/sessions/logins.store.ts';
import { createMfwsTokens } from '../mfws/sessions/token.ts';
import { createMfwsUploads } from '../mfws/files/uploads.store.ts';
import { derivedGuid } from '../mfws/wire/guid.wire.ts';
import { mediaTypeOf } from '../submissions/content/media-types.ts';
import type { SingleSignOn } from './identity/compose-single-sign-on.ts';
import type { IdentityParts } from './identity/compose-identity.ts';
import type { Chore } from './chores/maintenance.ts';
import type { Storage } from './infrastructure/open-storage.ts';
import type { SystemDeps } from './infrastructure/system-deps.ts';

/** The M-Files face of the embedded vault. */
export interface Mfws {
  readonly parts: MfwsDeps;
  readonly chores: readonly Chore[];
}

interface Deps extends OpenVault {
  readonly storage: Storage;
  readonly identity: IdentityParts;
  readonly audit: AuditEvents;
  readonly readSettings: () => Promise<Settings>;
  readonly singleSignOn: SingleSignOn | null;
  readonly hashKey: HashKey;
  readonly keys: ServerKeys;
}

const minuteMs = 60_000;

/** What one file, and all files of a login that wait for their objects, may take. */
const uploadLimits = { maxUploadBytes: 200 * bytesPerMb, maxWaitingBytes: 1000 * bytesPerMb };

/** Makes the face when it is switched on and there is an embedded vault to show. */
export function composeMfws(
  { mfws, timeZone, sessions }: Config,
  {
    vault,
    administration,
    objects,
    storage,
    identity,
    audit,
    readSettings,
    hashKey,
    keys,
    singleSignOn,
  }: Deps,
  { now, randomBytes, log }: SystemDeps,
): Mfws | null {
  if (!mfws || administration === undefined || objects === undefined) return null;
  const uploads = createMfwsUploads({ ...storage, ...uploadLimits });
  const logins = createMfwsLogins({ ...storage, uploads, now });
  const parts = {
    ...{ vault, administration, audit, logins, uploads, now, log, timeZone, mediaTypeOf },
    objects: auditedObjects({ ...storage, objects, vault, audit }),
    codeReads: createCodeReads({ ...storage, audit, readSettings }),
    blobs: storage.blobs,
    space: storage.space,
    tokens: createMfwsTokens({ randomBytes, keys: keys.ring('mfws-token') }),
    signIn: identity.signInToVault,
    vaultGuid: derivedGuid(hashKey('mfws-vault')),
    bearers: singleSignOn?.bearers ?? null,
    vaultName: 'Form Portal',
    maxLoginMs: sessions.maxMinutes * minuteMs,
    maxUploadBytes: uploadLimits.maxUploadBytes,
  };
  const purge = {
    name: 'purge logins of the M-Files face',
    everyMs: 10 * minuteMs,
    run: () => logins.purge(),
  };
  return { parts, chores: [purge] };
}
