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
import type { TextKey, VaultThingKind } from '@form-portal/domain';
import type { ComponentType } from 'react';

/** A part of the structure that has a page: the last step of its address names it. */
export type VaultKindName =
  'object-types' | 'classes' | 'properties' | 'value-lists' | 'workflows' | 'languages' | 'users';

/** What a kind is called. */
export interface VaultKind {
  readonly name: VaultKindName;
  readonly thing: VaultThingKind;
  readonly Icon: ComponentType<IconProps>;
  readonly titleKey: TextKey;
  /** One thing with its id. */
  readonly oneKey: TextKey;
  readonly newKey: TextKey;
  /** The smallest id that administrators' things get (specification §9). */
  readonly firstId: number;
}

/** The kinds in their order. */
export const vaultKinds: readonly VaultKind[] = [
  {
    name: 'object-types',
    thing: 'object-type',
    Icon: BoxIcon,
    titleKey: 'admin.vault.objectTypes',
    oneKey: 'admin.vault.oneObjectType',
    newKey: 'admin.vault.newObjectType',
    firstId: firstAssignedId.objectTypeOrList,
  },
  {
    name: 'classes',
    thing: 'class',
    Icon: ShapesIcon,
    titleKey: 'admin.vault.classes',
    oneKey: 'admin.vault.oneClass',
    newKey: 'admin.vault.newClass',
    firstId: firstAssignedId.class,
  },
  {
    name: 'properties',
    thing: 'property',
    Icon: TagsIcon,
    titleKey: 'admin.vault.properties',
    oneKey: 'admin.vault.oneProperty',
    newKey: 'admin.vault.newProperty',
    firstId: firstAssignedId.property,
  },
  {
    name: 'value-lists',
    thing: 'value-list',
    Icon: ListTreeIcon,
    titleKey: 'admin.vault.valueLists',
    oneKey: 'admin.vault.oneValueList',
    newKey: 'admin.vault.newValueList',
    firstId: firstAssignedId.objectTypeOrList,
  },
  {
    name: 'workflows',
    thing: 'item',
    Icon: WorkflowIcon,
    titleKey: 'admin.vault.workflows',
    oneKey: 'admin.vault.oneWorkflow',
    newKey: 'admin.vault.newWorkflow',
    firstId: firstAssignedId.workflowOrState,
  },
  {
    name: 'languages',
    thing: 'language',
    Icon: LanguagesIcon,
    titleKey: 'admin.vault.languages',
    oneKey: 'admin.vault.oneLanguage',
    newKey: 'admin.vault.newLanguage',
    firstId: 1,
  },
  {
    name: 'users',
    thing: 'user',
    Icon: UserIcon,
    titleKey: 'admin.vault.users',
    oneKey: 'admin.vault.oneUser',
    newKey: 'admin.vault.newUser',
    firstId: 1,
  },
];

/** The address of a kind, or of one thing of it; `new` makes one. */
export function vaultAddress(kind: VaultKindName, id?: number | 'new'): string {
  return id === undefined ? `/admin/vault/${kind}` : `/admin/vault/${kind}/${String(id)}`;
}
