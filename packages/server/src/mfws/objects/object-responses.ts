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

/** The version that a path names. */
export async function objectOf(
  { objects, codeReads }: MfwsDeps,
  call: LoggedInCall,
): Promise<VaultObjectVersion> {
  const version = call.params['version'] ?? latest;
  const one = await objects.get(call.login.viewer, refOf(call), version === latest ? undefined : version);
  await codeReads.ofNames(call.login.account, [one]);
  return one;
}

/** Changes the object of a path and responds with its values. */
export async function change(deps: MfwsDeps, call: LoggedInCall, asked: ObjectChange) {
  return extended(deps, call, await deps.objects.change(call.login.viewer, refOf(call), asked));
}

/** The object that a path names. */
export function refOf({ params }: LoggedInCall): VaultObjectRef {
  return { type: params['type'] ?? -1, id: params['id'] ?? -1 };
}

/** An object as a response. */
export function shown({ login }: LoggedInCall, one: VaultObjectVersion) {
  return objectVersionToWire(one, login.viewer);
}

/** An object with its values as a response. */
export async function extended(deps: MfwsDeps, call: LoggedInCall, one: VaultObjectVersion) {
  return { ...shown(call, one), Properties: await propertiesOf(deps, call, one) };
}

/** The values of an object, followed by the empty properties of its class. Access to identity codes is recorded. */
export async function propertiesOf(
  deps: MfwsDeps,
  { login }: LoggedInCall,
  one: VaultObjectVersion,
): Promise<readonly PropertyWire[]> {
  const { objects, administration, timeZone } = deps;
  const given = await objects.listProperties(one);
  await deps.codeReads.ofProperties(login.account, one, given);
  const { classes, properties } = await administration.readStructure();
  const known = new Map(properties.map((property) => [property.id, property]));
  const filled = new Set(given.map(({ propertyDef }) => propertyDef));
  const ofClass = classes.find(({ id }) => id === one.class)?.properties ?? [];
  return [
    ...given.map((property) => propertyToWire(property, timeZone)),
    ...ofClass.flatMap(({ id }) => {
      const property = known.get(id);
      return property === undefined || filled.has(id) ? [] : [emptyPropertyToWire(property)];
    }),
  ];
}

/** The single value of a body; `absent` when there is no body. */
export async function wrapped(
  { request }: LoggedInCall,
  absent?: boolean,
): Promise<string | number | boolean> {
  const body = await readJson(request.raw);
  if (body === undefined && absent !== undefined) return absent;
  const read = wrappedSchema.safeParse(body);
  if (!read.success) throw badRequest('The body is not { "Value": … }.');
  return read.data.Value;
}
