import type {
  NewVaultObject,
  PropertyAssignment,
  PropertyValue,
  RefusalReason,
  RefusedPart,
} from '@form-portal/domain';
import { builtInProperties, dataTypes, documentType } from '@form-portal/domain';
import type { NewVaultFile } from '../port.ts';
import { notAssignable } from './not-assignable.ts';
import { isEmptyValue, itemsOfValue, refuseValue, type ValueRefusal } from './check-value.ts';
import { VaultError } from '../errors.ts';
import type { ObjectRules } from './object-rules.ts';

/** The part of a new object that will be stored. */
export interface AcceptedObject {
  /** All values except built-in ones maintained by the vault. */
  readonly assignments: readonly PropertyAssignment[];
  /** Property 22. */
  readonly singleFile: boolean;
}

/** A new object as it will be stored, or all reasons for refusing it. */
export type CheckedObject =
  ({ readonly ok: true } & AcceptedObject) | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Why an object is refused. */
interface Refusal {
  /** One sentence; names properties by id and name and never repeats a value. */
  readonly words: string;
  /** Null when neither class nor property is at fault. */
  readonly part: RefusedPart | null;
}

/** An object that is not stored yet. */
type ObjectDraft = Omit<NewVaultObject, 'submission'>;

type FileName = Pick<NewVaultFile, 'title' | 'extension'>;

/**
 * Checks a new object against the structure. Starts the workflow of the class when none is requested.
 */
export function checkObject(
  object: ObjectDraft,
  files: readonly FileName[],
  rules: ObjectRules,
): CheckedObject {
  const assigned = object.properties.filter((assignment) => !isEmptyValue(assignment.value));
  const singleFile = assigned.some(
    ({ propertyDef, value }) => propertyDef === builtInProperties.singleFile && value.value === true,
  );
  const assignments = withWorkflow(assigned, rules).filter(
    (assignment) => assignment.propertyDef !== builtInProperties.singleFile,
  );
  const classRef = { id: object.class, name: rules.class?.name ?? '' };
  const refusedClass = refuseClass(object, rules);
  const refusedObject = [
    ...refuseTitle(object.title),
    ...refuseFiles(files),
    ...refuseSingleFile(singleFile, object, files.length),
  ];
  const refusedProperties = [
    ...refuseAssignments(assigned, rules),
    ...refuseWorkflow(assignments, rules),
    ...refuseMissing(assignments, rules),
  ];
  const refusals = [
    ...refusedClass.map((refused) => refusalOf(refused, { class: classRef, property: null })),
    ...refusedObject.map((words) => ({ words, part: null })),
    ...refusedProperties.map((refused) =>
      refusalOf(refused, { class: classRef, property: namedProperty(refused.property, rules) }),
    ),
  ];
  return refusals.length === 0 ? { ok: true, assignments, singleFile } : { ok: false, refusals };
}

/** The error with all reasons for refusing an object. */
export function refusalError(refusals: readonly Refusal[]): VaultError {
  return new VaultError('invalid-object', refusals.map(({ words }) => words).join(' '), {
    refused: refusals.flatMap(({ part }) => part ?? []),
  });
}

interface Refused {
  readonly words: string;
  readonly reason: RefusalReason;
}

interface RefusedProperty extends Refused {
  readonly property: number;
}

function refusalOf({ words, reason }: Refused, at: Pick<RefusedPart, 'class' | 'property'>): Refusal {
  return { words, part: { ...at, reason } };
}

function namedProperty(id: number, rules: ObjectRules): NonNullable<RefusedPart['property']> {
  return { id, name: rules.properties.get(id)?.name ?? '' };
}

function refuseClass(object: ObjectDraft, rules: ObjectRules): readonly Refused[] {
  if (!rules.hasObjectType)
    return [{ words: `There is no object type ${String(object.objectType)}.`, reason: 'other' }];
  if (rules.class === undefined)
    return [{ words: `There is no class ${String(object.class)}.`, reason: 'unknown' }];
  if (rules.class.objectType === object.objectType) return [];
  const words = `Class ${String(object.class)} (${rules.class.name}) does not belong to object type ${String(object.objectType)}.`;
  return [{ words, reason: 'other' }];
}

function refuseTitle(title: string): readonly string[] {
  const named = 'Property 0 (title)';
  if (title.trim() === '') return [`${named}: missing.`];
  const refusal = refuseValue({ dataType: dataTypes.text, value: title }, dataTypes.text);
  return refusal === undefined ? [] : [`${named}: ${refusal.words}.`];
}

/** No text may contain a NUL character: PostgreSQL and file systems reject it. Other rules for names are the adapter's concern. */
function refuseFiles(files: readonly FileName[]): readonly string[] {
  const isBroken = ({ title, extension }: FileName): boolean => `${title}.${extension}`.includes('\0');
  return files.some(isBroken) ? ['The name of a file is not a text.'] : [];
}

function refuseSingleFile(singleFile: boolean, object: ObjectDraft, fileCount: number): readonly string[] {
  if (!singleFile || (object.objectType === documentType && fileCount === 1)) return [];
  return ['Property 22 (single file): only a document with exactly one file can be a single file.'];
}

function refuseAssignments(
  assigned: readonly PropertyAssignment[],
  rules: ObjectRules,
): readonly RefusedProperty[] {
  const seen = new Set<number>();
  return assigned.flatMap(({ propertyDef, value }) => {
    const isRepeated = seen.has(propertyDef);
    seen.add(propertyDef);
    if (!rules.properties.has(propertyDef)) {
      const words = `There is no property ${String(propertyDef)}.`;
      return [{ words, reason: 'unknown', property: propertyDef }];
    }
    const refusal = isRepeated ? otherRefusal('set twice') : refuseAssigned(propertyDef, value, rules);
    return refusal === undefined ? [] : [refusedProperty(propertyDef, refusal, rules)];
  });
}

function refusedProperty(
  property: number,
  { words, reason }: ValueRefusal,
  rules: ObjectRules,
): RefusedProperty {
  return { words: `${nameOf(property, rules)}: ${words}.`, reason, property };
}

function otherRefusal(words: string): ValueRefusal {
  return { words, reason: 'other' };
}

function refuseAssigned(
  propertyDef: number,
  value: PropertyValue,
  rules: ObjectRules,
): ValueRefusal | undefined {
  const property = rules.properties.get(propertyDef);
  if (property === undefined) return undefined;
  if (notAssignable.has(propertyDef)) return otherRefusal('not set as a value');
  const refusal = refuseValue(value, property.dataType);
  if (refusal !== undefined || property.valueList === null) return refusal;
  const items = rules.items.get(property.valueList) ?? new Set();
  return itemsOfValue(value).every((item) => items.has(item))
    ? undefined
    : { words: 'not an item of its value list', reason: 'no-item' };
}

function refuseWorkflow(
  assignments: readonly PropertyAssignment[],
  rules: ObjectRules,
): readonly RefusedProperty[] {
  const [workflow] = itemsOfProperty(assignments, builtInProperties.workflow);
  const [state] = itemsOfProperty(assignments, builtInProperties.state);
  if (state === undefined) return [];
  const owner = rules.states.find(({ id }) => id === state)?.workflow ?? undefined;
  if (owner === undefined || owner === workflow) return [];
  return [
    refusedProperty(builtInProperties.state, otherRefusal("not a state of the object's workflow"), rules),
  ];
}

function refuseMissing(
  assignments: readonly PropertyAssignment[],
  rules: ObjectRules,
): readonly RefusedProperty[] {
  const assignedIds = new Set([
    ...assignments.map((assignment) => assignment.propertyDef),
    ...notAssignable,
    builtInProperties.singleFile,
  ]);
  return rules.required
    .filter((property) => !assignedIds.has(property))
    .map((property) =>
      refusedProperty(property, { words: 'the class requires a value', reason: 'missing' }, rules),
    );
}

/** Adds the class's workflow when none is requested, and the first state when only a workflow is. */
function withWorkflow(
  assigned: readonly PropertyAssignment[],
  rules: ObjectRules,
): readonly PropertyAssignment[] {
  const [assignedWorkflow] = itemsOfProperty(assigned, builtInProperties.workflow);
  const [assignedState] = itemsOfProperty(assigned, builtInProperties.state);
  const workflow = assignedWorkflow ?? (assignedState === undefined ? rules.class?.workflow : undefined);
  if (workflow === undefined || workflow === null) return assigned;
  const state = assignedState ?? rules.states.find((candidate) => candidate.workflow === workflow)?.id;
  return [
    ...assigned,
    ...(assignedWorkflow === undefined ? [lookup(builtInProperties.workflow, workflow)] : []),
    ...(assignedState === undefined && state !== undefined ? [lookup(builtInProperties.state, state)] : []),
  ];
}

function lookup(propertyDef: number, item: number): PropertyAssignment {
  return { propertyDef, value: { dataType: dataTypes.lookup, value: item } };
}

function itemsOfProperty(assignments: readonly PropertyAssignment[], property: number): readonly number[] {
  return assignments
    .filter((assignment) => assignment.propertyDef === property)
    .flatMap(({ value }) => itemsOfValue(value));
}

function nameOf(property: number, rules: ObjectRules): string {
  return `Property ${String(property)} (${rules.properties.get(property)?.name ?? ''})`;
}
