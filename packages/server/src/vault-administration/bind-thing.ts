import { failed, ok, type Result, type VaultThingKind } from '@form-portal/domain';
import type { Route, routes } from '@form-portal/domain/api';
import { vaultUsesToWire } from '@form-portal/domain/wire';
import { bindRoute, failedWith, type BoundRoute, type FailedWith } from '../http/bind-route.ts';
import type { Exchange } from '../http/user-session.ts';
import {
  removeVaultThing,
  saveVaultThing,
  type AdministerVaultDeps,
  type StillUsed,
} from './administer-vault.ts';

/** A kind of thing: its three calls, and what they read, do and answer. */
interface ThingCalls<Draft> {
  readonly kind: VaultThingKind;
  readonly add: Route;
  readonly change: Route & Pick<typeof routes.changeObjectType, 'params'>;
  readonly remove: Route & Pick<typeof routes.removeObjectType, 'params'>;
  readonly read: (body: unknown) => Result<Draft>;
  /** Null: a new one. */
  readonly save: (id: number | null, draft: Draft, exchange: Exchange) => Promise<Result<number>>;
  /** Every thing of the kind as calls answer it. */
  readonly list: () => Promise<readonly { readonly ID: number }[]>;
}

/** Binds the three calls of a kind of thing. */
export function bindThing<Draft>(
  deps: AdministerVaultDeps,
  { kind, add, change, remove, read, save, list }: ThingCalls<Draft>,
): readonly BoundRoute[] {
  async function saveAndAnswer(
    exchange: Exchange,
    id: number | null,
    body: unknown,
  ): Promise<Result<unknown>> {
    const draft = read(body);
    if (!draft.ok) return draft;
    const saved = await saveVaultThing(deps, { user: exchange.session?.user ?? null, kind }, () =>
      save(id, draft.value, exchange),
    );
    return saved.ok ? ok((await list()).find(({ ID }) => ID === saved.value)) : saved;
  }
  return [
    bindRoute(add, ({ body, ...exchange }) => saveAndAnswer(exchange, null, body)),
    bindRoute(change, ({ params, body, ...exchange }) => saveAndAnswer(exchange, params.id, body)),
    bindRoute(remove, async ({ params, user }) =>
      removedAnswer(await removeVaultThing(deps, user, { kind, id: params.id })),
    ),
  ];
}

/** A thing that stays because it is used is told with where. */
export function removedAnswer(removed: Result<undefined> | StillUsed): Result<undefined> | FailedWith {
  if ('ok' in removed) return removed;
  const { problems } = failed({ code: 'vault.in-use' });
  return failedWith(problems, { UsedBy: vaultUsesToWire(removed.usedBy) });
}
