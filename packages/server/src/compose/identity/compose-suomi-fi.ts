import type { Database } from '@form-portal/storage';
import type { Config } from '../../config.ts';
import type { SamlConfig } from '../../config/saml-config.ts';
import type { ServerTables } from '../../db/tables.ts';
import { daysLeft, readServiceKeys, type ServiceKeys } from '../../identity/suomi-fi/keys.ts';
import { readDigitalService } from '../../identity/suomi-fi/metadata/digital-service.ts';
import { createIdpSource, isWebAddress } from '../../identity/suomi-fi/metadata/idp-source.ts';
import { serviceMetadata } from '../../identity/suomi-fi/metadata/service-metadata.ts';
import { createPreLoginCookie } from '../../identity/suomi-fi/pre-login-cookie.ts';
import { createSamlRequests } from '../../identity/suomi-fi/saml-requests.store.ts';
import { createSamlSessions } from '../../identity/suomi-fi/saml-sessions.store.ts';
import { createServiceProvider } from '../../identity/suomi-fi/service-provider.ts';
import type { SuomiFiParts } from '../../identity/suomi-fi/suomi-fi.routes.ts';
import type { IdentityParts } from './compose-identity.ts';
import type { Chore } from '../chores/maintenance.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** Identification by Suomi.fi. */
export interface SuomiFi {
  readonly parts: SuomiFiParts;
  readonly chores: readonly Chore[];
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly identity: IdentityParts;
}

const minuteMs = 60_000;

/** How long before its end a certificate is worth a line in the log: ordering one and changing it takes weeks. */
const warnDays = 60;

/** Makes the service provider; null when identification is not configured. Throws when a file of its configuration is wrong. */
export async function composeSuomiFi(
  { saml, publicUrl, signInLimit }: Config,
  { database, identity }: Deps,
  system: SystemDeps,
): Promise<SuomiFi | null> {
  if (saml === null) return null;
  const { now, randomBytes, log } = system;
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
  const parts: SuomiFiParts = {
    ...identity,
    ...{ idpSource, requests, samlSessions, entityId, acceptedLevels, acsUrl, sloUrl, decryptionKeys },
    ...{ now, log, publicUrl, signInLimit },
    cookie: createPreLoginCookie(randomBytes),
    serviceProvider: createServiceProvider({ entityId, acsUrl, signingKey }),
    newMessageId: () => `_${randomBytes(20).toString('hex')}`,
    metadata: await describe(saml, keys, { acsUrl, sloUrl }),
  };
  return {
    parts,
    chores: [
      { name: 'refresh identity provider', everyMs: 60 * minuteMs, run: () => idpSource.refresh() },
      { name: 'purge identifications', everyMs: 10 * minuteMs, run: () => requests.purge() },
      { name: 'purge national sessions', everyMs: 10 * minuteMs, run: () => samlSessions.purge() },
      {
        name: 'watch certificates',
        everyMs: 24 * 60 * minuteMs,
        run: () => Promise.resolve(watchCertificates(keys, system)),
      },
    ],
  };
}

async function describe(
  { entityId, acceptedLevels, digitalService }: SamlConfig,
  { signingCertificate, encryptionCertificate }: ServiceKeys,
  addresses: Pick<SuomiFiParts, 'acsUrl' | 'sloUrl'>,
): Promise<string> {
  return serviceMetadata({
    ...addresses,
    ...{ entityId, acceptedLevels, signingCertificate, encryptionCertificate },
    digitalService: digitalService === null ? null : await readService(digitalService),
  });
}

async function readService(path: string): ReturnType<typeof readDigitalService> {
  try {
    return await readDigitalService(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new Error(`PORTAL_SAML_DIGITAL_SERVICE: ${path} cannot be used: ${reason}`, { cause: error });
  }
}

function watchCertificates(
  { signingCertificate, encryptionCertificate }: ServiceKeys,
  { now, log }: SystemDeps,
): void {
  for (const [certificate, text] of Object.entries({
    signing: signingCertificate,
    encryption: encryptionCertificate,
  })) {
    const days = daysLeft(text, now());
    if (days < warnDays)
      log.warn({ certificate, days }, 'A certificate of Suomi.fi identification ends soon');
  }
}
