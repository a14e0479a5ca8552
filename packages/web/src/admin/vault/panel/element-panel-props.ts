import type { StructureKind } from '../structure/structure-kinds.ts';
import type { AdministeredStructure } from '@form-portal/domain';

/** Props of every panel. */
export interface ElementPanelProps {
  readonly kind: StructureKind;
  readonly structure: AdministeredStructure;
  readonly opened: number | 'new';
}
