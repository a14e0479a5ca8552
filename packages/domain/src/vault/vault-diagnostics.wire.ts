import * as z from 'zod/mini';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../problems/result.ts';
import {
  passesDiagnostics,
  vaultDiagnosticSteps,
  vaultFindings,
  type VaultDiagnostic,
  type VaultDiagnosticStep,
  type VaultFindingCode,
} from './vault-diagnostics.ts';

const steps = Object.keys(vaultDiagnosticSteps) as [VaultDiagnosticStep, ...VaultDiagnosticStep[]];
const codes = Object.keys(vaultFindings) as [VaultFindingCode, ...VaultFindingCode[]];

/** The states' names on the wire. */
const stateNames = { ok: 'right', warning: 'doubtful', failed: 'wrong', skipped: 'skipped' } as const;

/** Vault diagnostics, step by step; `OK` when no step failed. */
export const vaultDiagnosticsSchema = z.object({
  OK: z.boolean(),
  Items: z.array(
    z.object({
      Step: z.enum(steps),
      State: z.enum(['right', 'doubtful', 'wrong', 'skipped']),
      Code: z.enum(codes),
      Params: z.record(z.string(), z.union([z.string(), z.number()])),
      Reason: z.string(),
      Variables: z.array(z.string()),
    }),
  ),
});

/** Vault diagnostics in responses. */
export type VaultDiagnosticsWire = z.infer<typeof vaultDiagnosticsSchema>;

/** Converts vault diagnostics to their wire form. */
export function vaultDiagnosticsToWire(results: readonly VaultDiagnostic[]): VaultDiagnosticsWire {
  return {
    OK: passesDiagnostics(results),
    Items: results.map(({ step, code, params = {}, reason = '', variables = [] }) => ({
      Step: step,
      State: stateNames[vaultFindings[code].state],
      Code: code,
      Params: params,
      Reason: reason,
      Variables: [...variables],
    })),
  };
}

/** Parses vault diagnostics. Problem code: `request.invalid` with the path of each fault. */
export function vaultDiagnosticsFromWire(value: unknown): Result<readonly VaultDiagnostic[]> {
  const parsed = parseWire(vaultDiagnosticsSchema, value);
  if (!parsed.ok) return parsed;
  return ok(
    parsed.value.Items.map(({ Step, Code, Params, Reason, Variables }) => ({
      step: Step,
      code: Code,
      ...(Object.keys(Params).length > 0 && { params: Params }),
      ...(Reason !== '' && { reason: Reason }),
      ...(Variables.length > 0 && { variables: Variables }),
    })),
  );
}
