import { classesOf, isOfferedObjectType, isOfferedProperty } from '../../vault/offered.ts';
import type { VaultStructure } from '../../vault/structure.ts';
import type { Field, Form } from '../form.ts';
import type { EditorLocation } from '../editor-location.ts';
import { finding, type Finding } from './finding.ts';
import { findProperty, labelOf, type MappingContext } from './mapping-context.ts';

const vaultSettings: EditorLocation = { in: 'settings', section: 'vault', predefined: null };
const predefinedSettings: EditorLocation = { in: 'settings', section: 'predefined', predefined: null };

/**
 * Checks whether the vault can create the form's objects: object type, class, and the mandatory properties
 * of the class.
 */
export function checkVaultTarget(form: Form, context: MappingContext): readonly Finding[] {
  const { structure } = context;
  if (form.class === null) return [finding('class-missing', vaultSettings)];
  if (structure === null) return [];
  const isKnown = structure.objectTypes.some(({ id }) => id === form.objectType);
  if (!isKnown || !isOfferedObjectType(form.objectType)) {
    return [finding('object-type-gone', vaultSettings, { id: String(form.objectType) })];
  }
  const chosen = classesOf(structure, form.objectType).find(({ id }) => id === form.class);
  if (chosen === undefined) return [finding('class-gone', vaultSettings, { id: String(form.class) })];
  return chosen.properties
    .filter(({ id, required }) => required && isOfferedProperty(id) && !isSetAside(form, id, context))
    .flatMap(({ id }) => classPropertyFindings(form, id, structure, context));
}

/**
 * Whether every object gets a value of the property without a question: predefined, or from the person's
 * identity.
 */
function isSetAside(form: Form, id: number, { mapping }: MappingContext): boolean {
  const fromIdentity =
    form.identity.enabled &&
    mapping.enabled &&
    form.identity.attributes.some((attribute) => mapping.properties[attribute] === id);
  return (
    fromIdentity ||
    form.predefinedFields.some(({ property, value }) => property === id && value !== undefined)
  );
}

function classPropertyFindings(
  form: Form,
  id: number,
  structure: VaultStructure,
  context: MappingContext,
): readonly Finding[] {
  const property = findProperty(structure, id)?.name ?? String(id);
  const bound = form.fields.filter((field) => field.property === id);
  const [first] = bound;
  if (first === undefined) return [finding('class-property-missing', predefinedSettings, { property })];
  const at: EditorLocation = { in: 'field', guid: first.guid, part: 'required' };
  const isRequired = ({ required, requireWhen }: Field): boolean => required || requireWhen === 'shown';
  const sure = bound.filter((field) => isRequired(field) || isSetUntouched(field, context));
  if (sure.some((field) => isAlwaysAsked(form, field))) return [];
  if (sure.length > 0)
    return [finding('class-property-not-asked', at, { property, name: labelOf(first, context) })];
  return [finding('class-property-optional', at, { property, name: labelOf(first, context) })];
}

/** Whether no rule can leave a field out. */
function isAlwaysAsked(form: Form, { guid, showWhen }: Field): boolean {
  const group = form.groups.find(({ fields }) => fields.includes(guid));
  return showWhen === undefined && group?.showWhen === undefined;
}

/** Whether a field sets a value even when untouched, as a checkbox does (specification D40). */
function isSetUntouched(field: Field, { fieldTypes }: MappingContext): boolean {
  const type = fieldTypes.get(field.type);
  const untouched = type.normalise(field, null);
  const isAnswered = !type.isEmpty(field, untouched) || untouched === false;
  return isAnswered && type.toPropertyValue(field, untouched) !== undefined;
}
