import type { MfwsDeps } from '../mfws-deps.ts';
import { queryValue } from '../mfws-request.ts';
import { badRequest } from '../fault.ts';
import { objectPath, refOf, objectResponse, readWrappedValue } from './object-responses.ts';
import { inVault, type LoggedInCall, type Resource } from '../resource.ts';

const checkOutStates = { in: 0, toOther: 1, toMe: 2 } as const;

/** Check-out, check-in, deletion, restoring and destruction of objects (docs/protocols/m-files.md#changes). */
export function checkOutResources({ objects }: Pick<MfwsDeps, 'objects'>): readonly Resource[] {
  const respondAfter =
    (work: typeof objects.checkOut) =>
    async (call: LoggedInCall): Promise<unknown> =>
      objectResponse(call, await work(call.login.viewer, refOf(call)));
  return [
    inVault('GET', `${objectPath}/checkedout`, async (call) => {
      const { checkedOut } = await objects.get(call.login.viewer, refOf(call));
      if (checkedOut === null) return { Value: checkOutStates.in };
      const isMine = checkedOut.account === call.login.viewer.account;
      return { Value: isMine ? checkOutStates.toMe : checkOutStates.toOther };
    }),
    inVault('PUT', `${objectPath}/checkedout`, async (call) => {
      const state = Number(await readWrappedValue(call));
      if (state === checkOutStates.toMe) return respondAfter(objects.checkOut)(call);
      if (state === checkOutStates.in) return respondAfter(objects.checkIn)(call);
      throw badRequest('An object is checked in by 0 and out by 2.');
    }),
    inVault('GET', `${objectPath}/deleted`, async (call) => {
      const { deleted } = await objects.get(call.login.viewer, refOf(call));
      return { Value: deleted };
    }),
    inVault('PUT', `${objectPath}/deleted`, async (call) => {
      const isDeleted = String(await readWrappedValue(call, true)).toLowerCase() !== 'false';
      return respondAfter(isDeleted ? objects.remove : objects.restore)(call);
    }),
    inVault('DELETE', objectPath, async (call) => {
      if (queryValue(call.mfwsRequest.query, 'allversions')?.toLowerCase() !== 'true')
        return respondAfter(objects.undoCheckOut)(call);
      await objects.destroy(call.login.viewer, refOf(call));
      return { Value: true };
    }),
  ];
}
