import type { VaultDiagnosticStep, VaultFinding, VaultObjectRef } from '@form-portal/domain';
import type { Vault } from '../port.ts';

/** A step before the structure is read. */
export interface AccessDiagnostic {
  readonly step: VaultDiagnosticStep;
  /** Returns the finding; throws `VaultError` like the vault itself. */
  readonly run: () => Promise<VaultFinding>;
}

/** The vault to diagnose: always queried directly, without caches. */
export interface DiagnosedVault {
  /** Steps before structure and objects, in order. A missing step does not apply to this vault. */
  readonly access: readonly AccessDiagnostic[];
  readonly vault: Pick<Vault, 'readStructure' | 'listValueListItems' | 'createObject' | 'findBySubmission'>;
  /** Removes a test object: `gone`, or `bin` when the account may delete but not destroy it. */
  removeObject(ref: VaultObjectRef): Promise<'gone' | 'bin'>;
}
