import type { StructureKind } from '../structure/structure-kinds.ts';
import type { AdministeredStructure } from '@form-portal/domain';

/** What every panel is made of. */
export interface ElementPanelProps {
  readonly kind: StructureKind;
  readonly structure: AdministeredStructure;
  readonly opened: number | 'new';
}
