import { dayMs } from '@form-portal/domain';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SamlConfig } from '../../config/saml-config.ts';

/** The portal's keys and certificates, all PEM. */
export interface ServiceKeys {
  readonly signingKey: string;
  readonly signingCertificate: string;
  readonly decryptionKeys: readonly string[];
  readonly encryptionCertificate: string;
}

/** Reads and checks the files. Throws an error that names the variable and the problem with its file. */
export async function readServiceKeys(config: SamlConfig): Promise<ServiceKeys> {
  const signingKey = await readKey('PORTAL_SAML_SIGNING_KEY', config.signingKey);
  const signing = await readCertificate('PORTAL_SAML_SIGNING_CERT', config.signingCertificate);
  const decryptionKeys = await Promise.all(
    config.decryptionKeys.map((path) => readKey('PORTAL_SAML_DECRYPTION_KEYS', path)),
  );
  const encryption = await readCertificate('PORTAL_SAML_ENCRYPTION_CERT', config.encryptionCertificate);
  if (!signing.checkPrivateKey(createPrivateKey(signingKey)))
    throw new Error('PORTAL_SAML_SIGNING_CERT is not the certificate of PORTAL_SAML_SIGNING_KEY');
  if (!decryptionKeys.some((key) => encryption.checkPrivateKey(createPrivateKey(key))))
    throw new Error('PORTAL_SAML_ENCRYPTION_CERT belongs to none of PORTAL_SAML_DECRYPTION_KEYS');
  return {
    signingKey,
    signingCertificate: signing.toString(),
    decryptionKeys,
    encryptionCertificate: encryption.toString(),
  };
}

/** Days until a certificate expires; negative once it has. */
export function daysLeft(certificate: string, at: Date): number {
  return Math.floor((new X509Certificate(certificate).validToDate.getTime() - at.getTime()) / dayMs);
}

async function readKey(variable: string, path: string): Promise<string> {
  const text = await readText(variable, path);
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'rsa') return key.export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    // The same message as for a key of another kind; the library's message would quote the file.
  }
  throw new Error(`${variable}: ${path} holds no RSA private key in PEM without a passphrase`);
}

async function readCertificate(variable: string, path: string): Promise<X509Certificate> {
  const text = await readText(variable, path);
  try {
    const certificate = new X509Certificate(text);
    if (certificate.publicKey.asymmetricKeyType === 'rsa') return certificate;
  } catch {
    // As above.
  }
  throw new Error(`${variable}: ${path} holds no certificate of an RSA key in PEM`);
}

async function readText(variable: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Error(`${variable}: ${path} cannot be read`, { cause: error });
  }
}
