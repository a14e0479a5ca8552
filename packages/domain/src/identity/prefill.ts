import type { Answers } from '../field-type/field-type.ts';
import type { Form, IdentityRequest } from '../form/form.ts';
import type { IdentityMapping } from '../settings/settings.ts';
import type { IdentityValues } from '../users/user.ts';
import { dataTypes, type DataType } from '../vault/data-type.ts';
import type { PropertyAssignment } from '../vault/vault-object.ts';
import {
  identityAttributeNames,
  identityAttributes,
  isFinnishCitizen,
  type IdentityAttribute,
} from './identity-attributes.ts';

/**
 * An identity attribute that applies to a form: the site maps it, the form requests it and the person has
 * it.
 */
export interface AppliedAttribute {
  readonly attribute: IdentityAttribute;
  readonly property: number;
  /** As received, never empty. */
  readonly value: string;
}

/**
 * Returns the attributes that apply (specification §4, Identity sign-in prefill). When two are mapped to
 * one property, the first is used.
 */
export function appliedAttributes(
  mapping: IdentityMapping,
  request: IdentityRequest,
  values: IdentityValues,
): readonly AppliedAttribute[] {
  if (!mapping.enabled || !request.enabled) return [];
  const taken = new Set<number>();
  return identityAttributeNames.flatMap((attribute) => {
    const property = mapping.properties[attribute];
    const value = values[attribute];
    if (property === undefined || value === undefined || value === '') return [];
    if (!request.attributes.includes(attribute) || taken.has(property)) return [];
    taken.add(property);
    return [{ attribute, property, value }];
  });
}

/**
 * Returns the attributes of an identified person that a form stores: those that the site maps and the form
 * requests. When two are mapped to one property, only the first is stored.
 */
export function storedAttributes(
  mapping: IdentityMapping,
  request: IdentityRequest,
): readonly IdentityAttribute[] {
  // As if the identification provided every attribute; the values do not matter.
  const allValues = Object.fromEntries(identityAttributeNames.map((attribute) => [attribute, attribute]));
  return appliedAttributes(mapping, request, allValues).map(({ attribute }) => attribute);
}

/**
 * Converts applied attributes to vault values. `dataTypeOf` returns a property's data type; properties that
 * are unknown, or of a type the attribute may not be mapped to, are skipped. Citizenship becomes true or
 * false in a boolean property and stays as received in a text property (specification D15 and D33).
 */
export function identityAssignments(
  applied: readonly AppliedAttribute[],
  dataTypeOf: (property: number) => DataType | undefined,
): readonly PropertyAssignment[] {
  return applied.flatMap(({ attribute, property, value }): readonly PropertyAssignment[] => {
    const dataType = dataTypeOf(property);
    if (dataType === undefined || !identityAttributes[attribute].dataTypes.includes(dataType)) return [];
    if (dataType === dataTypes.boolean)
      return [{ propertyDef: property, value: { dataType, value: isFinnishCitizen(value) } }];
    return [{ propertyDef: property, value: { dataType: dataTypes.text, value: value.normalize('NFC') } }];
  });
}

/** Converts applied attributes to answers of the form's fields that are bound to the same properties. */
export function prefilledAnswers(form: Form, applied: readonly AppliedAttribute[]): Answers {
  const byProperty = new Map(applied.map((attribute) => [attribute.property, attribute]));
  const answers = form.fields.flatMap((field) => {
    const source = byProperty.get(field.property);
    if (source === undefined || !identityAttributes[source.attribute].dataTypes.includes(field.dataType))
      return [];
    const isBoolean = field.dataType === dataTypes.boolean;
    return [[field.guid, isBoolean ? isFinnishCitizen(source.value) : source.value] as const];
  });
  return Object.fromEntries(answers);
}
