import { fileTypes, ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { fileTypesToWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';

/** GET /api/file-types (specification D16). */
export function fileTypesRoutes(): readonly BoundRoute[] {
  return [bindRoute(routes.readFileTypes, async () => ok(fileTypesToWire(fileTypes)))];
}
