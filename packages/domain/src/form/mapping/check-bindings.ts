import { optionsFromItems } from '../../vault/options-from-items.ts';
import { isOfferedFor } from '../../vault/offered.ts';
import { dataTypes, type DataType } from '../../vault/data-type.ts';
import { sameOptions } from '../edit/field/set-options.ts';
import { noProperty, type Field, type Form } from '../form.ts';
import type { FormPlace } from '../form-place.ts';
import { fieldsInOrder } from '../layout.ts';
import { finding, type Finding, type FindingCode } from './finding.ts';
import { findProperty, labelOf, type MappingSurroundings } from './mapping-surroundings.ts';

/** Checks whether answers can reach the vault: the fields' types, properties and options. */
export function checkBindings(form: Form, around: MappingSurroundings): readonly Finding[] {
  return [...fieldFindings(form, around), ...onlyPdfFindings(form, around)];
}

/** The answers that no property gets are named once, for all fields. */
function onlyPdfFindings(form: Form, around: MappingSurroundings): readonly Finding[] {
  if (!form.summaryPdf) return [];
  const unbound = fieldsInOrder(form).filter(({ property }) => property === noProperty);
  const [first] = unbound;
  const names = unbound.map((field) => labelOf(field, around)).filter((label) => label.trim() !== '');
  if (first === undefined || names.length === 0) return [];
  return [about('answers-only-pdf', first, 'property', { names: names.join(', ') })];
}

function fieldFindings(form: Form, around: MappingSurroundings): readonly Finding[] {
  const bound = new Map<number, Field>();
  return fieldsInOrder(form).flatMap((field) => {
    const earlier = bound.get(field.property);
    if (earlier === undefined) bound.set(field.property, field);
    return [
      ...typeFindings(field, around),
      ...propertyFindings(field, around),
      ...keepingFindings(field, form, around),
      ...(earlier === undefined ? [] : sharingFindings(field, earlier, around)),
      ...optionFindings(field, around),
    ];
  });
}

function typeFindings(field: Field, around: MappingSurroundings): readonly Finding[] {
  if (around.fieldTypes.get(field.type).offered) return [];
  return [about('type-unknown', field, 'type', { name: labelOf(field, around), type: field.type })];
}

function propertyFindings(field: Field, around: MappingSurroundings): readonly Finding[] {
  const { structure, fieldTypes } = around;
  if (structure === null || field.property === noProperty) return [];
  const property = findProperty(structure, field.property);
  const words = { name: labelOf(field, around), property: property?.name ?? '', id: String(field.property) };
  const at = (code: FindingCode): readonly Finding[] => [about(code, field, 'property', words)];
  if (property === undefined) return at('property-gone');
  if (!isOfferedFor(fieldTypes.get(field.type), property)) return at('property-not-offered');
  return property.dataType === field.dataType ? [] : at('property-type-changed');
}

/**
 * Checks that an answer is stored: in its property, unless a predefined value overrides it, and in the
 * summary (specification D12 and D4).
 */
function keepingFindings(field: Field, form: Form, around: MappingSurroundings): readonly Finding[] {
  const isBound = field.property !== noProperty;
  const isKept = isBound
    ? !form.predefinedFields.some(({ property, value }) => property === field.property && value !== undefined)
    : form.summaryPdf;
  if (isKept) return [];
  const code = isBound ? 'property-overridden' : 'answer-not-kept';
  return [about(code, field, 'property', { name: labelOf(field, around) })];
}

/**
 * Data types that combine the answers of several fields; with any other, only the first answered field sets
 * the property.
 */
const joinedTypes: readonly DataType[] = [dataTypes.multiSelectLookup, dataTypes.multiLineText];

function sharingFindings(field: Field, earlier: Field, around: MappingSurroundings): readonly Finding[] {
  if (field.property === noProperty || joinedTypes.includes(field.dataType)) return [];
  const words = { name: labelOf(field, around), other: labelOf(earlier, around) };
  return [about('property-shared', field, 'property', words)];
}

function optionFindings(field: Field, around: MappingSurroundings): readonly Finding[] {
  if (!around.fieldTypes.get(field.type).usesOptions) return [];
  const name = labelOf(field, around);
  if (field.options.length === 0) return [about('options-missing', field, 'options', { name })];
  const items = around.items.get(field.property);
  if (items === undefined || around.structure === null) return [];
  const list = findProperty(around.structure, field.property)?.valueList ?? null;
  const names = list === null ? undefined : around.structure.itemNames[list];
  const fresh = optionsFromItems(items, names, around.catalogue);
  if (sameOptions(field.options, fresh)) return [];
  const [had, has] = [field.options, fresh].map((options) => new Set(options.map(({ id }) => id)));
  const added = fresh.filter(({ id }) => had?.has(id) === false).length;
  const removed = field.options.filter(({ id }) => has?.has(id) === false).length;
  return [about('options-drift', field, 'options', { name, added, removed })];
}

function about(
  code: FindingCode,
  { guid }: Field,
  part: Extract<FormPlace, { in: 'field' }>['part'],
  words: Finding['params'],
): Finding {
  return finding(code, { in: 'field', guid, part }, words);
}
