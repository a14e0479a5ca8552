import { routes } from '@form-portal/domain/api';
import {
  classDraftToWire,
  itemDraftToWire,
  languageDraftToWire,
  propertyDraftToWire,
  savedIdFromWire,
  structureElementDraftToWire,
  userDraftToWire,
} from '@form-portal/domain/wire';
import { call, callAndRead } from '../../api/call.ts';
import type {
  ClassDraft,
  ItemDraft,
  LanguageDraft,
  PropertyDraft,
  StructureElementDraft,
  UserDraft,
  StructureElementRef,
} from '@form-portal/domain';
import type { Route } from '@form-portal/domain/api';

/** Null: a new element. */
type Id = number | null;

/** The calls of a kind. */
interface ElementRoutes {
  readonly add: Route;
  readonly change: Route;
  readonly remove: Route;
}

const elementRoutes: Readonly<Record<StructureElementRef['kind'], ElementRoutes>> = {
  'object-type': {
    add: routes.addObjectType,
    change: routes.changeObjectType,
    remove: routes.removeObjectType,
  },
  class: { add: routes.addVaultClass, change: routes.changeVaultClass, remove: routes.removeVaultClass },
  property: {
    add: routes.addVaultProperty,
    change: routes.changeVaultProperty,
    remove: routes.removeVaultProperty,
  },
  'value-list': {
    add: routes.addValueList,
    change: routes.changeValueList,
    remove: routes.removeValueList,
  },
  item: { add: routes.addVaultItem, change: routes.changeVaultItem, remove: routes.removeVaultItem },
  language: {
    add: routes.addVaultLanguage,
    change: routes.changeVaultLanguage,
    remove: routes.removeVaultLanguage,
  },
  user: { add: routes.addVaultUser, change: routes.changeVaultUser, remove: routes.removeVaultUser },
};

function save(
  kind: StructureElementRef['kind'],
  params: Readonly<Record<string, number>> & { readonly id?: number },
  body: unknown,
): Promise<number> {
  const { add, change } = elementRoutes[kind];
  return callAndRead(params.id === undefined ? add : change, { params, body }, savedIdFromWire);
}

function idParams(id: Id): { readonly id?: number } {
  return id === null ? {} : { id };
}

/** Saves an object type; a null id creates one. Like the functions below, returns the id and throws `CallError`. */
export function saveObjectType(id: Id, draft: StructureElementDraft): Promise<number> {
  return save('object-type', idParams(id), structureElementDraftToWire(draft));
}

export function saveClass(id: Id, draft: ClassDraft): Promise<number> {
  return save('class', idParams(id), classDraftToWire(draft));
}

export function saveProperty(id: Id, draft: PropertyDraft): Promise<number> {
  return save('property', idParams(id), propertyDraftToWire(draft));
}

export function saveValueList(id: Id, draft: StructureElementDraft): Promise<number> {
  return save('value-list', idParams(id), structureElementDraftToWire(draft));
}

export function saveItem(list: number, id: Id, draft: ItemDraft): Promise<number> {
  return save('item', { list, ...idParams(id) }, itemDraftToWire(draft));
}

export function saveLanguage(id: Id, draft: LanguageDraft): Promise<number> {
  return save('language', idParams(id), languageDraftToWire(draft));
}

export function saveUser(id: Id, draft: UserDraft): Promise<number> {
  return save('user', idParams(id), userDraftToWire(draft));
}

/** Deletes a structure element. Throws `CallError`. */
export async function removeStructureElement({ kind, id, list }: StructureElementRef): Promise<void> {
  await call(elementRoutes[kind].remove, { params: { id, ...(list !== undefined && { list }) } });
}
