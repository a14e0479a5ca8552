import {
  failed,
  ok,
  type ClassDraft,
  type PropertyDraft,
  type Result,
  type User,
  type VaultThingRef,
  type VaultUse,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { StructureAdministration } from '@form-portal/vault';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { listOutsideUses, type OutsideUsesDeps } from './outside-uses.ts';

/** What changing the vault works with. */
export interface AdministerVaultDeps extends OutsideUsesDeps {
  readonly database: Database<ServerTables>;
  readonly vault: StructureAdministration;
  /** What was read of the vault before is read anew. */
  readonly forgetStructure: () => void;
  /** Forms offer what the vault has now. */
  readonly refreshOptions: () => Promise<unknown>;
  readonly audit: AuditEvents;
  readonly log: FastifyBaseLogger;
}

/** A thing that stays, because it is used. */
export interface StillUsed {
  readonly usedBy: readonly VaultUse[];
}

/** Everywhere a thing is used: in forms, settings and languages of the portal, and in the vault itself. */
export async function listUses(
  deps: AdministerVaultDeps,
  thing: VaultThingRef,
): Promise<readonly VaultUse[]> {
  const { properties } = await deps.vault.readStructure();
  return [...(await listOutsideUses(deps, thing, properties)), ...(await deps.vault.listUses(thing))];
}

/** Saves a thing; forms that offer options of the vault follow at once (specification D28 and D46). */
export async function saveVaultThing(
  deps: AdministerVaultDeps,
  { user, ...of }: { readonly user: User | null } & Omit<VaultThingRef, 'id'>,
  save: () => Promise<Result<number>>,
): Promise<Result<number>> {
  const saved = await save();
  if (!saved.ok) return saved;
  const thing = { ...of, id: saved.value };
  const words = wordsOf(thing);
  await deps.database.write((transaction) => deps.audit.vaultThingSaved(transaction, user, words));
  await followVault(deps, thing);
  return saved;
}

/**
 * Saves a property; a value list of its own that is made with it is recorded too. While a form or the identity mapping uses it, its
 * data type stays: `vault.member-in-use`.
 */
export async function saveProperty(
  deps: AdministerVaultDeps,
  user: User | null,
  id: number | null,
  draft: PropertyDraft,
): Promise<Result<number>> {
  const { properties } = await deps.vault.readStructure();
  const before = properties.find((property) => property.id === id);
  if (before !== undefined && before.dataType !== draft.dataType) {
    const uses = await listOutsideUses(deps, { kind: 'property', id: before.id }, properties);
    if (uses.length > 0) return failed({ code: 'vault.member-in-use', path: 'DataType' });
  }
  const saved = await deps.vault.saveProperty(id, draft);
  if (!saved.ok || draft.items === undefined) return saved;
  const after = (await deps.vault.readStructure()).properties;
  const list = after.find((property) => property.id === saved.value)?.valueList ?? null;
  if (list !== null)
    await saveVaultThing(deps, { user, kind: 'value-list' }, () => Promise.resolve(ok(list)));
  return saved;
}

/** Saves a class. While a form makes objects of it, its object type stays: `vault.member-in-use`. */
export async function saveClass(
  deps: AdministerVaultDeps,
  id: number | null,
  draft: ClassDraft,
): Promise<Result<number>> {
  const { classes, properties } = await deps.vault.readStructure();
  const before = classes.find((one) => one.id === id);
  if (before !== undefined && before.objectType !== draft.objectType) {
    const uses = await listOutsideUses(deps, { kind: 'class', id: before.id }, properties);
    if (uses.length > 0) return failed({ code: 'vault.member-in-use', path: 'ObjectType' });
  }
  return deps.vault.saveClass(id, draft);
}

/** Deletes a thing that is used nowhere; otherwise tells where. */
export async function removeVaultThing(
  deps: AdministerVaultDeps,
  user: User | null,
  thing: VaultThingRef,
): Promise<Result<undefined> | StillUsed> {
  const { properties } = await deps.vault.readStructure();
  const system = await listOutsideUses(deps, thing, properties);
  if (system.length > 0) return { usedBy: await listUses(deps, thing) };
  const removed = await deps.vault.remove(thing);
  if (!removed.ok)
    return removed.problems[0].code === 'vault.in-use' ? { usedBy: await listUses(deps, thing) } : removed;
  const words = wordsOf(thing);
  await deps.database.write((transaction) => deps.audit.vaultThingRemoved(transaction, user, words));
  await followVault(deps, thing);
  return ok(undefined);
}

function wordsOf({ kind, id, list }: VaultThingRef): string {
  return list === undefined ? `${kind} ${id}` : `${kind} ${list}/${id}`;
}

/** What is made of the vault's structure follows it. A failure here is mended by the next round of the same, minutes later. */
async function followVault(deps: AdministerVaultDeps, { kind }: VaultThingRef): Promise<void> {
  deps.forgetStructure();
  if (kind !== 'item' && kind !== 'property' && kind !== 'language') return;
  try {
    await deps.refreshOptions();
  } catch (error) {
    deps.log.warn({ err: error }, 'Forms did not follow a change of the vault');
  }
}
