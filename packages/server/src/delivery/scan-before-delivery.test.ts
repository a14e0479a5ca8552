import {
  dayMs,
  makeReference,
  parseGuid,
  type FilesScan,
  type Guid,
  type ScanState,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { serverMigrations } from '../db/migrations/index.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { createSubmissionAdministrationStore } from '../submissions/administration/submission-administration.store.ts';
import { createSubmissionStore } from '../submissions/store/submissions.store.ts';
import { passTime } from '../testing/pass-time.ts';
import { leaseMs, type ClaimedDelivery } from './claims.ts';
import { createOutboxStore } from './outbox.store.ts';
import { retryPolicy } from './retry-policy.ts';
import { scanBeforeDelivery } from './scan-before-delivery.ts';
import { createScanResultStore } from './scan-results.store.ts';

const clean: FilesScan = { kind: 'clean' };
const infected: FilesScan = { kind: 'infected', found: [{ index: 1, virus: 'Worm.One' }] };
const unreachable: FilesScan = { kind: 'unscanned', reason: 'Nobody answers.', isUnreachable: true };
const tooLarge: FilesScan = { kind: 'unscanned', reason: 'Too large.', isUnreachable: false };

describeDatabase<SubmissionTables>('scanning before a delivery', serverMigrations, (given) => {
  let database: Database<SubmissionTables>;
  const at = new Date('2026-11-20T12:00:00.000Z');
  const now = () => at;
  const outbox = () => createOutboxStore({ database, now, newGuid });
  const find = async (guid: Guid) => (await createSubmissionAdministrationStore(database).find(guid))!;
  const kinds = async (guid: Guid) => (await find(guid)).events.map((event) => event.kind);

  beforeEach(async () => {
    database = given.database();
    await database.write(async (transaction) => {
      for (const table of ['outbox', 'submissions', 'submission_events'] as const) {
        await transaction.deleteFrom(table).execute();
      }
    });
  });

  /** Stores a submission with the given scan state. */
  async function accept(scan: ScanState, ageMs = 0): Promise<Guid> {
    const guid = newGuid();
    const receivedAt = new Date(at.getTime() - ageMs).toISOString();
    const form = { form: newGuid(), formRevision: 1, deliveryRevision: 1 };
    const sent = {
      answers: {},
      identity: {},
      verified: [],
      logic: null,
      identified: false,
      owner: null,
      requests: [],
      attachments: [],
      corrects: null,
      test: null,
    };
    const submission = { guid, ...form, ...sent, language: 'fi', receivedAt };
    await database.write(async (transaction) => {
      await createSubmissionStore(database).insert(transaction, submission, () =>
        makeReference(randomBytes(16)),
      );
      await outbox().add(transaction, submission, null);
      await transaction.updateTable('outbox').set({ scan }).where('submission', '=', guid).execute();
    });
    return guid;
  }

  async function claim(guid: Guid): Promise<ClaimedDelivery> {
    const claimed = (await outbox().claimDue(10)).find(({ submission }) => submission === guid);
    if (claimed === undefined) throw new Error('The submission was not due');
    return claimed;
  }

  /** `scan` is null when there is no scanner. */
  function scanning(claimed: ClaimedDelivery, scan: FilesScan | null) {
    const scanResults = createScanResultStore({ database, now });
    const deps = { scanResults, policy: { ...retryPolicy, jitter: 0 }, now, random: () => 0.5 };
    return scanBeforeDelivery({ ...deps, scan: scan && (() => Promise.resolve(scan)) }, claimed);
  }

  it.each<[ScanState, FilesScan | null, string]>([
    ['clean', infected, 'allowed'],
    ['off', clean, 'allowed'],
    ['off', infected, 'blocked'],
    ['off', unreachable, 'blocked'],
    ['off', null, 'allowed'],
    ['unscanned', clean, 'allowed'],
    ['unscanned', null, 'allowed'],
    ['infected', clean, 'allowed'],
    ['infected', unreachable, 'blocked'],
    ['infected', null, 'blocked'],
  ])('of one that is %s, with %j found, ends with it %s', async (known, scan, expected) => {
    const guid = await accept(known);

    expect((await scanning(await claim(guid), scan)).kind).toBe(expected);
  });

  it('records a clean result, so that the next attempt needs no scan, and removes the reason', async () => {
    const guid = await accept('off');
    await scanning(await claim(guid), unreachable);
    expect(await find(guid)).toMatchObject({ scan: 'unscanned', lastError: 'Nobody answers.' });
    await passTime(database, 'outbox', 10_000);

    await scanning(await claim(guid), clean);

    expect(await find(guid)).toMatchObject({ scan: null, lastError: null, status: 'waiting' });
    await passTime(database, 'outbox', dayMs);
    expect((await claim(guid)).scan).toBe('clean');
  });

  it('is repeated soon while the scanner is down, indefinitely, with one event', async () => {
    const guid = await accept('off', 30 * dayMs);
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await scanning(await claim(guid), unreachable)).toMatchObject({
        kind: 'blocked',
        next: { kind: 'retry', delayMs: 5_000 },
      });
      await passTime(database, 'outbox', 5_000);
    }

    await scanning(await claim(guid), { ...unreachable, reason: 'Nobody is there.' });

    expect(await find(guid)).toMatchObject({ status: 'waiting', attempts: 0, lastError: 'Nobody is there.' });
    expect(await kinds(guid)).toEqual(['received', 'scan-failed']);
  });

  it('is repeated for a day when the files cannot be scanned, then the submission is set aside', async () => {
    const [young, old] = [await accept('off', dayMs - 1), await accept('off', dayMs)];
    const claims = await outbox().claimDue(10);
    const claimOf = (guid: Guid) => claims.find(({ submission }) => submission === guid)!;

    expect(await scanning(claimOf(young), tooLarge)).toMatchObject({
      next: { kind: 'retry', delayMs: 120_000 },
    });
    expect(await scanning(claimOf(old), tooLarge)).toMatchObject({ next: { kind: 'set-aside' } });

    expect(await find(old)).toMatchObject({ status: 'failed', lastError: 'Too large.', nextAttemptAt: null });
    expect(await kinds(old)).toEqual(['received', 'scan-given-up']);
  });

  it('sets aside infected submissions, and refers to files by number', async () => {
    const guid = await accept('off');

    await scanning(await claim(guid), infected);

    expect(await find(guid)).toMatchObject({
      status: 'failed',
      scan: 'infected',
      lastError: 'A virus was found (file 2: Worm.One).',
      attempts: 0,
    });
  });

  it('never allows what was found infected while scanning was on', async () => {
    const guid = await accept('infected');

    await scanning(await claim(guid), null);

    expect(await find(guid)).toMatchObject({
      status: 'failed',
      lastError: expect.stringContaining('PORTAL_CLAMD is not set'),
    });
  });

  it('changes nothing for a claim that was taken over', async () => {
    const guid = await accept('off');
    const slow = await claim(guid);
    await passTime(database, 'outbox', leaseMs + 1_000);
    await claim(guid);

    expect(await scanning(slow, infected)).toEqual({ kind: 'claim-lost' });
    expect(await scanning(slow, clean)).toEqual({ kind: 'claim-lost' });
    expect(await find(guid)).toMatchObject({ status: 'waiting', scan: null });
  });

  it('leaves those that need a scan unclaimed while the scanner is down', async () => {
    const [known] = [
      await accept('clean'),
      await accept('off'),
      await accept('unscanned'),
      await accept('infected'),
    ];

    expect((await outbox().claimDue(10, 'clean')).map(({ submission }) => submission)).toEqual([known]);
    expect(await outbox().claimDue(10)).toHaveLength(3);
  });
});

function newGuid(): Guid {
  return parseGuid(randomUUID()) as Guid;
}
