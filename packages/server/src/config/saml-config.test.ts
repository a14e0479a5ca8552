import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const least = {
  PORTAL_PUBLIC_URL: 'https://forms.example.org',
  PORTAL_SAML_IDP_METADATA: 'https://idp.example.org/metadata.xml',
  PORTAL_SAML_SIGNING_KEY: '/keys/signing.pem',
  PORTAL_SAML_SIGNING_CERT: '/keys/signing.crt',
};
const testMethod = 'urn:oid:1.2.246.517.3002.110.999';

describe('the configuration of Suomi.fi identification', () => {
  it('is off when nothing is set', () => {
    expect(readConfig({}).config?.saml).toBeNull();
  });

  it('requires metadata, key and certificate; everything else has a default', () => {
    expect(readConfig(least).config?.saml).toEqual({
      idpMetadata: 'https://idp.example.org/metadata.xml',
      entityId: 'https://forms.example.org/saml/metadata',
      signingKey: '/keys/signing.pem',
      signingCertificate: '/keys/signing.crt',
      decryptionKeys: ['/keys/signing.pem'],
      encryptionCertificate: '/keys/signing.crt',
      acceptedLevels: [
        'http://ftn.ficora.fi/2017/loa2',
        'http://ftn.ficora.fi/2017/loa3',
        'http://eidas.europa.eu/LoA/substantial',
        'http://eidas.europa.eu/LoA/high',
      ],
      digitalService: null,
    });
  });

  it('keeps an entity ID unchanged, since it is compared exactly', () => {
    const entityId = 'https://Forms.example.org';

    expect(readConfig({ ...least, PORTAL_SAML_ENTITY_ID: entityId }).config?.saml?.entityId).toBe(entityId);
  });

  it('accepts several keys, so that certificates can change', () => {
    const read = readConfig({ ...least, PORTAL_SAML_DECRYPTION_KEYS: '/keys/new.pem, /keys/old.pem' });

    expect(read.config?.saml?.decryptionKeys).toEqual(['/keys/new.pem', '/keys/old.pem']);
  });

  it('reports everything missing at once', () => {
    expect(readConfig({ PORTAL_SAML_IDP_METADATA: 'idp.xml' })).toMatchObject({
      config: null,
      problems: [
        expect.stringContaining('PORTAL_SAML_SIGNING_KEY is not set'),
        expect.stringContaining('PORTAL_SAML_SIGNING_CERT is not set'),
      ],
    });
  });

  it.each([
    ['PORTAL_SAML_IDP_METADATA', 'http://idp.example.org/metadata.xml'],
    ['PORTAL_SAML_ENTITY_ID', 'forms'],
  ])('refuses %s=%s', (name, value) => {
    expect(readConfig({ ...least, [name]: value })).toMatchObject({
      config: null,
      problems: [expect.stringContaining(name)],
    });
  });

  it.each(['idp.xml', 'http://127.0.0.1:8180/metadata', 'http://localhost:8180/metadata'])(
    'accepts metadata from %s',
    (location) => {
      expect(readConfig({ ...least, PORTAL_SAML_IDP_METADATA: location }).config?.saml?.idpMetadata).toBe(
        location,
      );
    },
  );

  it('allows the test method outside production only, with a warning', () => {
    const environment = { ...least, PORTAL_SAML_ACCEPTED_LEVELS: testMethod };

    expect(readConfig(environment).warnings).toContainEqual(expect.stringContaining('anybody can identify'));
    expect(readConfig({ ...environment, NODE_ENV: 'production' })).toMatchObject({
      config: null,
      problems: [expect.stringContaining('PORTAL_SAML_ACCEPTED_LEVELS lists the test method')],
    });
  });

  it('warns of metadata that cannot be registered, and of settings without effect', () => {
    expect(readConfig(least).warnings).toContainEqual(
      expect.stringContaining('PORTAL_SAML_DIGITAL_SERVICE is not set'),
    );
    expect(readConfig({ PORTAL_SAML_SIGNING_KEY: '/keys/signing.pem' }).warnings).toContainEqual(
      expect.stringContaining('Suomi.fi identification is off'),
    );
  });
});
