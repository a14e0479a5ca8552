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
import { listPortalUses, type PortalUsesDeps } from './portal-uses.ts';

/** Dependencies of administering the vault. */
export interface AdministerVaultDeps extends PortalUsesDeps {
  readonly database: Database<ServerTables>;
  readonly vault: StructureAdministration;
  /** Drops the cached structure. */
  readonly forgetStructure: () => void;
  /** Updates the options of forms from the vault. */
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
  return [...(await listPortalUses(deps, element, properties)), ...(await deps.vault.listUses(element))];
}

/** Saves a structure element; forms that offer options of the vault follow immediately (specification D28 and D46). */
export async function saveStructureElement(
  deps: AdministerVaultDeps,
  { user, ...location }: { readonly user: User | null } & Omit<StructureElementRef, 'id'>,
  save: () => Promise<Result<number>>,
): Promise<Result<number>> {
  const saved = await save();
  if (!saved.ok) return saved;
  const element = { ...location, id: saved.value };
  const name = nameOf(element);
  await deps.database.write((transaction) => deps.audit.structureElementSaved(transaction, user, name));
  await updateDependents(deps, element);
  return saved;
}

/**
 * Saves a property, and records the value list that may be created with it. Problem code: `vault.member-in-use` when the data
 * type would change while a form or the identity mapping uses the property.
 */
export async function saveProperty(
  deps: AdministerVaultDeps,
  user: User | null,
  id: number | null,
  draft: PropertyDraft,
): Promise<Result<number>> {
  const { properties } = await deps.vault.readStructure();
  const stored = properties.find((property) => property.id === id);
  if (stored !== undefined && stored.dataType !== draft.dataType) {
    const uses = await listPortalUses(deps, { kind: 'property', id: stored.id }, properties);
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

/** Saves a class. Problem code: `vault.member-in-use` when the object type would change while a form uses the class. */
export async function saveClass(
  deps: AdministerVaultDeps,
  id: number | null,
  draft: ClassDraft,
): Promise<Result<number>> {
  const { classes, properties } = await deps.vault.readStructure();
  const stored = classes.find((candidate) => candidate.id === id);
  if (stored !== undefined && stored.objectType !== draft.objectType) {
    const uses = await listPortalUses(deps, { kind: 'class', id: stored.id }, properties);
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
  const portalUses = await listPortalUses(deps, element, properties);
  if (portalUses.length > 0) return { usedBy: await listUses(deps, element) };
  const removed = await deps.vault.remove(element);
  if (!removed.ok)
    return removed.problems[0].code === 'vault.in-use' ? { usedBy: await listUses(deps, element) } : removed;
  const name = nameOf(element);
  await deps.database.write((transaction) => deps.audit.structureElementRemoved(transaction, user, name));
  await updateDependents(deps, element);
  return ok(undefined);
}

/** The element as the audit log names it: `property 1047`, `item 110/3`. */
function nameOf({ kind, id, list }: StructureElementRef): string {
  return list === undefined ? `${kind} ${id}` : `${kind} ${list}/${id}`;
}

/** Updates everything derived from the structure. If it fails, the periodic refresh repeats it minutes later. */
async function updateDependents(deps: AdministerVaultDeps, { kind }: StructureElementRef): Promise<void> {
  deps.forgetStructure();
  if (kind !== 'item' && kind !== 'property' && kind !== 'language') return;
  try {
    await deps.refreshOptions();
  } catch (error) {
    deps.log.warn({ err: error }, 'Forms could not be updated after a change of the vault');
  }
}
