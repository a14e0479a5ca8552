import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { until } from '../testing/until.ts';
import { pacedMs } from './delivery-worker.ts';
import { describeDeliveries } from './testing/deliveries-under-test.ts';

/** Shorter than the worker's polling interval of five seconds (ms). */
const beforeNextPoll = 4_000;

describeDeliveries('the delivery worker', (d) => {
  it('delivers a submission as soon as it is woken', async () => {
    const worker = d.startWorker();
    const guid = await d.accept();
    worker.wake();

    await until(async () => (await d.find(guid)).status === 'delivered', beforeNextPoll);

    const { object, attempts, nextAttemptAt, lastError } = await d.find(guid);
    expect(object).toEqual(await d.vault.findBySubmission(guid));
    expect({ attempts, nextAttemptAt, lastError }).toEqual({
      attempts: 1,
      nextAttemptAt: null,
      lastError: null,
    });
    expect(await d.eventKinds(guid)).toEqual(['received', 'delivered']);
  });

  it('delivers waiting submissions when it starts', async () => {
    const waiting = [
      await d.accept(),
      await d.accept(),
      await d.accept(),
      await d.accept(),
      await d.accept(),
    ];

    d.startWorker();

    await until(async () =>
      (await Promise.all(waiting.map(d.find))).every((submission) => submission.status === 'delivered'),
    );
  });

  it('yields while visitors are served, but continues', async () => {
    d.isBusy = true;
    for (let index = 0; index < 20; index++) await d.accept();
    const worker = d.startWorker();
    const begun = performance.now();
    const wakes = setInterval(() => worker.wake(), 5);
    await sleep(700);
    const whileBusy = d.vault.creations.length;
    // On a slow machine the sleep takes longer, and the worker delivers more meanwhile.
    const atMost = Math.floor((performance.now() - begun) / pacedMs) + 2;

    d.isBusy = false;

    await until(() => Promise.resolve(d.vault.creations.length === 20));
    clearInterval(wakes);
    expect(whileBusy).toBeGreaterThan(0);
    expect(whileBusy).toBeLessThanOrEqual(atMost);
  });

  it('continues when it is started again, also while visitors are served', async () => {
    d.isBusy = true;
    const worker = d.startWorker();
    await worker.stop();
    const guid = await d.accept();

    worker.start();

    await until(async () => (await d.find(guid)).status === 'delivered', beforeNextPoll);
  });

  it('finishes running deliveries before it stops, and starts no more', async () => {
    const first = await d.accept();
    const slow = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<undefined>();
    const create = d.vault.createObject;
    d.vault.createObject = async (object, files) => {
      begun.resolve(undefined);
      await slow.promise;
      return create(object, files);
    };
    const worker = d.startWorker();
    await begun.promise;
    const second = await d.accept();

    const stopped = worker.stop();
    worker.wake();
    slow.resolve(undefined);
    await stopped;

    expect((await d.find(first)).status).toBe('delivered');
    expect((await d.find(second)).status).toBe('waiting');
  });
});
