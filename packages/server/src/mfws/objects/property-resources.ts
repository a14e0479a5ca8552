import type { ObjectChange } from '@form-portal/vault';
import type { MfwsDeps } from '../mfws-deps.ts';
import { readJson } from '../mfws-request.ts';
import { badRequest, notFound } from '../fault.ts';
import { change, objectOf, objectPath, propertiesOf, wrapped } from './object-responses.ts';
import { changeOf } from './object-values.ts';
import { inVault, type LoggedInCall, type Resource } from '../resource.ts';
import { propertyValuesSchema } from '../wire/object-creation.wire.ts';
import { receivedValue, type ReceivedValue } from '../wire/received-value.wire.ts';

/** The values of an object, together and one by one (docs/protocols/m-files.md#changes). */
export function propertyResources(deps: MfwsDeps): readonly Resource[] {
  const properties = `${objectPath}/properties`;
  const set = (extra: ObjectChange) => async (call: LoggedInCall) => {
    const read = propertyValuesSchema.safeParse(await readJson(call.request.raw));
    if (!read.success) throw badRequest('The body is not a list of property values.');
    const received = read.data.map((one) => receivedValue(one, deps.timeZone));
    return change(deps, call, { ...changeOf(received), ...extra });
  };
  return [
    inVault('GET', properties, async (call) => propertiesOf(deps, call, await objectOf(deps, call))),
    inVault('POST', properties, set({})),
    inVault('PUT', properties, set({ replacesAll: true })),
    inVault('GET', `${properties}/{property}`, async (call) => {
      const found = (await propertiesOf(deps, call, await objectOf(deps, call))).find(
        ({ PropertyDef }) => PropertyDef === call.params['property'],
      );
      if (found === undefined) throw notFound();
      return found;
    }),
    inVault('PUT', `${properties}/{property}`, async (call) => {
      const read = propertyValuesSchema.safeParse([await readJson(call.request.raw)]);
      const received: readonly ReceivedValue[] = read.success
        ? read.data.map((one) => receivedValue(one, deps.timeZone))
        : [];
      if (received[0]?.propertyDef !== call.params['property'])
        throw badRequest('The body is not a value of the property.');
      return change(deps, call, changeOf(received));
    }),
    inVault('DELETE', `${properties}/{property}`, (call) =>
      change(deps, call, { clear: [call.params['property'] ?? -1] }),
    ),
    inVault('GET', `${objectPath}/title`, async (call) => ({
      Value: (await objectOf(deps, call)).title,
    })),
    inVault('PUT', `${objectPath}/title`, async (call) =>
      change(deps, call, { title: String(await wrapped(call)) }),
    ),
  ];
}
