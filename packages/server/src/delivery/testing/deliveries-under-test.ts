import { dataTypes, makeReference, parseGuid, type Guid, type NewVaultObject } from '@form-portal/domain';
import { blobMigrations, createBlobStore, type Database } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import {
  createVault,
  demoClasses,
  demoObjectTypes,
  embeddedVaultMigrations,
  type VaultTables,
} from '@form-portal/vault';
import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { serverMigrations } from '../../db/migrations/index.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import {
  createSubmissionAdministrationStore,
  type SubmissionDetail,
} from '../../submissions/administration/submission-administration.store.ts';
import { createSubmissionStore } from '../../submissions/store/submissions.store.ts';
import { passTime } from '../../testing/pass-time.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createDeliveryWorker, type DeliveryWorker } from '../delivery-worker.ts';
import { createOutboxStore, type OutboxStore } from '../outbox.store.ts';
import type { RetryPolicy } from '../retry-policy.ts';
import { createScanResultStore } from '../scan-results.store.ts';
import { breakable, type BreakableVault } from './breakable-vault.ts';

/** The policy of specification D45 and D47, with milliseconds instead of seconds. */
export const fastRetryPolicy: RetryPolicy = {
  delaysMs: [20, 40, 80],
  jitter: 0.2,
  giveUpAfterMs: 60_000,
  searchAgainMs: 30,
};
const migrations = [...blobMigrations, ...serverMigrations, ...embeddedVaultMigrations];

/** Submissions, a vault that fails on demand, and workers that deliver to it. */
export interface DeliveriesUnderTest {
  readonly vault: BreakableVault;
  policy: RetryPolicy;
  isBusy: boolean;
  prepare: (submission: Guid) => Promise<NewVaultObject>;
  readonly database: () => Database<SubmissionTables>;
  readonly outbox: () => OutboxStore;
  readonly startWorker: () => DeliveryWorker;
  /** Moves the due times of the outbox as if a number of milliseconds had passed. */
  readonly passTime: (ms: number) => Promise<void>;
  /** Stores a submission that was received so long ago, with its outbox row. */
  readonly accept: (ageMs?: number) => Promise<Guid>;
  readonly find: (guid: Guid) => Promise<SubmissionDetail>;
  /** Kinds of the events of a submission, in order. */
  readonly eventKinds: (guid: Guid) => Promise<readonly string[]>;
  /** How many objects of a submission the vault has. */
  readonly objectsOf: (guid: Guid) => Promise<number>;
}

/** Runs `body` on both engines, with an empty outbox and a working vault for every test. */
export function describeDeliveries(name: string, body: (deliveries: DeliveriesUnderTest) => void): void {
  describeDatabase<SubmissionTables>(name, migrations, (given) => {
    const workers: DeliveryWorker[] = [];
    let vault: BreakableVault;
    const deliveries = deliveriesOver(given.database, () => vault, workers);
    beforeEach(async () => {
      Object.assign(deliveries, withoutTrouble);
      await removeSubmissions(given.database());
      vault = await openVault(given.database(), given.dataDir());
    });
    afterEach(async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    });
    body(deliveries);
  });
}

/** The object to create for a submission. */
export function anObject(submission: Guid): NewVaultObject {
  return {
    objectType: demoObjectTypes.case,
    class: demoClasses.contactRequest,
    title: 'Yhteydenotto',
    properties: [{ propertyDef: 1039, value: { dataType: dataTypes.multiLineText, value: 'Hei' } }],
    submission,
  };
}

const now = () => new Date();

const withoutTrouble = {
  policy: fastRetryPolicy,
  isBusy: false,
  prepare: (submission: Guid) => Promise.resolve(anObject(submission)),
};

function deliveriesOver(
  database: () => Database<SubmissionTables>,
  vault: () => BreakableVault,
  workers: DeliveryWorker[],
): DeliveriesUnderTest {
  const find = async (guid: Guid) => (await createSubmissionAdministrationStore(database()).find(guid))!;
  const outbox = () => createOutboxStore({ database: database(), now, newGuid });
  const deliveries: DeliveriesUnderTest = {
    ...withoutTrouble,
    get vault() {
      return vault();
    },
    database,
    outbox,
    passTime: (ms) => passTime(database(), 'outbox', ms),
    startWorker: () => {
      const { vault, policy } = deliveries;
      const worker = createDeliveryWorker({
        metrics: createMetrics(),
        vault,
        policy,
        now,
        outbox: outbox(),
        random: Math.random,
        concurrency: 3,
        scan: null,
        isScannerUnreachable: () => false,
        scanResults: createScanResultStore({ database: database(), now }),
        prepare: async (submission) => ({ object: await deliveries.prepare(submission), files: [] }),
        log: pino({ level: 'silent' }),
        isBusy: () => deliveries.isBusy,
      });
      workers.push(worker);
      worker.start();
      return worker;
    },
    accept: (ageMs = 0) => accept(database(), outbox(), new Date(now().getTime() - ageMs)),
    find,
    eventKinds: async (guid) => (await find(guid)).events.map((event) => event.kind),
    objectsOf: async (guid) => {
      const { read } = database().withTables<VaultTables>();
      return (await read.selectFrom('vault_objects').select('id').where('submission', '=', guid).execute())
        .length;
    },
  };
  return deliveries;
}

async function removeSubmissions(database: Database<SubmissionTables>): Promise<void> {
  await database.write(async (transaction) => {
    for (const table of ['outbox', 'submissions', 'submission_events'] as const) {
      await transaction.deleteFrom(table).execute();
    }
  });
}

async function openVault(database: Database<SubmissionTables>, dataDir: string): Promise<BreakableVault> {
  const blobs = createBlobStore({ database, dataDir, large: 'disk', now, newId: randomUUID });
  const { vault } = await createVault(
    { adapter: 'embedded', timeZone: 'Europe/Helsinki' },
    { database, blobs, now, newGuid },
    10_000,
  );
  return breakable(vault);
}

async function accept(
  database: Database<SubmissionTables>,
  outbox: OutboxStore,
  received: Date,
): Promise<Guid> {
  const guid = newGuid();
  const receivedAt = received.toISOString();
  await database.write(async (transaction) => {
    const head = { guid, form: newGuid(), formRevision: 1, deliveryRevision: 1, language: 'fi', receivedAt };
    await createSubmissionStore(database).insert(
      transaction,
      {
        ...head,
        answers: {},
        logic: null,
        identity: {},
        verified: [],
        identified: false,
        owner: null,
        attachments: [],
        requests: [],
        corrects: null,
        test: null,
      },
      () => makeReference(randomBytes(16)),
    );
    await outbox.add(transaction, { guid, receivedAt }, null);
  });
  return guid;
}

function newGuid(): Guid {
  return parseGuid(randomUUID())!;
}
