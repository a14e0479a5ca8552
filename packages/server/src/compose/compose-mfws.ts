import type { OpenVault } from '@form-portal/vault';
import { minuteMs, bytesPerMb, type Settings } from '@form-portal/domain';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { Config } from '../config.ts';
import type { ServerKeys } from '../db/server-keys.ts';
import type { HashKey } from '../http/limits/address-key.ts';
import { auditedObjects } from '../mfws/objects/audited-objects.ts';
import type { MfwsBearers, MfwsDeps } from '../mfws/mfws-deps.ts';
import { createCodeReads } from '../mfws/objects/code-reads.ts';
import { createMfwsLogins } from '../mfws/sessions/logins.store.ts';
import { createMfwsTokens } from '../mfws/sessions/token.ts';
import { createMfwsUploads } from '../mfws/files/uploads.store.ts';
import { derivedGuid } from '../mfws/wire/guid.wire.ts';
import { mediaTypeOf } from '../submissions/content/media-types.ts';
import type { IdentityServices } from './identity/compose-identity.ts';
import type { Chore } from './chores/run-chores.ts';
import type { Storage } from './infrastructure/open-storage.ts';
import type { SystemDeps } from './infrastructure/system-deps.ts';

/** The M-Files API of the embedded vault. */
export interface Mfws {
  readonly routeDeps: MfwsDeps;
  readonly chores: readonly Chore[];
}

interface Deps
  extends
    Pick<OpenVault, 'vault' | 'administration' | 'objects'>,
    Pick<Storage, 'database' | 'blobs' | 'space'>,
    Pick<IdentityServices, 'signInToVault'> {
  readonly audit: AuditEvents;
  readonly readSettings: () => Promise<Settings>;
  /** Null when tokens of an identity provider are not accepted. */
  readonly bearers: MfwsBearers | null;
  readonly hashKey: HashKey;
  readonly keys: ServerKeys;
}

/** Maximum sizes of one file, and of all files of a login that are not yet part of an object. */
const uploadLimits = { maxUploadBytes: 200 * bytesPerMb, maxWaitingBytes: 1000 * bytesPerMb };

/** Creates the M-Files API when it is enabled and the vault is the embedded one; null otherwise. */
export function composeMfws(
  { mfws, timeZone, sessions }: Pick<Config, 'mfws' | 'timeZone' | 'sessions'>,
  deps: Deps,
  { now, randomBytes, log }: Pick<SystemDeps, 'now' | 'randomBytes' | 'log'>,
): Mfws | null {
  const { vault, administration, objects, database, blobs, space } = deps;
  const { audit, readSettings, signInToVault, bearers, hashKey, keys } = deps;
  if (!mfws || administration === undefined || objects === undefined) return null;
  const { maxUploadBytes, maxWaitingBytes } = uploadLimits;
  const uploads = createMfwsUploads({ database, blobs, maxWaitingBytes });
  const logins = createMfwsLogins({ database, uploads, now });
  return {
    routeDeps: {
      vault,
      administration,
      objects: auditedObjects({ objects, vault, database, audit }),
      codeReads: createCodeReads({ database, audit, readSettings }),
      blobs,
      space,
      logins,
      uploads,
      audit,
      tokens: createMfwsTokens({ randomBytes, keys: keys.ring('mfws-token') }),
      bearers,
      signIn: signInToVault,
      now,
      timeZone,
      vaultGuid: derivedGuid(hashKey('mfws-vault')),
      vaultName: 'Form Portal',
      maxLoginMs: sessions.maxMinutes * minuteMs,
      maxUploadBytes,
      mediaTypeOf,
      log,
    },
    chores: [{ name: 'purge logins of the M-Files API', everyMs: 10 * minuteMs, run: () => logins.purge() }],
  };
}
