import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A key pair with a self-signed certificate, both as PEM. */
export interface KeyPair {
  readonly privateKey: string;
  readonly certificate: string;
}

/** Creates an RSA key and a self-signed X.509 certificate (version 1, RFC 5280), valid from one day ago. */
export function newKeyPair(commonName: string, validDays = 365): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = sequence(der(0x31, sequence(commonNameId, der(0x0c, Buffer.from(commonName)))));
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const validity = sequence(utcTime(Date.now() - 86_400_000), utcTime(Date.now() + validDays * 86_400_000));
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const toSign = sequence(serial, rsaSha256, name, validity, name, keyInfo);
  const signature = createSign('sha256').update(toSign).sign(privateKey);
  const certificate = sequence(toSign, rsaSha256, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certificatePem(certificate.toString('base64')),
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

/** AlgorithmIdentifier of sha256WithRSAEncryption (1.2.840.113549.1.1.11, no parameters). */
const rsaSha256 = Buffer.from('300d06092a864886f70d01010b0500', 'hex');

/** OBJECT IDENTIFIER 2.5.4.3. */
const commonNameId = Buffer.from('0603550403', 'hex');

/** Wraps a base64 certificate as PEM. */
export function certificatePem(base64: string): string {
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
