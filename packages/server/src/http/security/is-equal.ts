import { timingSafeEqual } from 'node:crypto';

/** Compares a text with a secret in constant time; only the length of the secret can leak. */
export function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
