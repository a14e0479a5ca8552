import { spliced } from '@form-portal/domain';
import type { AdministeredProperty, ClassProperty } from '@form-portal/domain';

/** Properties that the vault writes itself, on every object. */
const writtenByVault: readonly number[] = [0, 20, 21, 23, 25, 100];

/** The properties that can still be added to a class. */
export function addableProperties(
  properties: readonly AdministeredProperty[],
  ofClass: readonly ClassProperty[],
): readonly AdministeredProperty[] {
  return properties.filter(
    ({ id }) => !writtenByVault.includes(id) && !ofClass.some((property) => property.id === id),
  );
}

/** The properties with one of them moved up (-1) or down (1). */
export function withMoved(
  ofClass: readonly ClassProperty[],
  index: number,
  by: 1 | -1,
): readonly ClassProperty[] {
  const moved = ofClass[index];
  if (moved === undefined) return ofClass;
  return spliced(
    ofClass.filter((_, at) => at !== index),
    index + by,
    0,
    moved,
  );
}

/** The properties with one of them made mandatory or optional. */
export function withRequired(
  ofClass: readonly ClassProperty[],
  id: number,
  required: boolean,
): readonly ClassProperty[] {
  return ofClass.map((property) => (property.id === id ? { ...property, required } : property));
}
