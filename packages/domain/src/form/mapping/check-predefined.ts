import { isLookup } from '../../vault/data-type.ts';
import { noProperty, type Form, type PredefinedField } from '../form.ts';
import type { EditorLocation } from '../editor-location.ts';
import { finding, type Finding, type FindingCode } from './finding.ts';
import { findProperty, type MappingContext } from './mapping-context.ts';

/** Checks that the predefined fields match the vault and set a value. */
export function checkPredefined(form: Form, context: MappingContext): readonly Finding[] {
  return form.predefinedFields.flatMap((field) => {
    const fault = faultOf(field, context);
    if (fault === undefined) return [];
    const at: EditorLocation = { in: 'settings', section: 'predefined', predefined: field.guid };
    const property = context.structure && findProperty(context.structure, field.property);
    return [finding(fault, at, { property: property?.name ?? '', id: String(field.property) })];
  });
}

function faultOf(field: PredefinedField, { structure, items }: MappingContext): FindingCode | undefined {
  if (field.property === noProperty) return 'predefined-not-chosen';
  const property = structure === null ? null : findProperty(structure, field.property);
  if (property === undefined) return 'predefined-gone';
  if (property !== null && property.dataType !== field.dataType) return 'predefined-type-changed';
  if (field.value === undefined) return 'predefined-empty';
  const existing = items.get(field.property);
  if (!isLookup(field.dataType) || existing === undefined) return undefined;
  const chosen = [field.value.value].flat();
  return chosen.every((id) => existing.some((item) => item.id === id)) ? undefined : 'predefined-item-gone';
}
