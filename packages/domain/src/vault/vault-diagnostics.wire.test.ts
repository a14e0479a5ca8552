import { describe, expect, it } from 'vitest';
import { passesDiagnostics, type VaultDiagnostic } from './vault-diagnostics.ts';
import { vaultDiagnosticsFromWire, vaultDiagnosticsToWire } from './vault-diagnostics.wire.ts';

const results: readonly VaultDiagnostic[] = [
  { step: 'reach', code: 'reached' },
  { step: 'account', code: 'signed-in', params: { name: 'portal' } },
  { step: 'structure', code: 'unexpected-response', reason: 'A web page came.', variables: ['VAULT_URL'] },
  { step: 'create', code: 'not-tried' },
];

describe('vault diagnostics on the wire', () => {
  it('reads back what it writes', () => {
    expect(vaultDiagnosticsFromWire(JSON.parse(JSON.stringify(vaultDiagnosticsToWire(results))))).toEqual({
      ok: true,
      value: results,
    });
  });

  it('are OK when no step failed, even with warnings', () => {
    expect(vaultDiagnosticsToWire(results).OK).toBe(false);
    expect(passesDiagnostics([{ step: 'property', code: 'property-none' }])).toBe(true);
  });
});
