import type { Guid } from '../../guid.ts';
import { optionsFromItems } from '../../vault/options-from-items.ts';
import { isOfferedFor } from '../../vault/offered.ts';
import { combinesAnswers } from '../../vault/data-type.ts';
import { sameOptions } from '../edit/field/set-options.ts';
import { formulaTargetFault, offeredDataTypes } from '../checking/formula-target.ts';
import { noProperty, type Field, type Form, type Option } from '../form.ts';
import type { EditorLocation } from '../editor-location.ts';
import { fieldsInOrder } from '../layout.ts';
import { finding, type Finding, type FindingCode } from './finding.ts';
import { findProperty, labelOf, type MappingContext } from './mapping-context.ts';

/** Checks whether answers can reach the vault: the fields' types, properties and options. */
export function checkBindings(form: Form, context: MappingContext): readonly Finding[] {
  return [...fieldFindings(form, context), ...unboundFindings(form, context)];
}

/** Answers without a property are reported once for all fields. */
function unboundFindings(form: Form, context: MappingContext): readonly Finding[] {
  if (!form.summaryPdf) return [];
  const inLines = linesByQuestion(form);
  const unbound = fieldsInOrder(form).filter(
    ({ guid, property }) => property === noProperty && !inLines.has(guid),
  );
  const [first] = unbound;
  const names = unbound.map((field) => labelOf(field, context)).filter((label) => label.trim() !== '');
  if (first === undefined || names.length === 0) return [];
  return [about('answers-only-pdf', first, 'property', { names: names.join(', ') })];
}

function fieldFindings(form: Form, context: MappingContext): readonly Finding[] {
  const inLines = linesByQuestion(form);
  const bound = new Map<number, Field>();
  return fieldsInOrder(form).flatMap((field) => {
    const lines = inLines.get(field.guid);
    const earlier = lines === undefined ? bound.get(field.property) : undefined;
    if (lines === undefined && earlier === undefined) bound.set(field.property, field);
    return [
      ...typeFindings(field, context),
      ...propertyFindings(field, context),
      ...storageFindings(form, field, lines, context),
      ...(earlier === undefined ? [] : sharingFindings(field, earlier, context)),
      ...optionFindings(field, context),
    ];
  });
}

/** The repeatable group whose rows become the lines of one property, in place of its questions' own. */
interface Lines {
  readonly group: Guid;
  readonly property: number;
}

function linesByQuestion({ groups }: Form): ReadonlyMap<Guid, Lines> {
  return new Map(
    groups.flatMap(({ guid: group, fields, repeat }) => {
      const property = repeat?.linesProperty;
      return property === undefined ? [] : fields.map((field): [Guid, Lines] => [field, { group, property }]);
    }),
  );
}

function typeFindings(field: Field, context: MappingContext): readonly Finding[] {
  if (context.fieldTypes.get(field.type).offered) return [];
  return [about('type-unknown', field, 'type', { name: labelOf(field, context), type: field.type })];
}

function propertyFindings(field: Field, context: MappingContext): readonly Finding[] {
  const { structure, fieldTypes } = context;
  if (structure === null || field.property === noProperty) return [];
  const property = findProperty(structure, field.property);
  const words = { name: labelOf(field, context), property: property?.name ?? '', id: String(field.property) };
  const at = (code: FindingCode): readonly Finding[] => [about(code, field, 'property', words)];
  if (property === undefined) return at('property-gone');
  if (!isOfferedFor(offeredDataTypes(field, fieldTypes), property))
    // The check of formulas already reports this property.
    return formulaTargetFault(field) === 'formula-property-wrong' ? [] : at('property-not-offered');
  return property.dataType === field.dataType ? [] : at('property-type-changed');
}

/**
 * Checks that an answer is stored: in its property or that of its group's lines, where no predefined value
 * overrides it, or without a property in the summary (specification D12 and D4). A predefined value with a
 * condition does not count as overriding: it is meant for when the question is not asked.
 */
function storageFindings(
  form: Form,
  field: Field,
  lines: Lines | undefined,
  context: MappingContext,
): readonly Finding[] {
  const name = labelOf(field, context);
  const target = lines?.property ?? field.property;
  if (target === noProperty)
    return form.summaryPdf ? [] : [about('answer-not-kept', field, 'property', { name })];
  const isOverridden = form.predefinedFields.some(
    ({ property, value, when }) => property === target && value !== undefined && when === undefined,
  );
  if (!isOverridden) return [];
  return lines === undefined
    ? [about('property-overridden', field, 'property', { name })]
    : [finding('property-overridden', { in: 'rows', guid: lines.group, part: 'lines' }, { name })];
}

function sharingFindings(field: Field, earlier: Field, context: MappingContext): readonly Finding[] {
  if (field.property === noProperty || combinesAnswers(field.dataType)) return [];
  const words = { name: labelOf(field, context), other: labelOf(earlier, context) };
  return [about('property-shared', field, 'property', words)];
}

function optionFindings(field: Field, context: MappingContext): readonly Finding[] {
  if (!context.fieldTypes.get(field.type).usesOptions) return [];
  const name = labelOf(field, context);
  if (field.options.length === 0) return [about('options-missing', field, 'options', { name })];
  const items = context.items.get(field.property);
  if (items === undefined || context.structure === null) return [];
  const list = findProperty(context.structure, field.property)?.valueList ?? null;
  const names = list === null ? undefined : context.structure.itemNames[list];
  const fresh = optionsFromItems(items, names, context.catalogue);
  if (sameOptions(field.options, fresh)) return [];
  const added = countWithout(fresh, field.options);
  const removed = countWithout(field.options, fresh);
  return [about('options-drift', field, 'options', { name, added, removed })];
}

/** How many options are not among others. */
function countWithout(options: readonly Option[], others: readonly Option[]): number {
  const ids = new Set(others.map(({ id }) => id));
  return options.filter(({ id }) => !ids.has(id)).length;
}

function about(
  code: FindingCode,
  { guid }: Field,
  part: Extract<EditorLocation, { in: 'field' }>['part'],
  words: Finding['params'],
): Finding {
  return finding(code, { in: 'field', guid, part }, words);
}
