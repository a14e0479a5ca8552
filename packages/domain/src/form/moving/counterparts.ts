import { documentType, firstCustomProperty } from '../../vault/built-in-ids.ts';
import type { VaultStructure } from '../../vault/structure.ts';

/** The vault that a form refers to now, and the one it moves to. */
export interface TwoVaults {
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
  /** An item of a property's value list, with its name in the source vault. */
  item(property: number, id: number): { readonly id: number | undefined; readonly name: string | undefined };
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Matches elements of two vaults by name, ignoring case. */
export function counterparts({ from, to }: TwoVaults): Counterparts {
  return {
    objectType: (id) => (id === documentType ? id : only(from.objectTypes, to.objectTypes, id)),
    class: (id, objectType) =>
      only(
        from.classes,
        to.classes.filter((one) => one.objectType === objectType),
        id,
      ),
    property(id) {
      const dataType = from.properties.find((one) => one.id === id)?.dataType;
      const candidates = to.properties.filter((one) => one.dataType === dataType);
      if (id < firstCustomProperty) return candidates.find((one) => one.id === id)?.id;
      const own = candidates.filter((one) => one.id >= firstCustomProperty);
      return only(from.properties, own, id);
    },
    item(property, id) {
      const names = namesOfItem(from, property, id);
      const list = listOf(to, this.property(property));
      const same = Object.entries(to.itemNames[list] ?? {}).filter(([, itsNames]) =>
        Object.values(itsNames).some((name) => names.some((other) => fold(other) === fold(name))),
      );
      const [found, ...others] = same;
      return { id: found === undefined || others.length > 0 ? undefined : Number(found[0]), name: names[0] };
    },
  };
}

function only(from: readonly Named[], to: readonly Named[], id: number): number | undefined {
  const name = from.find((element) => element.id === id)?.name;
  const [found, ...others] = to.filter((element) => name !== undefined && fold(element.name) === fold(name));
  return others.length === 0 ? found?.id : undefined;
}

function namesOfItem(structure: VaultStructure, property: number, id: number): readonly string[] {
  return Object.values(structure.itemNames[listOf(structure, property)]?.[id] ?? {});
}

function listOf(structure: VaultStructure, property: number | undefined): number {
  return structure.properties.find((one) => one.id === property)?.valueList ?? -1;
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
