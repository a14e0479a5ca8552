import { failed, ok, type Result, type StructureElementKind } from '@form-portal/domain';
import type { Route, routes } from '@form-portal/domain/api';
import { vaultUsesToWire } from '@form-portal/domain/wire';
import { bindRoute, failedWith, type BoundRoute, type FailedWith } from '../http/bind-route.ts';
import type { Exchange } from '../http/user-session.ts';
import {
  removeStructureElement,
  saveStructureElement,
  type AdministerVaultDeps,
  type StillUsed,
} from './administer-vault.ts';

/** The three calls of a kind of element: their routes, parsing and actions. */
interface ElementCalls<Draft> {
  readonly kind: StructureElementKind;
  readonly add: Route;
  readonly change: Route & Pick<typeof routes.changeObjectType, 'params'>;
  readonly remove: Route & Pick<typeof routes.removeObjectType, 'params'>;
  readonly read: (body: unknown) => Result<Draft>;
  /** `id` is null for a new element. */
  readonly save: (id: number | null, draft: Draft, exchange: Exchange) => Promise<Result<number>>;
  /** All elements of the kind in their wire form. */
  readonly list: () => Promise<readonly { readonly ID: number }[]>;
}

/** Binds the three calls of a kind of structure element. */
export function bindElementRoutes<Draft>(
  deps: AdministerVaultDeps,
  { kind, add, change, remove, read, save, list }: ElementCalls<Draft>,
): readonly BoundRoute[] {
  async function saveAndRespond(
    exchange: Exchange,
    id: number | null,
    body: unknown,
  ): Promise<Result<unknown>> {
    const draft = read(body);
    if (!draft.ok) return draft;
    const saved = await saveStructureElement(deps, { user: exchange.session?.user ?? null, kind }, () =>
      save(id, draft.value, exchange),
    );
    return saved.ok ? ok((await list()).find(({ ID }) => ID === saved.value)) : saved;
  }
  return [
    bindRoute(add, ({ body, ...exchange }) => saveAndRespond(exchange, null, body)),
    bindRoute(change, ({ params, body, ...exchange }) => saveAndRespond(exchange, params.id, body)),
    bindRoute(remove, async ({ params, user }) =>
      removedResponse(await removeStructureElement(deps, user, { kind, id: params.id })),
    ),
  ];
}

/** The response to a deletion; an element in use is refused with its uses. */
export function removedResponse(removed: Result<undefined> | StillUsed): Result<undefined> | FailedWith {
  if ('ok' in removed) return removed;
  const { problems } = failed({ code: 'vault.in-use' });
  return failedWith(problems, { UsedBy: vaultUsesToWire(removed.usedBy) });
}
