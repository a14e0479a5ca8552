import { builtInLists } from '@form-portal/domain';
import type { VaultAdministration, VaultObjects, VaultViewer } from '@form-portal/vault';
import { notFound } from '../fault.ts';
import type { ListedItem } from '../wire/structure.wire.ts';

interface Deps {
  readonly administration: VaultAdministration;
  readonly objects: VaultObjects;
}

/** Maximum number of objects of a type that are listed. */
const maxObjects = 5000;

/**
 * The items of a list in order. Classes, users and the objects of a type are items too. Throws a fault when there is no such
 * list.
 */
export async function itemsOfList(
  { administration, objects }: Deps,
  viewer: VaultViewer,
  list: number,
): Promise<readonly ListedItem[]> {
  const { classes, objectTypes } = await administration.readStructure();
  if (list === builtInLists.classes) return classes.map(withoutOwner);
  if (list === builtInLists.users) return (await administration.listUsers()).map(withoutOwner);
  const storedItems = await administration.listItems(list);
  if (storedItems !== undefined) return storedItems;
  if (objectTypes.every(({ id }) => id !== list)) throw notFound();
  const search = { type: list, conditions: [], deleted: 'without', limit: maxObjects } as const;
  const { items } = await objects.search(viewer, search);
  return items.map(({ id, title }) => ({ id, name: title, owner: null }));
}

function withoutOwner({ id, name }: { readonly id: number; readonly name: string }): ListedItem {
  return { id, name, owner: null };
}

/** Whether a name matches a pattern, ignoring case: `*` matches anything, `?` one character. */
export function fitsPattern(name: string, pattern: string): boolean {
  const [text, parts] = [[...name.toLowerCase()], [...pattern.toLowerCase()]];
  // Position of the last star and how much it matches: extended step by step, never for two stars at once.
  let star = -1;
  let starEnd = 0;
  let partIndex = 0;
  let textIndex = 0;
  while (textIndex < text.length) {
    if (parts[partIndex] === '*') {
      star = partIndex;
      starEnd = textIndex;
      partIndex += 1;
    } else if (parts[partIndex] === '?' || parts[partIndex] === text[textIndex]) {
      partIndex += 1;
      textIndex += 1;
    } else if (star >= 0) {
      partIndex = star + 1;
      starEnd += 1;
      textIndex = starEnd;
    } else return false;
  }
  return parts.slice(partIndex).every((part) => part === '*');
}
