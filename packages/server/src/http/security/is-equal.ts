import { timingSafeEqual } from 'node:crypto';

/** Compares a text with a secret in constant time; only the length of the secret can leak. */
export function isEqual(text: string, secret: string): boolean {
  const [textBytes, secretBytes] = [Buffer.from(text), Buffer.from(secret)];
  return textBytes.length === secretBytes.length && timingSafeEqual(textBytes, secretBytes);
}
