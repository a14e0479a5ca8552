import type {
  VaultDiagnosticStep,
  VaultFinding,
  VaultFindingCode,
  VaultObjectRef,
} from '@form-portal/domain';
import type { VaultErrorCode } from '../errors.ts';
import type { Vault } from '../port.ts';

/** A step before the structure is read. */
export interface AccessDiagnostic {
  readonly step: VaultDiagnosticStep;
  /** Returns the finding; throws `VaultError` like the vault itself. */
  readonly run: () => Promise<VaultFinding>;
}

/**
 * The variables behind each finding, with which administrators fix it: shown with the finding, whose text names none. A
 * name may be followed by the form of its value, such as `VAULT_URL (https://…)`.
 */
export type FindingVariables = Readonly<Partial<Record<VaultFindingCode, readonly string[]>>>;

/**
 * The findings of errors about which this vault can say more than the texts for any vault, which know neither of servers nor of disks.
 */
export type ErrorFindings = Readonly<Partial<Record<VaultErrorCode, VaultFindingCode>>>;

/** The vault to diagnose: always queried directly, without caches. */
export interface DiagnosedVault {
  /** Steps before structure and objects, in order. A missing step does not apply to this vault. */
  readonly access: readonly AccessDiagnostic[];
  readonly errorFindings: ErrorFindings;
  readonly variables: FindingVariables;
  readonly vault: Pick<Vault, 'readStructure' | 'listValueListItems' | 'createObject' | 'findBySubmission'>;
  /** Removes a test object: `gone`, or `bin` when the account may delete but not destroy it. */
  removeObject(ref: VaultObjectRef): Promise<'gone' | 'bin'>;
}
