import type { Answers, DisplayLocale, FieldTypes } from '../../field-type/field-type.ts';
import type { Field, Form } from '../../form/form.ts';
import { sections } from '../../form/layout.ts';
import type { Guid } from '../../guid.ts';
import { dataTypes } from '../../vault/data-type.ts';
import { isOfferedProperty } from '../../vault/offered.ts';
import type { NewVaultObject, PropertyAssignment, PropertyValue } from '../../vault/vault-object.ts';
import { answerTo } from '../answers/answer-to.ts';
import { withStoredRows } from '../answers/stored-rows.ts';
import type { AppliedLogic } from '../submission.ts';

/** The input of {@link toVaultObject}. */
export interface ObjectSource {
  readonly form: Form;
  /** Normalised and checked, only of questions that were asked. */
  readonly answers: Answers;
  /** How the form's rules were applied; null when they depend on no answers. */
  readonly logic: AppliedLogic | null;
  /** The predefined fields that applied when it was accepted. */
  readonly predefined: readonly Guid[];
  readonly fieldTypes: FieldTypes;
  /** Identity values mapped to properties; empty without identification (specification D15). */
  readonly identity: readonly PropertyAssignment[];
  /** Never empty ({@link objectTitle}). */
  readonly title: string;
  readonly submission: Guid;
  /** For the lines that rows become: the site's default language, whatever language the visitor used. */
  readonly locale: DisplayLocale;
}

/**
 * Converts a submission to the object to create in the vault. Each property gets one value, from the source
 * with the highest precedence that has one: identity (specification D15), then predefined fields, then
 * answers. When several answers are bound to one property, item lists are combined and multi-line texts are
 * joined line by line, both in page order; otherwise the first answered field is used. The rows of a
 * repeatable group count as several fields, or each is a line of the group's own property. A field without a
 * property sets nothing; the summary PDF contains its answer (specification D12). Properties are in
 * ascending order of their ids, so that the same submission always gives the same object. A form without a
 * class, which cannot be saved, counts as class 0.
 */
export function toVaultObject(source: ObjectSource): NewVaultObject {
  const values = new Map<number, PropertyValue>();
  const weakestFirst = [
    ...mergeByProperty(fromAnswers(source)),
    ...fromPredefined(source),
    ...source.identity,
  ];
  for (const { propertyDef, value } of weakestFirst) {
    if (isOfferedProperty(propertyDef)) values.set(propertyDef, value);
  }
  return {
    objectType: source.form.objectType,
    class: source.form.class ?? 0,
    title: source.title,
    properties: [...values]
      .sort(([one], [other]) => one - other)
      .map(([propertyDef, value]) => ({ propertyDef, value })),
    submission: source.submission,
  };
}

function fromAnswers(source: ObjectSource): readonly PropertyAssignment[] {
  return sections(withStoredRows(source.form, source)).flatMap(({ group, rows }) => {
    const fields = rows.flat();
    const property = group?.repeat?.linesProperty;
    return property === undefined
      ? fields.flatMap((field) => fromField(field, source))
      : fromRow(fields, property, source);
  });
}

function fromField(field: Field, { answers, fieldTypes }: ObjectSource): readonly PropertyAssignment[] {
  const type = fieldTypes.get(field.type);
  const answer = answerTo(answers, field.guid);
  const value =
    type.isEmpty(field, answer) && answer !== false ? undefined : type.toPropertyValue(field, answer);
  return value === undefined ? [] : [{ propertyDef: field.property, value }];
}

/** The answers of a row as one line; nothing for a row without any. */
function fromRow(
  fields: readonly Field[],
  propertyDef: number,
  { answers, fieldTypes, locale }: ObjectSource,
): readonly PropertyAssignment[] {
  const line = fields
    .map((field) => fieldTypes.get(field.type).display(field, answerTo(answers, field.guid), locale))
    .map((shown) => shown.replace(/\s+/g, ' ').trim())
    .filter((shown) => shown !== '')
    .join('; ');
  return line === '' ? [] : [{ propertyDef, value: { dataType: dataTypes.multiLineText, value: line } }];
}

function fromPredefined({ form, predefined }: ObjectSource): readonly PropertyAssignment[] {
  const conditional = new Set(
    form.predefinedFields.filter(({ when }) => when !== undefined).map(({ property }) => property),
  );
  // A value that a later revision added has not been judged; it applies unless conditions decide between the
  // values of its property.
  return form.predefinedFields.flatMap(({ guid, property, value }) => {
    const applies = !conditional.has(property) || predefined.includes(guid);
    return applies && value !== undefined ? [{ propertyDef: property, value }] : [];
  });
}

/** Merges assignments to at most one for each property. */
function mergeByProperty(assignments: readonly PropertyAssignment[]): readonly PropertyAssignment[] {
  const byProperty = new Map<number, PropertyValue>();
  for (const { propertyDef, value } of assignments) {
    const earlier = byProperty.get(propertyDef);
    byProperty.set(propertyDef, earlier === undefined ? value : combine(earlier, value));
  }
  return [...byProperty].map(([propertyDef, value]) => ({ propertyDef, value }));
}

/** Item lists and multi-line texts are combined; of other values the earlier one counts. */
function combine(earlier: PropertyValue, later: PropertyValue): PropertyValue {
  if (earlier.dataType === dataTypes.multiSelectLookup && later.dataType === dataTypes.multiSelectLookup) {
    return { dataType: later.dataType, value: [...new Set([...earlier.value, ...later.value])] };
  }
  if (earlier.dataType === dataTypes.multiLineText && later.dataType === dataTypes.multiLineText) {
    return { dataType: later.dataType, value: `${earlier.value}\n${later.value}` };
  }
  return earlier;
}
