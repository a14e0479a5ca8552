import { isWebAddress, minuteMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { Config } from '../../config.ts';
import type { SamlConfig } from '../../config/saml-config.ts';
import type { ServerTables } from '../../db/tables.ts';
import { daysLeft, readServiceKeys, type ServiceKeys } from '../../identity/suomi-fi/service-keys.ts';
import { readDigitalService } from '../../identity/suomi-fi/metadata/digital-service.ts';
import { createIdpSource } from '../../identity/suomi-fi/metadata/idp-source.ts';
import { serviceMetadata } from '../../identity/suomi-fi/metadata/service-metadata.ts';
import { createPreLoginCookie } from '../../identity/suomi-fi/pre-login-cookie.ts';
import { createSamlRequests } from '../../identity/suomi-fi/saml-requests.store.ts';
import { createSamlSessions } from '../../identity/suomi-fi/saml-sessions.store.ts';
import { createServiceProvider } from '../../identity/suomi-fi/service-provider.ts';
import type { SuomiFiDeps } from '../../identity/suomi-fi/suomi-fi.routes.ts';
import type { IdentityServices } from './compose-identity.ts';
import type { Chore } from '../chores/run-chores.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** Identification by Suomi.fi. */
export interface SuomiFi {
  readonly routeDeps: SuomiFiDeps;
  readonly chores: readonly Chore[];
}

interface Deps extends Pick<IdentityServices, 'sessions' | 'userSessions' | 'rateLimits'> {
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
}

/** Days before expiry from which a certificate is reported: ordering and changing one takes weeks. */
const warnDays = 60;

/** Creates the service provider; null when identification is not configured. Throws when a configured file is invalid. */
export async function composeSuomiFi(
  { saml, publicUrl, signInLimit }: Pick<Config, 'saml' | 'publicUrl' | 'signInLimit'>,
  { database, audit, sessions, userSessions, rateLimits }: Deps,
  { now, randomBytes, log }: Pick<SystemDeps, 'now' | 'randomBytes' | 'log'>,
): Promise<SuomiFi | null> {
  if (saml === null) return null;
  const keys = await readServiceKeys(saml);
  const { entityId, acceptedLevels } = saml;
  const [acsUrl, sloUrl] = [`${publicUrl}/saml/acs`, `${publicUrl}/saml/slo`];
  const idpSource = createIdpSource({ location: saml.idpMetadata, database, now, log });
  await idpSource.refresh();
  if (!isWebAddress(saml.idpMetadata) && (await idpSource.current()) === undefined)
    throw new Error(`PORTAL_SAML_IDP_METADATA: ${saml.idpMetadata} cannot be used; the log says why`);
  const requests = createSamlRequests({ database, now });
  const samlSessions = createSamlSessions({ database });
  const { signingKey, decryptionKeys } = keys;
  const routeDeps: SuomiFiDeps = {
    publicUrl,
    entityId,
    acsUrl,
    sloUrl,
    acceptedLevels,
    signInLimit,
    metadata: await writeMetadata(saml, keys, { acsUrl, sloUrl }),
    serviceProvider: createServiceProvider({ entityId, acsUrl, signingKey }),
    decryptionKeys,
    idpSource,
    cookie: createPreLoginCookie(randomBytes),
    requests,
    samlSessions,
    sessions,
    userSessions,
    database,
    audit,
    rateLimits,
    newMessageId: () => `_${randomBytes(20).toString('hex')}`,
    now,
    log,
  };
  return {
    routeDeps,
    chores: [
      { name: 'refresh identity provider', everyMs: 60 * minuteMs, run: () => idpSource.refresh() },
      { name: 'purge identifications', everyMs: 10 * minuteMs, run: () => requests.purge() },
      { name: 'purge national sessions', everyMs: 10 * minuteMs, run: () => samlSessions.purge() },
      {
        name: 'watch certificates',
        everyMs: 24 * 60 * minuteMs,
        run: () => Promise.resolve(watchCertificates(keys, { now, log })),
      },
    ],
  };
}

async function writeMetadata(
  { entityId, acceptedLevels, digitalService }: SamlConfig,
  { signingCertificate, encryptionCertificate }: ServiceKeys,
  addresses: Pick<SuomiFiDeps, 'acsUrl' | 'sloUrl'>,
): Promise<string> {
  return serviceMetadata({
    ...addresses,
    entityId,
    acceptedLevels,
    signingCertificate,
    encryptionCertificate,
    digitalService: digitalService === null ? null : await readConfiguredService(digitalService),
  });
}

async function readConfiguredService(path: string): ReturnType<typeof readDigitalService> {
  try {
    return await readDigitalService(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new Error(`PORTAL_SAML_DIGITAL_SERVICE: ${path} cannot be used: ${reason}`, { cause: error });
  }
}

function watchCertificates(
  { signingCertificate, encryptionCertificate }: ServiceKeys,
  { now, log }: Pick<SystemDeps, 'now' | 'log'>,
): void {
  for (const [certificate, pem] of Object.entries({
    signing: signingCertificate,
    encryption: encryptionCertificate,
  })) {
    const days = daysLeft(pem, now());
    if (days < warnDays)
      log.warn({ certificate, days }, 'A certificate of Suomi.fi identification ends soon');
  }
}
