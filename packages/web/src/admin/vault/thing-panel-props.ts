import type { VaultKind } from './vault-kinds.ts';
import type { AdministeredStructure } from '@form-portal/domain';

/** What every panel is made of. */
export interface ThingPanelProps {
  readonly kind: VaultKind;
  readonly structure: AdministeredStructure;
  readonly opened: number | 'new';
}
