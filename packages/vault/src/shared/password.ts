import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Work factors of password hashing. */
export interface PasswordCost {
  /** CPU and memory cost, a power of two; memory use is 128 · n · r bytes. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/**
 * About 32 MB and a tenth of a second: of equally strong settings in the OWASP password storage cheat sheet, the one with the
 * least memory.
 */
export const defaultPasswordCost: PasswordCost = { n: 2 ** 15, r: 8, p: 3 };

const saltBytes = 16;
const hashBytes = 32;

/** Hashes a password, with its own salt and cost: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Whether a password matches a stored hash. Without a hash (no such account) it does the same work and returns false, so that
 * timing does not reveal which names exist.
 */
export async function matchesPassword(
  stored: string | undefined,
  password: string,
  cost: PasswordCost,
): Promise<boolean> {
  const storedHash = stored === undefined ? undefined : parseHash(stored);
  const expected = storedHash ?? { cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) };
  const derived = await derive(password, expected.salt, expected.cost);
  return timingSafeEqual(derived, expected.hash) && storedHash !== undefined;
}

interface StoredHash {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function parseHash(stored: string): StoredHash | undefined {
  const [scheme, n, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return undefined;
  const parsed = Buffer.from(hash, 'base64');
  if (parsed.length !== hashBytes) return undefined;
  return {
    cost: { n: Number(n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: parsed,
  };
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const { n, r, p } = cost;
  const maxmem = 256 * n * r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, hashBytes, { N: n, r, p, maxmem }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
