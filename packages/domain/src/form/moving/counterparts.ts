import { documentType, firstCustomProperty } from '../../vault/built-in-ids.ts';
import type { VaultStructure } from '../../vault/structure.ts';

/** The vault that a form refers to now, and the one it moves to. */
export interface VaultPair {
  readonly from: VaultStructure;
  readonly to: VaultStructure;
}

/** Maps ids of one vault to ids of the other; undefined when there is no match or more than one. */
export interface Counterparts {
  objectType(id: number): number | undefined;
  /** Within an object type of the target vault. */
  class(id: number, objectType: number | undefined): number | undefined;
  /** With the same data type. */
  property(id: number): number | undefined;
  /** An item of the value list of a source property; the name is that in the source vault. */
  item(property: number, id: number): { readonly id: number | undefined; readonly name: string | undefined };
}

interface NamedElement {
  readonly id: number;
  readonly name: string;
}

/** Matches elements of two vaults by name, ignoring case. */
export function counterparts({ from, to }: VaultPair): Counterparts {
  return {
    objectType: (id) => (id === documentType ? id : matchByName(from.objectTypes, to.objectTypes, id)),
    class: (id, objectType) =>
      matchByName(
        from.classes,
        to.classes.filter((one) => one.objectType === objectType),
        id,
      ),
    property(id) {
      const dataType = from.properties.find((one) => one.id === id)?.dataType;
      const candidates = to.properties.filter((one) => one.dataType === dataType);
      if (id < firstCustomProperty) return candidates.find((one) => one.id === id)?.id;
      const custom = candidates.filter((candidate) => candidate.id >= firstCustomProperty);
      return matchByName(from.properties, custom, id);
    },
    item(property, id) {
      const names = itemNames(from, property, id);
      const folded = names.map(fold);
      const candidates = to.itemNames[listOf(to, this.property(property))] ?? {};
      const matching = Object.entries(candidates).filter(([, candidateNames]) =>
        Object.values(candidateNames).some((name) => folded.includes(fold(name))),
      );
      const [match, ...others] = matching;
      return { id: match === undefined || others.length > 0 ? undefined : Number(match[0]), name: names[0] };
    },
  };
}

function matchByName(
  from: readonly NamedElement[],
  to: readonly NamedElement[],
  id: number,
): number | undefined {
  const name = from.find((element) => element.id === id)?.name;
  if (name === undefined) return undefined;
  const [match, ...others] = to.filter((element) => fold(element.name) === fold(name));
  return others.length === 0 ? match?.id : undefined;
}

function itemNames(structure: VaultStructure, property: number, id: number): readonly string[] {
  return Object.values(structure.itemNames[listOf(structure, property)]?.[id] ?? {});
}

/** The id of a property's value list; -1, which no list has, for none. */
function listOf(structure: VaultStructure, property: number | undefined): number {
  return structure.properties.find((one) => one.id === property)?.valueList ?? -1;
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
