import { confirmationLimits } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { openDatabase } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { beforeEach, expect, it } from 'vitest';
import { portalMigrations } from '../compose/infrastructure/open-storage.ts';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';
import { passTime } from '../testing/pass-time.ts';
import { testSystemDeps } from '../testing/test-system-deps.ts';
import { createConfirmationOutboxStore } from './confirmation-outbox.store.ts';

describeDatabase<SubmissionTables>('the limit of confirmations to one address', portalMigrations, (given) => {
  const { now } = testSystemDeps();
  const open = () => openDatabase<SubmissionTables>(given.location(), portalMigrations, now);
  const storeOf = (database = given.database()) => createConfirmationOutboxStore({ database, now });

  beforeEach(() =>
    given.database().write(async (transaction) => {
      await transaction.deleteFrom('confirmation_outbox').execute();
      for (let count = 0; count < 20; count += 1)
        await storeOf().add(transaction, guidOf(`often ${count}`), 'often');
    }),
  );

  it('holds for processes that claim them at once', async () => {
    const others = await Promise.all([open(), open()]);
    const stores = [given.database(), ...others].map((database) => storeOf(database));
    const claims = stores.flatMap((store) => Array.from({ length: 4 }, () => store.claimNext()));
    const claimed = (await Promise.all(claims)).filter((claim) => claim !== undefined);
    await Promise.all(others.map((other) => other.close()));

    expect(claimed).toHaveLength(confirmationLimits.perHour);
    expect(new Set(claimed.map(({ submission }) => submission)).size).toBe(confirmationLimits.perHour);
  });

  it('counts what a process has claimed and not sent, until its claim expires', async () => {
    const store = storeOf();
    for (let count = 0; count < confirmationLimits.perHour; count += 1)
      expect(await store.claimNext()).toBeDefined();
    expect(await store.claimNext()).toBeUndefined();

    await given
      .database()
      .write((transaction) => store.add(transaction, guidOf('somebody else'), 'somebody else'));
    expect((await store.claimNext())?.submission).toBe(guidOf('somebody else'));

    // A server may take ten minutes for a reply.
    await passTime(given.database(), 'confirmation_outbox', 19 * 60_000);
    expect(await store.claimNext()).toBeUndefined();
    await passTime(given.database(), 'confirmation_outbox', 2 * 60_000);
    expect(await store.claimNext()).toBeDefined();
  });

  it('does not delay people who send forms while thousands of confirmations wait for one address', async () => {
    const store = storeOf();
    const at = now().toISOString();
    const waiting = { created_at: at, due_at: '', attempts: 0, address_hash: 'often', sent_at: null };
    const rows = Array.from({ length: 5_000 }, (_, count) => ({ submission: `flood ${count}`, ...waiting }));
    await given.database().write(async (transaction) => {
      for (let start = 0; start < rows.length; start += 500)
        await transaction
          .insertInto('confirmation_outbox')
          .values(rows.slice(start, start + 500))
          .execute();
    });
    const sent = { ...waiting, due_at: neverDue, sent_at: at };
    await given.database().write((transaction) =>
      transaction
        .insertInto('confirmation_outbox')
        .values(
          Array.from({ length: confirmationLimits.perHour }, (_, count) => ({
            submission: `sent ${count}`,
            ...sent,
          })),
        )
        .execute(),
    );
    const begun = performance.now();

    expect(await store.claimNext()).toBeUndefined();

    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
