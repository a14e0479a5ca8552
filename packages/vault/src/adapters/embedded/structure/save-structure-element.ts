import { failed, ok, type Problem, type Result, type StructureElementDraft } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { StructureElementId } from '../../../structure-administration.ts';
import type { VaultTables } from '../tables.ts';
import { checkNames, cleanName, writeNames, type NamedElement } from './names.store.ts';

type Write = Transaction<VaultTables>;

/** How one kind of element is saved. */
interface ElementToSave {
  readonly kind: NamedElement['kind'];
  /** The value list of an item. */
  readonly list?: number;
  readonly id: StructureElementId;
  readonly draft: StructureElementDraft;
  /** Other problems already found. */
  readonly problems: readonly Problem[];
  /** Writes the row with its name; returns the id, or undefined when there is no row to change. */
  readonly write: (name: string) => Promise<number | undefined>;
}

/** Saves an element and its names unless there are problems; returns its id. Problem codes: those found, and `not-found`. */
export async function saveStructureElement(
  transaction: Write,
  element: ElementToSave,
): Promise<Result<number>> {
  const { kind, list = 0, draft, write } = element;
  const [first, ...others] = [...(await checkNames(transaction, draft)), ...element.problems];
  if (first !== undefined) return failed(first, ...others);
  const id = await write(cleanName(draft.name));
  if (id === undefined) return failed({ code: 'not-found' });
  await writeNames(transaction, { kind, list, id }, draft);
  return ok(id);
}
