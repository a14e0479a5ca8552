import {
  failed,
  ok,
  type ClassDraft,
  type PropertyDraft,
  type Result,
  type User,
  type StructureElementRef,
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

/** An element that was not deleted because it is used. */
export interface StillUsed {
  readonly usedBy: readonly VaultUse[];
}

/** All uses of a structure element: in forms, settings and languages of the portal, and in the vault itself. */
export async function listUses(
  deps: AdministerVaultDeps,
  element: StructureElementRef,
): Promise<readonly VaultUse[]> {
  const { properties } = await deps.vault.readStructure();
  return [...(await listOutsideUses(deps, element, properties)), ...(await deps.vault.listUses(element))];
}

/** Saves a structure element; forms that offer options of the vault follow at once (specification D28 and D46). */
export async function saveStructureElement(
  deps: AdministerVaultDeps,
  { user, ...of }: { readonly user: User | null } & Omit<StructureElementRef, 'id'>,
  save: () => Promise<Result<number>>,
): Promise<Result<number>> {
  const saved = await save();
  if (!saved.ok) return saved;
  const element = { ...of, id: saved.value };
  const words = wordsOf(element);
  await deps.database.write((transaction) => deps.audit.structureElementSaved(transaction, user, words));
  await followVault(deps, element);
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
    await saveStructureElement(deps, { user, kind: 'value-list' }, () => Promise.resolve(ok(list)));
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

/** Deletes a structure element that is used nowhere; otherwise returns its uses. */
export async function removeStructureElement(
  deps: AdministerVaultDeps,
  user: User | null,
  element: StructureElementRef,
): Promise<Result<undefined> | StillUsed> {
  const { properties } = await deps.vault.readStructure();
  const system = await listOutsideUses(deps, element, properties);
  if (system.length > 0) return { usedBy: await listUses(deps, element) };
  const removed = await deps.vault.remove(element);
  if (!removed.ok)
    return removed.problems[0].code === 'vault.in-use' ? { usedBy: await listUses(deps, element) } : removed;
  const words = wordsOf(element);
  await deps.database.write((transaction) => deps.audit.structureElementRemoved(transaction, user, words));
  await followVault(deps, element);
  return ok(undefined);
}

function wordsOf({ kind, id, list }: StructureElementRef): string {
  return list === undefined ? `${kind} ${id}` : `${kind} ${list}/${id}`;
}

/** What is made of the vault's structure follows it. A failure here is mended by the next round of the same, minutes later. */
async function followVault(deps: AdministerVaultDeps, { kind }: StructureElementRef): Promise<void> {
  deps.forgetStructure();
  if (kind !== 'item' && kind !== 'property' && kind !== 'language') return;
  try {
    await deps.refreshOptions();
  } catch (error) {
    deps.log.warn({ err: error }, 'Forms did not follow a change of the vault');
  }
}
