import { failed, ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import {
  administeredStructureToWire,
  classDraftFromWire,
  itemDraftFromWire,
  languageDraftFromWire,
  propertyDraftFromWire,
  structureElementDraftFromWire,
  userDraftFromWire,
  vaultItemToWire,
  vaultUsesToWire,
  vaultUserToWire,
} from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import {
  listUses,
  removeStructureElement,
  saveClass,
  saveProperty,
  saveStructureElement,
  type AdministerVaultDeps,
} from './administer-vault.ts';
import { bindElementRoutes, removedResponse } from './bind-element-routes.ts';
import { saveUser, type SaveUserDeps } from './save-user.ts';

/** Structure and accounts of the embedded vault for administrators. */
export function vaultAdministrationRoutes(deps: AdministerVaultDeps & SaveUserDeps): readonly BoundRoute[] {
  const { vault } = deps;
  return [
    bindRoute(routes.readVaultStructure, async () => ok(await readStructure(deps))),
    bindRoute(routes.listVaultUses, async ({ query }) => ok(vaultUsesToWire(await listUses(deps, query)))),
    bindRoute(routes.listVaultUsers, async () => ok((await vault.listUsers()).map(vaultUserToWire))),
    ...structureRoutes(deps),
    ...bindElementRoutes(deps, {
      kind: 'user',
      add: routes.addVaultUser,
      change: routes.changeVaultUser,
      remove: routes.removeVaultUser,
      read: userDraftFromWire,
      save: (id, draft, exchange) => saveUser(deps, { id, draft, exchange }),
      list: async () => (await vault.listUsers()).map(vaultUserToWire),
    }),
    ...itemRoutes(deps),
  ];
}

async function readStructure({ vault }: AdministerVaultDeps) {
  return administeredStructureToWire(await vault.readStructure());
}

function structureRoutes(deps: AdministerVaultDeps): readonly BoundRoute[] {
  const { vault } = deps;
  return [
    ...bindElementRoutes(deps, {
      kind: 'object-type',
      add: routes.addObjectType,
      change: routes.changeObjectType,
      remove: routes.removeObjectType,
      read: structureElementDraftFromWire,
      save: (id, draft) => vault.saveObjectType(id, draft),
      list: async () => (await readStructure(deps)).ObjectTypes,
    }),
    ...bindElementRoutes(deps, {
      kind: 'class',
      add: routes.addVaultClass,
      change: routes.changeVaultClass,
      remove: routes.removeVaultClass,
      read: classDraftFromWire,
      save: (id, draft) => saveClass(deps, id, draft),
      list: async () => (await readStructure(deps)).Classes,
    }),
    ...bindElementRoutes(deps, {
      kind: 'property',
      add: routes.addVaultProperty,
      change: routes.changeVaultProperty,
      remove: routes.removeVaultProperty,
      read: propertyDraftFromWire,
      save: (id, draft, { session }) => saveProperty(deps, session?.user ?? null, id, draft),
      list: async () => (await readStructure(deps)).Properties,
    }),
    ...bindElementRoutes(deps, {
      kind: 'value-list',
      add: routes.addValueList,
      change: routes.changeValueList,
      remove: routes.removeValueList,
      read: structureElementDraftFromWire,
      save: (id, draft) => vault.saveValueList(id, draft),
      list: async () => (await readStructure(deps)).ValueLists,
    }),
    ...bindElementRoutes(deps, {
      kind: 'language',
      add: routes.addVaultLanguage,
      change: routes.changeVaultLanguage,
      remove: routes.removeVaultLanguage,
      read: languageDraftFromWire,
      save: (id, draft) => vault.saveLanguage(id, draft),
      list: async () => (await readStructure(deps)).Languages,
    }),
  ];
}

const kind = 'item';

function itemRoutes(deps: AdministerVaultDeps): readonly BoundRoute[] {
  const { vault } = deps;
  const saveItem = async (
    element: Parameters<typeof saveStructureElement>[1] & { readonly list: number },
    id: number | null,
    body: unknown,
  ) => {
    const draft = itemDraftFromWire(body);
    if (!draft.ok) return draft;
    const { list } = element;
    const saved = await saveStructureElement(deps, element, () => vault.saveItem(list, id, draft.value));
    if (!saved.ok) return saved;
    const item = (await vault.listItems(list))?.find((candidate) => candidate.id === saved.value);
    return item === undefined ? failed({ code: 'not-found' }) : ok(vaultItemToWire(item));
  };
  return [
    bindRoute(routes.listVaultItems, async ({ params }) => {
      const items = await vault.listItems(params.list);
      return items === undefined ? failed({ code: 'not-found' }) : ok(items.map(vaultItemToWire));
    }),
    bindRoute(routes.addVaultItem, ({ params: { list }, body, user }) =>
      saveItem({ user, kind, list }, null, body),
    ),
    bindRoute(routes.changeVaultItem, ({ params: { list, id }, body, user }) =>
      saveItem({ user, kind, list }, id, body),
    ),
    bindRoute(routes.removeVaultItem, async ({ params, user }) =>
      removedResponse(await removeStructureElement(deps, user, { kind, ...params })),
    ),
  ];
}
