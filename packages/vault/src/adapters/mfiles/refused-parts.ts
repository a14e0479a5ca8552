import {
  builtInProperties,
  isDataType,
  isLookup,
  type NewVaultObject,
  type RefusedPart,
  type VaultProperty,
} from '@form-portal/domain';
import type * as z from 'zod/mini';
import { VaultError, type VaultErrorCode } from '../../errors.ts';
import { checkObject } from '../../shared/check-object.ts';
import { objectRulesOf } from '../../shared/object-rules.ts';
import { notAssignable } from '../../shared/not-assignable.ts';
import type { Login } from './http/login.ts';
import { listItems } from './list-items.ts';
import { extendedClassSchema, isAutomatic, propertyDefsSchema } from './wire/structure.wire.ts';

type Defs = z.infer<typeof propertyDefsSchema>;
type ExtendedClass = z.infer<typeof extendedClassSchema>;

/**
 * The parts of an object, as it was sent, that the vault refused. The service does not list them, so they are what breaks the rules of the
 * vault's structure, else the properties that its message names, else the class. Nothing when the structure cannot be read.
 */
export async function refusedParts(
  login: Login,
  object: NewVaultObject,
  code: VaultErrorCode,
  message: string,
): Promise<readonly RefusedPart[]> {
  if (!['invalid-object', 'forbidden', 'not-found'].includes(code)) return [];
  try {
    const extendedClass = await readClass(login, object.class);
    if (extendedClass === undefined)
      return [{ class: { id: object.class, name: '' }, property: null, reason: 'unknown' }];
    const defs = await login.request(propertyDefsSchema, { method: 'GET', path: 'structure/properties' });
    const broken = code === 'forbidden' ? [] : await brokenRules(login, object, { extendedClass, defs });
    return broken.length > 0 ? broken : namedParts(object, { extendedClass, defs }, message);
  } catch {
    return [];
  }
}

async function readClass({ request }: Login, id: number): Promise<ExtendedClass | undefined> {
  const path = `structure/classes/${String(id)}`;
  try {
    return await request(extendedClassSchema, { method: 'GET', path });
  } catch (error) {
    if (error instanceof VaultError && error.code === 'not-found') return undefined;
    throw error;
  }
}

interface Structure {
  readonly extendedClass: ExtendedClass;
  readonly defs: Defs;
}

async function brokenRules(
  login: Login,
  object: NewVaultObject,
  { extendedClass, defs }: Structure,
): Promise<readonly RefusedPart[]> {
  const automatic = new Set(defs.filter(isAutomatic).map(({ ID }) => ID));
  const properties = (extendedClass.AssociatedPropertyDefs ?? []).map(({ PropertyDef, Required }) => ({
    id: PropertyDef,
    required: Required && !automatic.has(PropertyDef),
  }));
  const sent = {
    ...object,
    properties: object.properties.filter(({ propertyDef }) => !isOwn(propertyDef)),
  };
  const rules = await objectRulesOf(sent, {
    objectTypes: [{ id: object.objectType }],
    classes: [{ id: object.class, name: extendedClass.Name, objectType: object.objectType, properties }],
    properties: defs.flatMap(propertyOf),
    workflow: null,
    states: [],
    listItems: (property) => listItems(login, property),
  });
  const checked = checkObject(sent, [], rules);
  return checked.ok ? [] : checked.refusals.flatMap(({ part }) => part ?? []);
}

/** The adapter's own properties, which every object has. */
function isOwn(property: number): boolean {
  return notAssignable.has(property) || property === builtInProperties.singleFile;
}

function propertyOf({ ID, Name, DataType, ValueList }: Defs[number]): readonly VaultProperty[] {
  if (!isDataType(DataType)) return [];
  return [
    { id: ID, name: Name, dataType: DataType, valueList: isLookup(DataType) ? (ValueList ?? 0) : null },
  ];
}

const quoted = /["“”'‘’«»]([^"“”«»]+?)["“”'‘’«»]/g;
const numbered = /\bproperty (\d+)\b/gi;

function namedParts(
  object: NewVaultObject,
  { extendedClass, defs }: Structure,
  message: string,
): readonly RefusedPart[] {
  const names = new Set([...message.matchAll(quoted)].map(([, name]) => name));
  const ids = new Set([...message.matchAll(numbered)].map(([, id]) => Number(id)));
  const concerned = new Set([
    ...object.properties.map(({ propertyDef }) => propertyDef),
    ...(extendedClass.AssociatedPropertyDefs ?? []).map(({ PropertyDef }) => PropertyDef),
  ]);
  const named = defs.filter(({ ID, Name }) => concerned.has(ID) && (names.has(Name) || ids.has(ID)));
  const shared = { class: { id: extendedClass.ID, name: extendedClass.Name }, reason: 'other' } as const;
  return named.length === 0
    ? [{ ...shared, property: null }]
    : named.map(({ ID, Name }) => ({ ...shared, property: { id: ID, name: Name } }));
}
