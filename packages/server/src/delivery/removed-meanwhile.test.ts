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
  ])('as %s is removed, and neither operation fails', async (_, record) => {
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
      // Long enough for the recording to take every lock that it can get.
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

  /** Removes all test submissions, the first received first; `begun` resolves between the first and the others. */
  function removeTests(): { readonly begun: Promise<void>; readonly removal: Promise<void> } {
    const administration = createSubmissionAdministrationStore(d.database());
    const begun = Promise.withResolvers<void>();
    const removal = d.database().write(async (transaction) => {
      const [first, ...rest] = await administration.listTests(transaction, 10);
      await administration.remove(transaction, first!);
      begun.resolve();
      // Long enough for others to lock whatever they get.
      await wait(200);
      for (const test of rest) await administration.remove(transaction, test);
    });
    return { begun: begun.promise, removal };
  }

  it('does not hinder the renewal of claims, in whatever order they are renewed', async () => {
    for (const _ of ['first', 'second']) await d.accept();
    await d
      .database()
      .write((transaction) => transaction.updateTable('submissions').set({ test: 'deliver' }).execute());
    const claims = await d.outbox().claimDue(2);
    expect(claims).toHaveLength(2);

    const { begun, removal } = removeTests();
    await begun;
    const renewal = d.outbox().renewClaims(claims.toReversed());

    expect(await Promise.allSettled([removal, renewal])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
  });

  it('does not hinder that all become due for which the vault was unreachable', async () => {
    const accepted = [await d.accept(), await d.accept()];
    await d.database().write(async (transaction) => {
      // The one accepted last was received first, so that PostgreSQL finds them in the other order.
      for (const [index, guid] of accepted.entries()) {
        const received_at = `2026-01-0${2 - index}T00:00:00.000Z`;
        const submission = transaction.updateTable('submissions').where('guid', '=', guid);
        await submission.set({ received_at, test: 'deliver' }).execute();
        const waiting = transaction.updateTable('outbox').where('submission', '=', guid);
        await waiting.set({ received_at, unreachable: 1 }).execute();
      }
    });

    const { begun, removal } = removeTests();
    await begun;
    const due = d.outbox().makeUnreachableDue();

    expect(await Promise.allSettled([removal, due])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
  });
});
