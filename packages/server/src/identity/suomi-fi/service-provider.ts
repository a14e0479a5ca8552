import { minuteMs } from '@form-portal/domain';
import { SAML, ValidateInResponseTo, type CacheProvider, type SamlConfig } from '@node-saml/node-saml';
import { createSign } from 'node:crypto';
import type { NameId } from './messages/assertion.ts';
import { refuseUnless } from '../identity-refusal.ts';
import type { IdentityProvider } from './metadata/idp-metadata.ts';
import { loginMinutes } from './saml-requests.store.ts';
import type { SuomiFiLanguage } from './suomi-fi-language.ts';

/** The portal's identity towards the identity provider. */
interface ServiceProviderOptions {
  readonly entityId: string;
  readonly acsUrl: string;
  /** PEM. */
  readonly signingKey: string;
}

/** A response and the values that the portal's own checks found in it. */
export interface CheckedResponse {
  /** As posted. */
  readonly posted: string;
  readonly inResponseTo: string;
  readonly decryptionKey: string | undefined;
  readonly nameId: string;
}

/** What the portal uses the SAML library for: writing its messages, and checking responses a second time. */
export interface ServiceProvider {
  signOnAddress(
    idp: IdentityProvider,
    request: { readonly id: string; readonly relayState: string; readonly language: SuomiFiLanguage },
  ): Promise<string>;
  logoutAddress(idp: IdentityProvider, id: string, nameId: NameId): Promise<string>;
  /** The address with the response to a logout request: the person it named is no longer signed in. */
  logoutResponseAddress(
    idp: IdentityProvider,
    response: { readonly inResponseTo: string; readonly relayState: string | undefined },
  ): Promise<string>;
  /** Refuses a response that the library refuses, or in which it finds a different person than the portal's own checks. */
  requireAgreement(idp: IdentityProvider, response: CheckedResponse): Promise<void>;
}

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** The meaning of an absent format (SAML core 8.3.1). */
const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

/** Creates the service provider, with the options of docs/protocols/suomifi.md#library. The library keeps no state between calls. */
export function createServiceProvider({
  entityId,
  acsUrl,
  signingKey,
}: ServiceProviderOptions): ServiceProvider {
  const optionsFor = (idp: IdentityProvider): SamlConfig => ({
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    idpIssuer: idp.entityId,
    idpCert: [...idp.certificates],
    entryPoint: idp.signOnUrl,
    logoutUrl: idp.logoutUrl,
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: true,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: loginMinutes * minuteMs,
    acceptedClockSkewMs: minuteMs,
    maxAssertionAgeMs: 10 * minuteMs,
    identifierFormat: transient,
    allowCreate: false,
    disableRequestedAuthnContext: true,
    cacheProvider: rememberingOnly(undefined),
  });

  return {
    async signOnAddress(idp, { id, relayState, language }) {
      const saml = new SAML({ ...optionsFor(idp), generateUniqueId: () => id });
      const address = await saml.getAuthorizeUrlAsync(relayState, undefined, {});
      // After the signature, which does not cover it (docs/protocols/suomifi.md#request).
      return `${signedAddress(address, signingKey)}&locale=${language}`;
    },

    async logoutAddress(idp, id, nameId) {
      const saml = new SAML({ ...optionsFor(idp), generateUniqueId: () => id });
      const { value, format = unspecified, nameQualifier, spNameQualifier, sessionIndex } = nameId;
      const profile = {
        issuer: idp.entityId,
        nameID: value,
        nameIDFormat: format,
        ...(nameQualifier === undefined ? {} : { nameQualifier }),
        ...(spNameQualifier === undefined ? {} : { spNameQualifier }),
        ...(sessionIndex === undefined ? {} : { sessionIndex }),
      };
      return signedAddress(await saml.getLogoutUrlAsync(profile, '', {}), signingKey);
    },

    async logoutResponseAddress(idp, { inResponseTo, relayState = '' }) {
      const saml = new SAML({ ...optionsFor(idp), logoutUrl: idp.logoutResponseUrl });
      const request = { ID: inResponseTo, issuer: idp.entityId, nameID: '', nameIDFormat: '' };
      const address = await saml.getLogoutResponseUrlAsync(request, relayState, {}, true);
      return signedAddress(address, signingKey);
    },

    async requireAgreement(idp, { posted, inResponseTo, decryptionKey, nameId }) {
      const saml = new SAML({
        ...optionsFor(idp),
        cacheProvider: rememberingOnly(inResponseTo),
        ...(decryptionKey === undefined ? {} : { decryptionPvk: decryptionKey }),
      });
      const read = await saml.validatePostResponseAsync({ SAMLResponse: posted }).catch(() => undefined);
      refuseUnless(read?.profile?.nameID.trim() === nameId, 'library.disagrees');
    },
  };
}

/** Requests are taken from the database in one step, which the library's read-then-remove is not (docs/protocols/suomifi.md#library). */
function rememberingOnly(requestId: string | undefined): CacheProvider {
  return {
    saveAsync: (_, value) => Promise.resolve({ value, createdAt: 0 }),
    getAsync: (key) => Promise.resolve(key === requestId ? new Date().toISOString() : null),
    removeAsync: (key) => Promise.resolve(key),
  };
}

/**
 * The address with its message signed (SAML bindings 3.4.4.1). Not left to the library, which signs the parameters in one spelling and
 * sends them in another, so that some relay states of the identity provider break the signature. This spelling survives browsers.
 */
function signedAddress(address: string, signingKey: string): string {
  const url = new URL(address);
  const covered = [...url.searchParams].filter(([name]) => messageParameters.includes(name));
  for (const [name] of covered) url.searchParams.delete(name);
  const query = [...covered, ['SigAlg', rsaSha256] as const]
    .map(([name, value]) => `${name}=${encodeStrictly(value)}`)
    .join('&');
  const signature = createSign('sha256').update(query).sign(signingKey, 'base64');
  return `${url.href}${url.search === '' ? '?' : '&'}${query}&Signature=${encodeStrictly(signature)}`;
}

/** The parameters that a signature covers, in this order; an endpoint may have other parameters before them. */
const messageParameters = ['SAMLRequest', 'SAMLResponse', 'RelayState'];
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

function encodeStrictly(value: string): string {
  const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value).replace(/[!'()*]/g, escape);
}
