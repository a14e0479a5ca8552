import type { VaultObjectRef } from '@form-portal/domain';
import type { ObjectChange, VaultObjectVersion } from '@form-portal/vault';
import type { MfwsDeps } from '../mfws-deps.ts';
import { readJson } from '../mfws-request.ts';
import { badRequest } from '../fault.ts';
import { latest, type LoggedInCall } from '../resource.ts';
import { wrappedSchema } from '../wire/object-creation.wire.ts';
import { objectVersionToWire } from '../wire/object-version.wire.ts';
import { emptyPropertyToWire, propertyToWire, type PropertyWire } from '../wire/typed-value.wire.ts';

/** The path of the resources of one object. */
export const objectPath = 'objects/{type}/{id}/{version}';

/** Reads the version that a path names; access to identity codes is recorded. */
export async function readObject(
  { objects, codeReads }: MfwsDeps,
  call: LoggedInCall,
): Promise<VaultObjectVersion> {
  const version = call.params['version'] ?? latest;
  const object = await objects.get(call.login.viewer, refOf(call), version === latest ? undefined : version);
  await codeReads.ofNames(call.login.account, [object]);
  return object;
}

/** Changes the object of a path and responds with its values. */
export async function changeObject(deps: MfwsDeps, call: LoggedInCall, changes: ObjectChange) {
  return extendedResponse(deps, call, await deps.objects.change(call.login.viewer, refOf(call), changes));
}

/** The object that a path names. */
export function refOf({ params }: LoggedInCall): VaultObjectRef {
  return { type: params['type'] ?? -1, id: params['id'] ?? -1 };
}

/** An object as a response. */
export function objectResponse({ login }: LoggedInCall, object: VaultObjectVersion) {
  return objectVersionToWire(object, login.viewer);
}

/** An object with its values as a response. */
export async function extendedResponse(deps: MfwsDeps, call: LoggedInCall, object: VaultObjectVersion) {
  return { ...objectResponse(call, object), Properties: await propertiesOf(deps, call, object) };
}

/** The values of an object, followed by the empty properties of its class. Access to identity codes is recorded. */
export async function propertiesOf(
  deps: MfwsDeps,
  { login }: LoggedInCall,
  object: VaultObjectVersion,
): Promise<readonly PropertyWire[]> {
  const { objects, administration, timeZone } = deps;
  const values = await objects.listProperties(object);
  await deps.codeReads.ofProperties(login.account, object, values);
  const { classes, properties } = await administration.readStructure();
  const definitions = new Map(properties.map((property) => [property.id, property]));
  const filled = new Set(values.map(({ propertyDef }) => propertyDef));
  const ofClass = classes.find(({ id }) => id === object.class)?.properties ?? [];
  return [
    ...values.map((property) => propertyToWire(property, timeZone)),
    ...ofClass.flatMap(({ id }) => {
      const property = definitions.get(id);
      return property === undefined || filled.has(id) ? [] : [emptyPropertyToWire(property)];
    }),
  ];
}

/** Reads the single value of a body; `absent` when there is no body. */
export async function readWrappedValue(
  { request }: LoggedInCall,
  absent?: boolean,
): Promise<string | number | boolean> {
  const body = await readJson(request.raw);
  if (body === undefined && absent !== undefined) return absent;
  const parsed = wrappedSchema.safeParse(body);
  if (!parsed.success) throw badRequest('The body is not { "Value": … }.');
  return parsed.data.Value;
}
