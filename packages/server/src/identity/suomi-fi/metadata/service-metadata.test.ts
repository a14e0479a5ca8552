import { describe, expect, it } from 'vitest';
import { childrenOf, parseXml, withDescendants } from '../messages/xml.ts';
import { keys } from '../testing/test-idp.ts';
import type { DigitalService } from './digital-service.ts';
import { serviceMetadata } from './service-metadata.ts';

const inThree = (text: string) => ({ fi: `${text} fi`, sv: `${text} sv`, en: `${text} en` });
const addresses = { fi: 'https://a.example/fi', sv: 'https://a.example/sv', en: 'https://a.example/en' };
const digitalService: DigitalService = {
  displayName: inThree('Forms & <more>'),
  description: inThree('Description'),
  privacyStatementUrl: addresses,
  logo: { url: 'https://a.example/logo.png', width: 80, height: 60 },
  organisation: { name: inThree('Municipality'), displayName: inThree('Display'), url: addresses },
  contacts: [{ type: 'technical', firstName: 'Aino', lastName: 'Ääri', email: 'aino@a.example' }],
  vtjVerificationRequired: false,
};
const description = {
  entityId: 'https://forms.example.org/saml/metadata',
  acsUrl: 'https://forms.example.org/saml/acs',
  sloUrl: 'https://forms.example.org/saml/slo',
  signingCertificate: keys.service.certificate,
  encryptionCertificate: keys.service.certificate,
  acceptedLevels: ['http://ftn.ficora.fi/2017/loa2', 'http://eidas.europa.eu/LoA/high'],
  digitalService,
};

const rootOf = (changes: object = {}): Element => parseXml(serviceMetadata({ ...description, ...changes }))!;
const names = (element: Element) => childrenOf(element).map(({ localName }) => localName);
const all = (root: Element, name: string) =>
  withDescendants(root).filter(({ localName }) => localName === name);
const texts = (root: Element, name: string) => all(root, name).map(({ textContent }) => textContent);

describe('serviceMetadata', () => {
  it('has its elements in the order of the schema', () => {
    const root = rootOf();
    const [service] = all(root, 'SPSSODescriptor');

    expect(names(root)).toEqual(['Extensions', 'SPSSODescriptor', 'Organization', 'ContactPerson']);
    expect(names(service!)).toEqual([
      'Extensions',
      'KeyDescriptor',
      'SingleLogoutService',
      'NameIDFormat',
      'AssertionConsumerService',
      'AttributeConsumingService',
    ]);
    expect(names(all(root, 'Organization')[0]!)).toEqual([
      ...Array<string>(3).fill('OrganizationName'),
      ...Array<string>(3).fill('OrganizationDisplayName'),
      ...Array<string>(3).fill('OrganizationURL'),
    ]);
    expect(names(all(root, 'ContactPerson')[0]!)).toEqual(['GivenName', 'SurName', 'EmailAddress']);
  });

  it('contains what the operator requires', () => {
    const attributes = childrenOf(all(rootOf(), 'EntityAttributes')[0]!).map((attribute) => [
      attribute.getAttribute('Name'),
      ...childrenOf(attribute).map(({ textContent }) => textContent),
    ]);

    expect(attributes).toEqual([
      ['FinnishAuthMethod', 'http://ftn.ficora.fi/2017/loa2', 'http://eidas.europa.eu/LoA/high'],
      ['urn:oid:1.2.246.517.3003.111.3', 'false'],
      ['urn:oid:1.2.246.517.3003.111.4', 'false'],
      ['urn:oid:1.2.246.517.3003.111.14', 'full'],
      ['urn:oid:1.2.246.517.3003.111.26', 'AES-GCM'],
    ]);
  });

  it('does not offer itself to people of other countries when their levels are not accepted', () => {
    const root = rootOf({ acceptedLevels: ['http://ftn.ficora.fi/2017/loa3'] });

    expect(texts(root, 'AttributeValue')).toContain('none');
  });

  it('states that it signs requests and requires signed assertions, and names its addresses', () => {
    const root = rootOf();
    const [service] = all(root, 'SPSSODescriptor');
    const [acs] = all(root, 'AssertionConsumerService');
    const [slo] = all(root, 'SingleLogoutService');

    expect(root.getAttribute('entityID')).toBe(description.entityId);
    expect(service?.getAttribute('AuthnRequestsSigned')).toBe('true');
    expect(service?.getAttribute('WantAssertionsSigned')).toBe('true');
    expect(acs?.getAttribute('Location')).toBe(description.acsUrl);
    expect(acs?.getAttribute('Binding')).toMatch(/HTTP-POST$/);
    expect(slo?.getAttribute('Location')).toBe(description.sloUrl);
    expect(slo?.getAttribute('Binding')).toMatch(/HTTP-Redirect$/);
    expect(texts(root, 'NameIDFormat')).toEqual(['urn:oasis:names:tc:SAML:2.0:nameid-format:transient']);
  });

  it('writes every text in three languages, whatever characters are in it', () => {
    const root = rootOf();

    expect(texts(root, 'DisplayName')).toEqual([
      'Forms & <more> fi',
      'Forms & <more> sv',
      'Forms & <more> en',
    ]);
    expect(all(root, 'Description').map((element) => element.getAttribute('xml:lang'))).toEqual([
      'fi',
      'sv',
      'en',
    ]);
    expect(texts(root, 'EmailAddress')).toEqual(['mailto:aino@a.example']);
  });

  it('has one key without a purpose, or two with one each', () => {
    const uses = (root: Element) => all(root, 'KeyDescriptor').map((key) => key.getAttribute('use'));

    expect(uses(rootOf())).toEqual(['']);
    expect(uses(rootOf({ encryptionCertificate: keys.serviceNext.certificate }))).toEqual([
      'signing',
      'encryption',
    ]);
  });

  it('requests every attribute that the portal can use, or those of the permit', () => {
    const requested = (changes: object) =>
      all(rootOf(changes), 'RequestedAttribute').map((attribute) => attribute.getAttribute('Name'));

    expect(requested({})).toContain('urn:oid:1.2.246.517.2002.2.20');
    expect(requested({})).toContain('urn:oid:1.2.246.517.2002.2.27');
    expect(requested({ digitalService: { ...digitalService, requestedAttributes: ['sukunimi'] } })).toEqual([
      'urn:oid:2.5.4.4',
      'http://eidas.europa.eu/attributes/naturalperson/CurrentFamilyName',
      'urn:oid:2.16.840.1.113730.3.1.241',
      'urn:oid:2.5.4.3',
    ]);
  });

  it('can be tried out before organisation and contacts are known', () => {
    const root = rootOf({ digitalService: null });

    expect(names(root)).toEqual(['Extensions', 'SPSSODescriptor']);
    expect(texts(root, 'ServiceName')).toEqual(Array(3).fill('forms.example.org'));
  });
});
