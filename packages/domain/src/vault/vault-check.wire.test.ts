import { describe, expect, it } from 'vitest';
import { isVaultFit, type VaultCheckResult } from './vault-check.ts';
import { vaultCheckFromWire, vaultCheckToWire } from './vault-check.wire.ts';

const results: readonly VaultCheckResult[] = [
  { step: 'reach', code: 'reached' },
  { step: 'account', code: 'signed-in', params: { name: 'portal' } },
  { step: 'structure', code: 'odd-answer', reason: 'A web page came.' },
  { step: 'create', code: 'not-tried' },
];

describe('a vault check on the wire', () => {
  it('reads back what it writes', () => {
    expect(vaultCheckFromWire(JSON.parse(JSON.stringify(vaultCheckToWire(results))))).toEqual({
      ok: true,
      value: results,
    });
  });

  it('is OK when nothing is wrong, even if something is doubtful', () => {
    expect(vaultCheckToWire(results).OK).toBe(false);
    expect(isVaultFit([{ step: 'property', code: 'property-none' }])).toBe(true);
  });
});
