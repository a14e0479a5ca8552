import type { Engine } from '@form-portal/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composePortal, type Portal } from '../compose.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import {
  systemDepsOfMFilesPortal,
  startMFilesPortal,
  type MFilesPortal,
} from '../mfws/testing/mfiles-portal.ts';
import { until } from '../testing/until.ts';
import { leaseMs } from './claims.ts';

describe.each<Engine>(['sqlite', 'postgres'])('two processes that deliver to M-Files, on %s', (engine) => {
  let given: MFilesPortal;
  let other: Portal;

  beforeEach(async () => {
    given = await startMFilesPortal(engine);
    given.proxy.lateByMs = 1_000;
    const { config } = given.portal;
    other = await composePortal(config, systemDepsOfMFilesPortal({ aheadMs: 3 * leaseMs }));
  });
  afterEach(async () => {
    await other.stop();
    await given.close();
  });

  /** Makes the first upload slow; resolves when it has begun. */
  async function beginSlowDelivery(): Promise<string> {
    const { proxy, portal } = given;
    let uploads = 0;
    proxy.breakBy(({ path }) => (path === '/files' && ++uploads === 1 ? 'late' : undefined));
    portal.portal.submissions.start();
    const submission = await given.send();
    await until(() => uploads > 0);
    return submission;
  }

  /** Resolves once both processes have finished. */
  async function finishBoth(): Promise<void> {
    await given.drained();
    await Promise.all([given.portal.portal.submissions.stop(), other.submissions.stop()]);
  }

  it('create one object even if their clocks differ by more than a claim lasts', async () => {
    const submission = await beginSlowDelivery();

    other.submissions.start();
    await finishBoth();

    expect(await given.objectsOf(submission)).toEqual([2]);
  });

  it('create one object even if a claim is taken over during an upload', async () => {
    const submission = await beginSlowDelivery();
    await given.portal.portal.storage.database
      .withTables<SubmissionTables>()
      .write((transaction) => transaction.updateTable('outbox').set({ due_at: '2000' }).execute());

    other.submissions.start();
    await finishBoth();

    expect(await given.objectsOf(submission)).toEqual([2]);
  });
});
