import * as z from 'zod/mini';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../result.ts';
import {
  isVaultFit,
  vaultCheckSteps,
  vaultFindings,
  type VaultCheckResult,
  type VaultCheckStep,
  type VaultFindingCode,
} from './vault-check.ts';

const steps = Object.keys(vaultCheckSteps) as [VaultCheckStep, ...VaultCheckStep[]];
const codes = Object.keys(vaultFindings) as [VaultFindingCode, ...VaultFindingCode[]];

/** A vault check, step by step; `OK` when nothing is wrong. */
export const vaultCheckSchema = z.object({
  OK: z.boolean(),
  Items: z.array(
    z.object({
      Step: z.enum(steps),
      State: z.enum(['right', 'doubtful', 'wrong', 'skipped']),
      Code: z.enum(codes),
      Params: z.record(z.string(), z.union([z.string(), z.number()])),
      Reason: z.string(),
    }),
  ),
});

/** A vault check in responses. */
export type VaultCheckWire = z.infer<typeof vaultCheckSchema>;

/** Converts a vault check to its wire form. */
export function vaultCheckToWire(results: readonly VaultCheckResult[]): VaultCheckWire {
  return {
    OK: isVaultFit(results),
    Items: results.map(({ step, code, params = {}, reason = '' }) => ({
      Step: step,
      State: vaultFindings[code].state,
      Code: code,
      Params: params,
      Reason: reason,
    })),
  };
}

/** Parses a vault check. */
export function vaultCheckFromWire(value: unknown): Result<readonly VaultCheckResult[]> {
  const read = parseWire(vaultCheckSchema, value);
  if (!read.ok) return read;
  return ok(
    read.value.Items.map(({ Step, Code, Params, Reason }) => ({
      step: Step,
      code: Code,
      ...(Object.keys(Params).length > 0 && { params: Params }),
      ...(Reason !== '' && { reason: Reason }),
    })),
  );
}
