import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSubmissionAdministrationStore } from '../submissions/administration/submission-administration.store.ts';
import type { ClaimedDelivery } from './claims.ts';
import type { FailedDelivery } from './outbox.store.ts';
import { createScanResultStore } from './scan-results.store.ts';
import { describeDeliveries } from './testing/deliveries-under-test.ts';

describeDeliveries('a test submission that is removed while its delivery is recorded', (d) => {
  const failure: FailedDelivery = {
    kind: 'busy',
    reason: 'The vault is busy.',
    refused: [],
    unreachable: false,
    searchesDue: 0,
    decide: () => ({ kind: 'set-aside' }),
  };
  const scanResults = () => createScanResultStore({ database: d.database(), now: () => new Date() });
  const blocked = { scan: 'infected', reason: 'A virus was found.', next: { kind: 'set-aside' } } as const;

  it.each<[string, (claimed: ClaimedDelivery) => Promise<unknown>]>([
    ['delivered', (claimed) => d.outbox().delivered(claimed, { type: 0, id: 1 })],
    ['failed', (claimed) => d.outbox().failed(claimed, failure)],
    ['infected', (claimed) => scanResults().block(claimed, blocked)],
    ['clean', (claimed) => scanResults().allow(claimed, 'clean')],
  ])('as %s is removed, and neither of the two fails', async (_, record) => {
    const guid = await d.accept();
    await d
      .database()
      .write((transaction) => transaction.updateTable('submissions').set({ test: 'deliver' }).execute());
    const [claimed] = await d.outbox().claimDue(1);
    const administration = createSubmissionAdministrationStore(d.database());
    const found = Promise.withResolvers<void>();

    const removal = d.database().write(async (transaction) => {
      const tests = await administration.listTests(transaction, 10);
      found.resolve();
      // Long enough for the record to lock whatever it gets.
      await wait(200);
      for (const test of tests) await administration.remove(transaction, test);
    });
    await found.promise;
    const recorded = record(claimed!);

    expect(await Promise.allSettled([removal, recorded])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
    expect(await administration.find(guid)).toBeUndefined();
  });

  it('does not hinder the renewal of claims, in whatever order they are renewed', async () => {
    for (const _ of ['first', 'second']) await d.accept();
    await d
      .database()
      .write((transaction) => transaction.updateTable('submissions').set({ test: 'deliver' }).execute());
    const claims = await d.outbox().claimDue(2);
    const administration = createSubmissionAdministrationStore(d.database());
    const begun = Promise.withResolvers<void>();

    const removal = d.database().write(async (transaction) => {
      const [first, ...rest] = await administration.listTests(transaction, 10);
      await administration.remove(transaction, first!);
      begun.resolve();
      // Long enough for the renewal to lock whatever it gets.
      await wait(200);
      for (const test of rest) await administration.remove(transaction, test);
    });
    await begun.promise;
    const renewal = d.outbox().renewClaims(claims.toReversed());

    expect(claims).toHaveLength(2);
    expect(await Promise.allSettled([removal, renewal])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
  });
});
