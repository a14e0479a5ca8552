import { failed, ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { structureToWire, valueListItemsToWire } from '@form-portal/domain/wire';
import { VaultError } from '@form-portal/vault';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import type { StructureCache } from './structure-cache.ts';

/** GET /api/structure and the items of a property's value list. Always current, since administrators build forms on it. */
export function structureRoutes(structure: StructureCache): readonly BoundRoute[] {
  return [
    bindRoute(routes.readStructure, async () => {
      structure.forget();
      return ok(structureToWire(await structure.readStructure()));
    }),
    bindRoute(routes.listValueListItems, async ({ params }) => {
      try {
        structure.forget();
        return ok(valueListItemsToWire(await structure.listValueListItems(params.id)));
      } catch (error) {
        if (error instanceof VaultError && error.code === 'not-found') return failed({ code: 'not-found' });
        throw error;
      }
    }),
  ];
}
