import { describe, expect, it } from 'vitest';
import { codeChallenge, newCodeVerifier } from './code-verifier.ts';

function giving(value: (at: number) => number): Pick<Crypto, 'getRandomValues'> {
  return {
    getRandomValues: (array) => {
      if (array instanceof Uint32Array) array.forEach((_, at) => (array[at] = value(at)));
      return array;
    },
  };
}

describe('a code verifier', () => {
  it('is made of the last two hex digits of 28 random values', () => {
    expect(newCodeVerifier(giving((at) => 0xabcdef00 + at))).toBe(
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b',
    );
  });

  it('keeps the leading zeros of small values, so that it is never shorter than RFC 7636 allows', () => {
    expect(newCodeVerifier(giving(() => 7))).toBe('07'.repeat(28));
  });

  it('differs every time', () => {
    const verifiers = Array.from({ length: 50 }, () => newCodeVerifier());
    expect(new Set(verifiers).size).toBe(50);
    for (const verifier of verifiers) expect(verifier).toMatch(/^[0-9a-f]{56}$/);
  });

  it('has the challenge of S256 (RFC 7636, appendix B)', async () => {
    expect(await codeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});
