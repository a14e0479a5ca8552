import {
  builtInProperties,
  dataTypes,
  isLookup,
  type NewVaultObject,
  type PropertyAssignment,
  type PropertyValue,
  type VaultClass,
  type VaultProperty,
  type VaultStructure,
} from '@form-portal/domain';
import type { Vault } from '../port.ts';
import { notAssignable } from '../shared/not-assignable.ts';

/** The content of a test object, and the class in words. */
export interface TestObjectPlan {
  readonly class: VaultClass;
  readonly object: Omit<NewVaultObject, 'submission' | 'title'>;
}

/** Set by the adapter or the vault itself. */
const filledElsewhere: ReadonlySet<number> = new Set([...notAssignable, builtInProperties.singleFile]);
/** A state belongs to its workflow: setting either starts something. */
const workflowAndState: ReadonlySet<number> = new Set([builtInProperties.workflow, builtInProperties.state]);

/** A test object of the class with the fewest mandatory values; undefined when no class can be filled. */
export async function planTestObject(
  structure: VaultStructure,
  vault: Pick<Vault, 'listValueListItems'>,
): Promise<TestObjectPlan | undefined> {
  const known = new Map(structure.properties.map((property) => [property.id, property]));
  const mandatoryOf = ({ properties }: VaultClass): readonly number[] =>
    properties.filter(({ id, required }) => required && !filledElsewhere.has(id)).map(({ id }) => id);
  const classes = structure.classes
    .filter((candidate) => candidate.id > 0 && !mandatoryOf(candidate).some((id) => workflowAndState.has(id)))
    .toSorted((one, other) => mandatoryOf(one).length - mandatoryOf(other).length || one.id - other.id);
  for (const candidate of classes) {
    const mandatory = mandatoryOf(candidate).map((id) => known.get(id));
    const properties = await fill(mandatory, vault);
    if (properties !== undefined) {
      const { id, objectType } = candidate;
      return { class: candidate, object: { objectType, class: id, properties } };
    }
  }
  return undefined;
}

/** A value for each property; undefined when one cannot be filled. */
async function fill(
  mandatory: readonly (VaultProperty | undefined)[],
  vault: Pick<Vault, 'listValueListItems'>,
): Promise<readonly PropertyAssignment[] | undefined> {
  const filled: PropertyAssignment[] = [];
  for (const property of mandatory) {
    const value = property && (await valueFor(property, vault));
    if (property === undefined || value === undefined) return undefined;
    filled.push({ propertyDef: property.id, value });
  }
  return filled;
}

async function valueFor(
  { id, dataType }: VaultProperty,
  vault: Pick<Vault, 'listValueListItems'>,
): Promise<PropertyValue | undefined> {
  if (isLookup(dataType)) {
    const [first] = await vault.listValueListItems(id);
    if (first === undefined) return undefined;
    return dataType === dataTypes.lookup
      ? { dataType: dataTypes.lookup, value: first.id }
      : { dataType: dataTypes.multiSelectLookup, value: [first.id] };
  }
  return plainValues.find((value) => value.dataType === dataType);
}

/** Recognisable as test values. */
const plainValues: readonly PropertyValue[] = [
  { dataType: dataTypes.text, value: 'Test' },
  { dataType: dataTypes.multiLineText, value: 'Test' },
  { dataType: dataTypes.integer, value: 0 },
  { dataType: dataTypes.integer64, value: 0 },
  { dataType: dataTypes.floating, value: 0 },
  { dataType: dataTypes.date, value: '2000-01-01' },
  { dataType: dataTypes.time, value: '12:00' },
  { dataType: dataTypes.timestamp, value: '2000-01-01 12:00' },
  { dataType: dataTypes.boolean, value: false },
];
