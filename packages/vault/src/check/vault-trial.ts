import type { VaultCheckStep, VaultFinding, VaultObjectRef } from '@form-portal/domain';
import type { Vault } from '../port.ts';

/** A step of the check. */
export interface Trial {
  readonly step: VaultCheckStep;
  /** Returns the finding; throws `VaultError` like the vault itself. */
  readonly run: () => Promise<VaultFinding>;
}

/** A vault for the check: always queried afresh, without stored answers. */
export interface VaultTrial {
  /** Steps before structure and objects, in order. A missing step does not apply to this vault. */
  readonly access: readonly Trial[];
  readonly vault: Pick<Vault, 'readStructure' | 'listValueListItems' | 'createObject' | 'findBySubmission'>;
  /** Removes a test object: `gone`, or `bin` when the account may delete but not destroy it. */
  removeObject(ref: VaultObjectRef): Promise<'gone' | 'bin'>;
}
