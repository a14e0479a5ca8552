import type { Guid } from '../../guid.ts';

/** What versions are compared by: an element with its GUID. */
interface Identified {
  readonly guid: Guid;
}

/** Returns the elements of both versions as pairs, in the later one's order. */
export function commonElements<Element extends Identified>(
  before: readonly Element[],
  after: readonly Element[],
): readonly (readonly [was: Element, is: Element])[] {
  return after.flatMap((is) => {
    const was = before.find(({ guid }) => guid === is.guid);
    return was === undefined ? [] : [[was, is] as const];
  });
}

/** Whether the elements of both versions have another order in the later one. */
export function haveMoved(before: readonly Identified[], after: readonly Identified[]): boolean {
  const later = commonGuids(after, before);
  return commonGuids(before, after).some((guid, index) => guid !== later[index]);
}

/** Returns the GUIDs of the elements that another version has too, in their own order. */
function commonGuids(elements: readonly Identified[], others: readonly Identified[]): readonly Guid[] {
  const other = new Set(others.map(({ guid }) => guid));
  return elements.map(({ guid }) => guid).filter((guid) => other.has(guid));
}
