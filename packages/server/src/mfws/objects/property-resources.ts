import type { ObjectChange } from '@form-portal/vault';
import type { MfwsDeps } from '../mfws-deps.ts';
import { readJson } from '../mfws-request.ts';
import { badRequest, notFound } from '../fault.ts';
import { changeObject, readObject, objectPath, propertiesOf, readWrappedValue } from './object-responses.ts';
import { changeOf } from './object-values.ts';
import { inVault, type LoggedInCall, type Resource } from '../resource.ts';
import { propertyValuesSchema } from '../wire/object-creation.wire.ts';
import { receivedValue, type ReceivedValue } from '../wire/received-value.wire.ts';

/** The values of an object, together and one by one (docs/protocols/m-files.md#changes). */
export function propertyResources(deps: MfwsDeps): readonly Resource[] {
  const properties = `${objectPath}/properties`;
  const setValues = (extra: ObjectChange) => async (call: LoggedInCall) => {
    const parsed = propertyValuesSchema.safeParse(await readJson(call.request.raw));
    if (!parsed.success) throw badRequest('The body is not a list of property values.');
    const received = parsed.data.map((value) => receivedValue(value, deps.timeZone));
    return changeObject(deps, call, { ...changeOf(received), ...extra });
  };
  return [
    inVault('GET', properties, async (call) => propertiesOf(deps, call, await readObject(deps, call))),
    inVault('POST', properties, setValues({})),
    inVault('PUT', properties, setValues({ replacesAll: true })),
    inVault('GET', `${properties}/{property}`, async (call) => {
      const property = (await propertiesOf(deps, call, await readObject(deps, call))).find(
        ({ PropertyDef }) => PropertyDef === call.params['property'],
      );
      if (property === undefined) throw notFound();
      return property;
    }),
    inVault('PUT', `${properties}/{property}`, async (call) => {
      const parsed = propertyValuesSchema.safeParse([await readJson(call.request.raw)]);
      const received: readonly ReceivedValue[] = parsed.success
        ? parsed.data.map((value) => receivedValue(value, deps.timeZone))
        : [];
      if (received[0]?.propertyDef !== call.params['property'])
        throw badRequest('The body is not a value of the property.');
      return changeObject(deps, call, changeOf(received));
    }),
    inVault('DELETE', `${properties}/{property}`, (call) =>
      changeObject(deps, call, { clear: [call.params['property'] ?? -1] }),
    ),
    inVault('GET', `${objectPath}/title`, async (call) => ({
      Value: (await readObject(deps, call)).title,
    })),
    inVault('PUT', `${objectPath}/title`, async (call) =>
      changeObject(deps, call, { title: String(await readWrappedValue(call)) }),
    ),
  ];
}
