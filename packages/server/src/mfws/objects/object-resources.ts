import { builtInProperties, dataTypes, documentType, type PropertyAssignment } from '@form-portal/domain';
import { VaultError } from '@form-portal/vault';
import { checkOutResources } from './check-out-resources.ts';
import type { MfwsDeps } from '../mfws-deps.ts';
import { queryValue, readJson } from '../mfws-request.ts';
import { badRequest } from '../fault.ts';
import { extendedResponse, readObject, objectPath, refOf, objectResponse } from './object-responses.ts';
import { sortValues } from './object-values.ts';
import { propertyResources } from './property-resources.ts';
import { inVault, type LoggedInCall, type Resource } from '../resource.ts';
import { readSearch } from './search-query.ts';
import { dropUploads, namedUploads } from '../files/uploads.ts';
import { objectCreationSchema } from '../wire/object-creation.wire.ts';
import { objectVersionToWire } from '../wire/object-version.wire.ts';
import { receivedValue, type ReceivedValue } from '../wire/received-value.wire.ts';

/** The value that M-Files gives a document of one file when the client sends none (docs/protocols/m-files.md#objects). */
const singleFile: PropertyAssignment = {
  propertyDef: builtInProperties.singleFile,
  value: { dataType: dataTypes.boolean, value: true },
};

/** Objects: search, creation, reading, changes and deletion (docs/protocols/m-files.md#objects). */
export function objectResources(deps: MfwsDeps): readonly Resource[] {
  return [...findingResources(deps), ...propertyResources(deps), ...checkOutResources(deps)];
}

function findingResources(deps: MfwsDeps): readonly Resource[] {
  const { objects, codeReads } = deps;
  const search = async ({ mfwsRequest, params, login }: LoggedInCall) => {
    const query = await readSearch(deps, mfwsRequest, params['type']);
    const { items, more } = await objects.search(login.viewer, query).catch(throwUnreadable);
    await codeReads.ofNames(login.account, items);
    return { Items: items.map((object) => objectVersionToWire(object, login.viewer)), MoreResults: more };
  };
  return [
    inVault('GET', 'objects', search),
    inVault('GET', 'objects/{type}', search),
    inVault('GET', 'views/objects', search),
    inVault('GET', 'views/items', () => Promise.resolve({ Path: '', MoreResults: false, Items: [] })),
    inVault('POST', 'objects/{type}', (call) => create(deps, call)),
    inVault('GET', objectPath, async (call) => {
      const object = await readObject(deps, call);
      const includes = queryValue(call.mfwsRequest.query, 'include')?.toLowerCase().split(',') ?? [];
      return includes.includes('properties')
        ? extendedResponse(deps, call, object)
        : objectResponse(call, object);
    }),
    inVault('GET', `${objectPath}/history`, async (call) => {
      const versions = await objects.listVersions(call.login.viewer, refOf(call));
      await codeReads.ofNames(call.login.account, versions);
      return versions.map((version) => objectResponse(call, version));
    }),
  ];
}

/** A condition that cannot be compared is the client's mistake: what the vault refuses to store has another status. */
function throwUnreadable(error: unknown): never {
  throw error instanceof VaultError && error.code === 'invalid-object' ? badRequest(error.message) : error;
}

async function create(deps: MfwsDeps, call: LoggedInCall) {
  const parsed = objectCreationSchema.safeParse(await readJson(call.request.raw));
  if (!parsed.success) throw badRequest('The body is not an ObjectCreationInfo.');
  const received = parsed.data.PropertyValues.map((value) => receivedValue(value, deps.timeZone));
  const { title, class: classId, others } = sortValues(received);
  if (classId === undefined) throw new VaultError('invalid-object', 'Property 100 (class): missing.');
  const uploads = await namedUploads(deps, call.login, parsed.data.Files);
  const files = uploads.map(({ file }) => file);
  const objectType = call.params['type'] ?? -1;
  const isSingleFile = objectType === documentType && files.length === 1 && !hasSingleFileValue(received);
  const created = await deps.objects.create(
    call.login.viewer,
    {
      objectType,
      class: classId,
      title: title ?? files[0]?.title ?? '',
      properties: isSingleFile ? [...others, singleFile] : others,
    },
    files,
  );
  await dropUploads(deps, call, uploads);
  return objectResponse(call, created);
}

function hasSingleFileValue(received: readonly ReceivedValue[]): boolean {
  return received.some(({ propertyDef, value }) => propertyDef === singleFile.propertyDef && value !== null);
}
