import type { VaultCheckStep, VaultFinding, VaultObjectRef } from '@form-portal/domain';
import type { Vault } from '../port.ts';

/** Something to try. */
export interface Trial {
  readonly step: VaultCheckStep;
  /** What it comes to; throws `VaultError` like the vault itself. */
  readonly run: () => Promise<VaultFinding>;
}

/** A vault as the check tries it: asked afresh every time, nothing that it told before counts. */
export interface VaultTrial {
  /** What comes before structure and objects, in its order. A step that is missing has no meaning for this vault. */
  readonly access: readonly Trial[];
  readonly vault: Pick<Vault, 'readStructure' | 'listValueListItems' | 'createObject' | 'findBySubmission'>;
  /** Takes a test object away: `gone`, or `bin` where the account may delete, but not for good. */
  removeObject(ref: VaultObjectRef): Promise<'gone' | 'bin'>;
}
