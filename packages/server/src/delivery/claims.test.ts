import type { Guid } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { until } from '../testing/until.ts';
import { leaseMs } from './claims.ts';
import { anObject, describeDeliveries } from './testing/deliveries-under-test.ts';

describeDeliveries('the outbox', (d) => {
  it('never claims a submission twice, with several workers on one database', async () => {
    const waiting: Guid[] = [];
    for (let index = 0; index < 30; index++) waiting.push(await d.accept());

    const three = [d.startWorker(), d.startWorker(), d.startWorker()];
    three.forEach((worker) => worker.wake());

    await until(async () =>
      (await Promise.all(waiting.map(d.find))).every((submission) => submission.status === 'delivered'),
    );
    expect(d.vault.creations).toHaveLength(30);
  });

  it('hands over the claims of a killed process, with a search for the object first', async () => {
    const [made, notMade] = [await d.accept(), await d.accept()];
    expect(await d.outbox().claimDue(5)).toHaveLength(2);
    await d.vault.createObject(anObject(made), []);
    expect(await d.outbox().claimDue(5)).toEqual([]);

    await d.passTime(leaseMs + 1_000);
    d.startWorker();

    await until(async () => (await d.find(made)).status === 'delivered');
    await until(async () => (await d.find(notMade)).status === 'delivered');
    expect(await d.objectsOf(made)).toBe(1);
    expect(d.vault.creations.filter((guid) => guid === made)).toHaveLength(1);
  });

  it('keeps a claim during a slow delivery', async () => {
    const guid = await d.accept();
    const [claimed] = await d.outbox().claimDue(1);
    await d.passTime(15_000);
    await d.outbox().renewClaims([claimed!]);

    await d.passTime(15_000);

    expect(await d.outbox().claimDue(1)).toEqual([]);
    expect(claimed?.submission).toBe(guid);
  });

  it('ignores changes by the holder of a claim that was taken over', async () => {
    const guid = await d.accept();
    const [slow] = await d.outbox().claimDue(1);
    await d.passTime(leaseMs + 1_000);
    const [next] = await d.outbox().claimDue(1);

    await expect(d.outbox().confirmClaim(slow!)).rejects.toMatchObject({ code: 'conflict' });
    const heard = await d.outbox().failed(slow!, {
      kind: 'busy',
      reason: 'too late',
      refused: [],
      unreachable: false,
      searchesDue: 2,
      decide: () => ({ kind: 'set-aside' }),
    });

    expect(heard).toBeUndefined();
    expect(next).toMatchObject({ submission: guid, searchesDue: 2 });
    expect((await d.find(guid)).status).toBe('waiting');
  });
});
