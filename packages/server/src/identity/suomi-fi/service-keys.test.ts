import { newKeyPair } from '@form-portal/dev-idp';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SamlConfig } from '../../config/saml-config.ts';
import { daysLeft, readServiceKeys } from './service-keys.ts';
import { keys } from './testing/test-idp.ts';

const protectedKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' },
}).privateKey;
const otherKind = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });

describe('readServiceKeys', () => {
  let folder = '';
  const file = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const config = (): SamlConfig => ({
    idpMetadata: '',
    entityId: '',
    signingKey: file('key', keys.service.privateKey),
    signingCertificate: file('certificate', keys.service.certificate),
    decryptionKeys: [file('next', keys.serviceNext.privateKey), file('key', keys.service.privateKey)],
    encryptionCertificate: file('next-certificate', keys.serviceNext.certificate),
    acceptedLevels: [],
    digitalService: null,
  });
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'form-portal-keys-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads keys and certificates that belong together', async () => {
    const read = await readServiceKeys(config());

    expect(read.signingKey).toContain('BEGIN PRIVATE KEY');
    expect(read.decryptionKeys).toHaveLength(2);
    expect(read.encryptionCertificate).not.toBe(read.signingCertificate);
  });

  it.each<readonly [string, () => Partial<SamlConfig>, RegExp]>([
    [
      'a file that does not exist',
      () => ({ signingKey: '/nowhere/key.pem' }),
      /^PORTAL_SAML_SIGNING_KEY: \/nowhere\/key\.pem cannot be read/,
    ],
    [
      'a certificate for a key',
      () => ({ signingKey: file('x', keys.service.certificate) }),
      /^PORTAL_SAML_SIGNING_KEY: .* no RSA private key/,
    ],
    [
      'a key with a passphrase',
      () => ({ decryptionKeys: [file('x', protectedKey)] }),
      /^PORTAL_SAML_DECRYPTION_KEYS: .* without a passphrase/,
    ],
    [
      'a key of another kind',
      () => ({ signingKey: file('x', otherKind) }),
      /^PORTAL_SAML_SIGNING_KEY: .* no RSA private key/,
    ],
    [
      'a key for a certificate',
      () => ({ signingCertificate: file('x', keys.service.privateKey) }),
      /^PORTAL_SAML_SIGNING_CERT: .* no certificate/,
    ],
    [
      'the certificate of another key',
      () => ({ signingCertificate: file('x', keys.stranger.certificate) }),
      /^PORTAL_SAML_SIGNING_CERT is not the certificate/,
    ],
    [
      'an encryption certificate without its key',
      () => ({ encryptionCertificate: file('x', keys.stranger.certificate) }),
      /^PORTAL_SAML_ENCRYPTION_CERT belongs to none/,
    ],
  ])('refuses %s, by name and without quoting it', async (_, changes, message) => {
    const refused = await readServiceKeys({ ...config(), ...changes() }).catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(Error);
    expect((refused as Error).message).toMatch(message);
    expect((refused as Error).message).not.toMatch(/BEGIN|MII/);
  });
});

describe('daysLeft', () => {
  it('counts the days until a certificate ends', () => {
    const { certificate } = newKeyPair('soon', 30);

    expect(daysLeft(certificate, new Date())).toBe(29);
    expect(daysLeft(certificate, new Date(Date.now() + 40 * 86_400_000))).toBe(-11);
  });
});
