import {
  BoxIcon,
  LanguagesIcon,
  ListTreeIcon,
  ShapesIcon,
  TagsIcon,
  UserIcon,
  WorkflowIcon,
  type IconProps,
} from '@form-portal/ui';
import { firstAssignedId } from '@form-portal/domain';
import type { TextKey, StructureElementKind } from '@form-portal/domain';
import type { ComponentType } from 'react';

/** The last segment of the address of a kind. */
export type StructureKindName =
  'object-types' | 'classes' | 'properties' | 'value-lists' | 'workflows' | 'languages' | 'users';

/** A kind of structure element with its page. */
export interface StructureKind {
  readonly name: StructureKindName;
  readonly element: StructureElementKind;
  readonly Icon: ComponentType<IconProps>;
  readonly titleKey: TextKey;
  /** The title of one element; takes its id. */
  readonly oneKey: TextKey;
  readonly newKey: TextKey;
  /** The smallest id of elements created by administrators (specification §9). */
  readonly firstId: number;
}

/** The kinds in their order. */
export const structureKinds: readonly StructureKind[] = [
  {
    name: 'object-types',
    element: 'object-type',
    Icon: BoxIcon,
    titleKey: 'admin.vault.objectTypes',
    oneKey: 'admin.vault.oneObjectType',
    newKey: 'admin.vault.newObjectType',
    firstId: firstAssignedId.objectTypeOrList,
  },
  {
    name: 'classes',
    element: 'class',
    Icon: ShapesIcon,
    titleKey: 'admin.vault.classes',
    oneKey: 'admin.vault.oneClass',
    newKey: 'admin.vault.newClass',
    firstId: firstAssignedId.class,
  },
  {
    name: 'properties',
    element: 'property',
    Icon: TagsIcon,
    titleKey: 'admin.vault.properties',
    oneKey: 'admin.vault.oneProperty',
    newKey: 'admin.vault.newProperty',
    firstId: firstAssignedId.property,
  },
  {
    name: 'value-lists',
    element: 'value-list',
    Icon: ListTreeIcon,
    titleKey: 'admin.vault.valueLists',
    oneKey: 'admin.vault.oneValueList',
    newKey: 'admin.vault.newValueList',
    firstId: firstAssignedId.objectTypeOrList,
  },
  {
    name: 'workflows',
    element: 'item',
    Icon: WorkflowIcon,
    titleKey: 'admin.vault.workflows',
    oneKey: 'admin.vault.oneWorkflow',
    newKey: 'admin.vault.newWorkflow',
    firstId: firstAssignedId.workflowOrState,
  },
  {
    name: 'languages',
    element: 'language',
    Icon: LanguagesIcon,
    titleKey: 'admin.vault.languages',
    oneKey: 'admin.vault.oneLanguage',
    newKey: 'admin.vault.newLanguage',
    firstId: 1,
  },
  {
    name: 'users',
    element: 'user',
    Icon: UserIcon,
    titleKey: 'admin.vault.users',
    oneKey: 'admin.vault.oneUser',
    newKey: 'admin.vault.newUser',
    firstId: 1,
  },
];

/** The address of a kind, or of one of its elements; `new` creates one. */
export function vaultAddress(kind: StructureKindName, id?: number | 'new'): string {
  return id === undefined ? `/admin/vault/${kind}` : `/admin/vault/${kind}/${String(id)}`;
}
