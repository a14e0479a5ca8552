import { isLookup } from '../../vault/data-type.ts';
import { noProperty, type Form, type PredefinedField } from '../form.ts';
import type { FormPlace } from '../form-place.ts';
import { finding, type Finding, type FindingCode } from './finding.ts';
import { findProperty, type MappingSurroundings } from './mapping-surroundings.ts';

/** Checks that the predefined fields match the vault and set a value. */
export function checkPredefined(form: Form, around: MappingSurroundings): readonly Finding[] {
  return form.predefinedFields.flatMap((field) => {
    const fault = faultOf(field, around);
    if (fault === undefined) return [];
    const at: FormPlace = { in: 'settings', section: 'predefined', predefined: field.guid };
    const property = around.structure && findProperty(around.structure, field.property);
    return [finding(fault, at, { property: property?.name ?? '', id: String(field.property) })];
  });
}

function faultOf(field: PredefinedField, { structure, items }: MappingSurroundings): FindingCode | undefined {
  if (field.property === noProperty) return 'predefined-not-chosen';
  const property = structure === null ? null : findProperty(structure, field.property);
  if (property === undefined) return 'predefined-gone';
  if (property !== null && property.dataType !== field.dataType) return 'predefined-type-changed';
  if (field.value === undefined) return 'predefined-empty';
  const known = items.get(field.property);
  if (!isLookup(field.dataType) || known === undefined) return undefined;
  const chosen = [field.value.value].flat();
  return chosen.every((id) => known.some((item) => item.id === id)) ? undefined : 'predefined-item-gone';
}
