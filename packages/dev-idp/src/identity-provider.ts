import { DOMParser } from '@xmldom/xmldom';
import { inflateRawSync } from 'node:zlib';
import { newKeyPair } from './certificate.ts';
import { idpMetadata, page, postingPage } from './documents.ts';
import * as messages from './messages.ts';
import { people, type Person } from './people.ts';
import { encryptAssertion, isSignedQuery, signedQuery, signElement } from './protect.ts';
import { readService, type Service } from './service.ts';

const { escape, newId } = messages;

/** The identity provider without its server: it remembers one person until a logout. */
export class IdentityProvider {
  readonly #url: string;
  readonly #fetchService: () => Promise<Service>;
  #keys = newKeyPair('dev-idp current');
  #next = newKeyPair('dev-idp next');
  #session: { readonly person: Person; readonly nameId: string; readonly sessionIndex: string } | undefined;

  /** `serviceMetadata` is the address of the service's metadata, which is fetched for every request. */
  constructor(url: string, serviceMetadata: string) {
    this.#url = url;
    this.#fetchService = async () => readService(await (await fetch(serviceMetadata)).text());
  }

  /** Switches to signing with the next certificate and announces another one after it. */
  rollOver(): void {
    this.#keys = this.#next;
    this.#next = newKeyPair('dev-idp after next');
  }

  /** Returns the page for an address; undefined when there is none. */
  async respond({ pathname, searchParams, search }: URL): Promise<string | undefined> {
    if (pathname === '/metadata')
      return idpMetadata(this.#url, [this.#keys.certificate, this.#next.certificate]);
    if (pathname === '/sso') return this.#signOn(searchParams, search.slice(1));
    if (pathname === '/slo') return this.#logOut(searchParams, search.slice(1));
    return pathname === '/logout' ? this.#logOutEverywhere() : undefined;
  }

  async #signOn(query: URLSearchParams, raw: string): Promise<string> {
    const service = await this.#fetchService();
    const request = readRequest(query, raw, service);
    const chosen = this.#session?.person ?? people.find(({ id }) => id === query.get('person'));
    if (chosen === undefined && !query.has('cancel')) return peoplePage(raw);
    if (chosen !== undefined)
      this.#session ??= { person: chosen, nameId: newId().repeat(6), sessionIndex: newId() };
    const envelope = this.#envelope(service.acsUrl, request);
    const status = chosen === undefined ? 'Responder:AuthnFailed' : 'Success';
    const content = chosen === undefined ? '' : await this.#assertion(service, request);
    const xml = messages.responseXml(envelope, status, content);
    return postingPage(
      service.acsUrl,
      signElement(xml, envelope.id, this.#keys),
      query.get('RelayState') ?? '',
    );
  }

  async #assertion(service: Service, inResponseTo: string): Promise<string> {
    if (this.#session === undefined) return '';
    const { person, nameId, sessionIndex } = this.#session;
    const { id, issuer, issueInstant } = this.#envelope('');
    const xml = messages.assertionXml({
      id,
      issuer,
      issueInstant,
      nameId,
      sessionIndex,
      audience: service.entityId,
      method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
      recipient: service.acsUrl,
      inResponseTo,
      confirmUntil: inMinutes(5),
      notBefore: inMinutes(0),
      notOnOrAfter: inMinutes(5),
      authnInstant: inMinutes(0),
      level: person.level,
      attributes: person.attributes,
    });
    return encryptAssertion(signElement(xml, id, this.#keys), service.encryptionCertificate);
  }

  async #logOut(query: URLSearchParams, raw: string): Promise<string> {
    if (query.has('SAMLResponse')) return page('Signed out', '<p>The service has responded.</p>');
    const service = await this.#fetchService();
    const envelope = this.#envelope(service.logoutUrl, readRequest(query, raw, service));
    this.#session = undefined;
    const response = messages.logoutResponseXml(envelope, 'Success');
    const signed = signedQuery('SAMLResponse', response, query.get('RelayState'), this.#keys);
    const address = escape(`${service.logoutUrl}?${signed}`);
    return page('Signed out', `<p><a href="${address}">Return to the service</a></p>`);
  }

  async #logOutEverywhere(): Promise<string> {
    if (this.#session === undefined) return page('Signed out', '<p>Nobody was signed in.</p>');
    const { nameId, sessionIndex } = this.#session;
    const { logoutUrl } = await this.#fetchService();
    this.#session = undefined;
    const xml = messages.logoutRequestXml(this.#envelope(logoutUrl), nameId, sessionIndex);
    const address = escape(`${logoutUrl}?${signedQuery('SAMLRequest', xml, 'from-elsewhere', this.#keys)}`);
    return page('Signing out everywhere', `<iframe hidden src="${address}"></iframe>`);
  }

  #envelope(destination: string, inResponseTo?: string): messages.Envelope {
    return {
      id: newId(),
      issuer: `${this.#url}/idp`,
      issueInstant: inMinutes(0),
      destination,
      inResponseTo,
    };
  }
}

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

function peoplePage(raw: string): string {
  const choice = (parameter: string, label: string) =>
    `<li><a href="/sso?${escape(raw)}&amp;${parameter}">${escape(label)}</a></li>`;
  const choices = people.map(({ id, purpose }) => choice(`person=${id}`, purpose));
  return page('Who are you?', `<ul>${choices.join('')}${choice('cancel=1', 'Cancel')}</ul>`);
}

/**
 * Returns the ID of a request in a query; throws unless the service signed it and its response address
 * matches the metadata.
 */
function readRequest(query: URLSearchParams, raw: string, service: Service): string {
  if (!isSignedQuery(raw, service.signingCertificates))
    throw new Error('The request is not signed by the service.');
  const xml = inflateRawSync(Buffer.from(query.get('SAMLRequest') ?? '', 'base64')).toString();
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  if (![service.acsUrl, ''].includes(root.getAttribute('AssertionConsumerServiceURL') ?? ''))
    throw new Error('The response address of the request differs from the metadata.');
  return root.getAttribute('ID') ?? '';
}
