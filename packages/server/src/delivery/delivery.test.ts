import { makeReference, parseGuid, type Guid, type NewVaultObject } from '@form-portal/domain';
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
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverMigrations } from '../db/migrations/index.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { createSubmissionAdministrationStore } from '../submissions/submission-administration.store.ts';
import { createSubmissionStore } from '../submissions/submissions.store.ts';
import { createDeliveryWorker, type DeliveryWorker } from './delivery-worker.ts';
import { createOutboxStore } from './outbox.store.ts';
import type { RetryPolicy } from './retry-policy.ts';
import { breakable, type BreakableVault } from './testing/breakable-vault.ts';

/** D45 and D47 in milliseconds. */
const quickly: RetryPolicy = {
  delaysMs: [20, 40, 80],
  jitter: 0.2,
  giveUpAfterMs: 60_000,
  searchAgainMs: 30,
};
const migrations = [...blobMigrations, ...serverMigrations, ...embeddedVaultMigrations];

describeDatabase<SubmissionTables>('delivery', migrations, (given) => {
  let database: Database<SubmissionTables>;
  let vault: BreakableVault;
  let workers: DeliveryWorker[];
  /** How far the clock of everything is ahead of the real one. */
  let aheadMs: number;
  let policy: RetryPolicy;
  let isCrowded: boolean;
  let prepare: (submission: Guid) => Promise<NewVaultObject>;

  const now = () => new Date(Date.now() + aheadMs);
  const outbox = () => createOutboxStore({ database, now, newGuid });
  const administration = () => createSubmissionAdministrationStore(database);

  beforeEach(async () => {
    database = given.database();
    workers = [];
    aheadMs = 0;
    policy = quickly;
    isCrowded = false;
    prepare = (submission) => Promise.resolve(anObject(submission));
    await database.write(async (transaction) => {
      for (const table of ['outbox', 'submissions', 'submission_events'] as const) {
        await transaction.deleteFrom(table).execute();
      }
    });
    const blobs = createBlobStore({
      database,
      dataDir: given.dataDir(),
      large: 'disk',
      now,
      newId: randomUUID,
    });
    const opened = await createVault(
      { adapter: 'embedded', timeoutMs: 10_000, timeZone: 'Europe/Helsinki' },
      { database: database.withTables<VaultTables>(), blobs, now, newGuid },
    );
    vault = breakable(opened.vault);
  });

  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  function startWorker(): DeliveryWorker {
    const worker = createDeliveryWorker({
      vault,
      outbox: outbox(),
      prepare: async (submission) => ({ object: await prepare(submission), files: [] }),
      policy,
      now,
      random: Math.random,
      log: pino({ level: 'silent' }),
      concurrency: 3,
      isCrowded: () => isCrowded,
    });
    workers.push(worker);
    worker.start();
    return worker;
  }

  async function accept(ageMs = 0): Promise<Guid> {
    const guid = newGuid();
    const receivedAt = new Date(now().getTime() - ageMs).toISOString();
    await database.write(async (transaction) => {
      const submission = {
        guid,
        form: newGuid(),
        formRevision: 1,
        deliveryRevision: 1,
        language: 'fi',
        receivedAt,
        fingerprint: '',
      };
      await createSubmissionStore(database).insert(
        transaction,
        { ...submission, answers: {}, identity: {}, verified: [], identified: false, attachments: [] },
        () => makeReference(randomBytes(16)),
      );
      await outbox().add(transaction, guid, receivedAt);
    });
    return guid;
  }

  const find = async (guid: Guid) => (await administration().find(guid))!;
  const kinds = async (guid: Guid) => (await find(guid)).events.map((event) => event.kind);
  const objectsOf = async (guid: Guid) =>
    (
      await database
        .withTables<VaultTables>()
        .read.selectFrom('vault_objects')
        .select('id')
        .where('submission', '=', guid)
        .execute()
    ).length;

  it('makes an object of a submission as soon as it is woken (D10)', async () => {
    const worker = startWorker();
    const guid = await accept();
    worker.wake();

    await until(async () => (await find(guid)).status === 'delivered', 1000);

    const { object, attempts, nextAttemptAt, lastError } = await find(guid);
    expect(object).toEqual(await vault.findBySubmission(guid));
    expect({ attempts, nextAttemptAt, lastError }).toEqual({
      attempts: 1,
      nextAttemptAt: null,
      lastError: null,
    });
    expect(await kinds(guid)).toEqual(['received', 'delivered']);
  });

  it('picks up what waits when it starts', async () => {
    const waiting = [await accept(), await accept(), await accept(), await accept(), await accept()];

    startWorker();

    await until(async () =>
      (await Promise.all(waiting.map(find))).every((one) => one.status === 'delivered'),
    );
  });

  it('steps aside while many visitors send, but goes on', async () => {
    isCrowded = true;
    for (let index = 0; index < 20; index++) await accept();
    const worker = startWorker();
    const wakes = setInterval(() => worker.wake(), 5);
    await sleep(700);
    const meanwhile = vault.creations.length;

    isCrowded = false;

    await until(() => Promise.resolve(vault.creations.length === 20));
    clearInterval(wakes);
    expect(meanwhile).toBeGreaterThan(0);
    expect(meanwhile).toBeLessThanOrEqual(5);
  });

  it('never claims a submission twice, with several workers on one database', async () => {
    const waiting: Guid[] = [];
    for (let index = 0; index < 30; index++) waiting.push(await accept());

    const three = [startWorker(), startWorker(), startWorker()];
    three.forEach((worker) => worker.wake());

    await until(async () =>
      (await Promise.all(waiting.map(find))).every((one) => one.status === 'delivered'),
    );
    expect(vault.creations).toHaveLength(30);
  });

  it('repeats after a failure, until the vault takes it', async () => {
    const guid = await accept();
    vault.failure = 'busy';
    startWorker();
    await until(async () => (await find(guid)).attempts >= 2);
    expect(await find(guid)).toMatchObject({ status: 'waiting', lastError: 'The vault says busy' });

    vault.failure = null;

    await until(async () => (await find(guid)).status === 'delivered');
    expect((await find(guid)).lastError).toBeNull();
    expect(await kinds(guid)).toContain('attempt-failed');
  });

  it('makes one object when the answer to the creation is lost (D11)', async () => {
    const guid = await accept();
    vault.lostAnswers = 1;

    startWorker();

    await until(async () => (await find(guid)).status === 'delivered');
    expect(await objectsOf(guid)).toBe(1);
    expect(vault.creations).toEqual([guid]);
  });

  it('searches twice, with a pause, before it creates again after an uncertain creation (D47)', async () => {
    const guid = await accept();
    const found = vault.findBySubmission;
    const searchedAt: number[] = [];
    const create = vault.createObject;
    const createdAt: number[] = [];
    vault.findBySubmission = (submission) => {
      searchedAt.push(Date.now());
      return found(submission);
    };
    vault.createObject = (object, files) => {
      createdAt.push(Date.now());
      vault.failure = createdAt.length === 1 ? 'unexpected-answer' : null;
      return create(object, files).finally(() => {
        vault.failure = null;
      });
    };

    startWorker();

    await until(async () => (await find(guid)).status === 'delivered');
    expect(createdAt).toHaveLength(2);
    expect(searchedAt).toHaveLength(2);
    const [first = 0, second = 0] = searchedAt;
    expect(second - first).toBeGreaterThanOrEqual(quickly.searchAgainMs - 5);
    expect(createdAt[1]).toBeGreaterThanOrEqual(second);
  });

  it('sets aside at once what repetition cannot mend, with the reason of the vault (D45)', async () => {
    const guid = await accept();
    prepare = (submission) => Promise.resolve({ ...anObject(submission), class: 999 });

    startWorker();

    await until(async () => (await find(guid)).status === 'failed');
    const { attempts, lastError, nextAttemptAt } = await find(guid);
    expect({ attempts, nextAttemptAt }).toEqual({ attempts: 1, nextAttemptAt: null });
    expect(lastError).toContain('999');
    expect(await kinds(guid)).toEqual(['received', 'set-aside']);
  });

  it('sets aside any other failure after 24 hours, and not before (D45)', async () => {
    policy = { ...quickly, giveUpAfterMs: 24 * 3_600_000 };
    const [young, old] = [await accept(23 * 3_600_000), await accept(24 * 3_600_000)];
    vault.failure = 'busy';

    startWorker();

    await until(async () => (await find(old)).status === 'failed');
    await until(async () => (await find(young)).attempts >= 2);
    expect((await find(young)).status).toBe('waiting');
  });

  it('never sets aside because the vault cannot be reached, and drains oldest first when it is back (D45)', async () => {
    const waiting: Guid[] = [];
    for (let age = 9; age >= 0; age--) waiting.push(await accept(age * 86_400_000));
    vault.failure = 'unreachable';
    const worker = startWorker();
    await sleep(300);
    worker.wake();
    await sleep(100);
    for (const guid of waiting) expect((await find(guid)).status).toBe('waiting');

    vault.failure = null;

    await until(async () =>
      (await Promise.all(waiting.map(find))).every((one) => one.status === 'delivered'),
    );
    // Those that were tried in vain are searched for twice, with a pause (D47); of the others three are under way at a time.
    const finished = await Promise.all(waiting.map(find));
    const untried = finished.filter((one) => one.attempts === 1).map((one) => one.guid);
    const created = vault.creations.filter((guid) => untried.some((other) => other === guid));
    expect(untried.length).toBeGreaterThan(5);
    untried.forEach((guid, index) => expect(Math.abs(created.indexOf(guid) - index)).toBeLessThanOrEqual(2));
  });

  it('leaves a vault alone that cannot be reached, but for a look now and then', async () => {
    for (let index = 0; index < 20; index++) await accept();
    vault.failure = 'unreachable';

    startWorker();
    await sleep(400);

    const attempts = await database.read
      .selectFrom('submissions')
      .select((row) => row.fn.sum<number>('attempts').as('sum'))
      .executeTakeFirstOrThrow();
    expect(Number(attempts.sum)).toBeLessThanOrEqual(3);
  });

  it('goes on with the others when one alone cannot be brought to the vault', async () => {
    const [stuck, fine] = [await accept(1000), await accept()];
    const create = vault.createObject;
    vault.createObject = async (object, files) => {
      if (object.submission !== stuck) return create(object, files);
      vault.failure = 'unreachable';
      return create(object, files).finally(() => {
        vault.failure = null;
      });
    };

    startWorker();

    await until(async () => (await find(fine)).status === 'delivered');
    expect((await find(stuck)).status).toBe('waiting');
  });

  it('takes over what a killed process had claimed, and looks for its object first (D11)', async () => {
    const [made, notMade] = [await accept(), await accept()];
    expect(await outbox().claimDue(5)).toHaveLength(2);
    await vault.createObject(anObject(made), []);
    expect(await outbox().claimDue(5)).toEqual([]);

    aheadMs = 21_000;
    startWorker();

    await until(async () => (await find(made)).status === 'delivered');
    await until(async () => (await find(notMade)).status === 'delivered');
    expect(await objectsOf(made)).toBe(1);
    expect(vault.creations.filter((guid) => guid === made)).toHaveLength(1);
  });

  it('keeps its claim while a slow vault takes its time', async () => {
    const guid = await accept();
    const [claimed] = await outbox().claimDue(1);
    aheadMs = 15_000;
    await outbox().extend([claimed!]);

    aheadMs = 30_000;

    expect(await outbox().claimDue(1)).toEqual([]);
    expect(claimed?.submission).toBe(guid);
  });

  it('does not hear what is said in the name of a claim that was taken over', async () => {
    const guid = await accept();
    const [slow] = await outbox().claimDue(1);
    aheadMs = 21_000;
    const [next] = await outbox().claimDue(1);

    const heard = await outbox().failed(slow!, {
      reason: 'too late',
      unreachable: false,
      searchesDue: 2,
      decide: () => ({ kind: 'set-aside' }),
    });

    expect(heard).toBeUndefined();
    expect(next).toMatchObject({ submission: guid, searchesDue: 2 });
    expect((await find(guid)).status).toBe('waiting');
  });

  it('delivers again what was set aside, when an administrator says so (D10)', async () => {
    const guid = await accept();
    prepare = (submission) => Promise.resolve({ ...anObject(submission), class: 999 });
    const worker = startWorker();
    await until(async () => (await find(guid)).status === 'failed');
    prepare = (submission) => Promise.resolve(anObject(submission));

    await database.write((transaction) => outbox().sendAgain(transaction, guid, 2));
    worker.retryNow();

    await until(async () => (await find(guid)).status === 'delivered');
    expect(await kinds(guid)).toEqual(['received', 'set-aside', 'sent-again', 'delivered']);
    expect(await objectsOf(guid)).toBe(1);
  });

  it('keeps a fault of our own out of the reason, and repeats', async () => {
    const guid = await accept();
    prepare = () => Promise.reject(new TypeError('secret of a visitor'));

    startWorker();

    await until(async () => (await find(guid)).attempts >= 1);
    expect(await find(guid)).toMatchObject({
      status: 'waiting',
      lastError: 'The portal could not prepare the submission for the vault.',
    });
  });

  it('finishes what it is doing before it stops, and begins nothing more', async () => {
    const first = await accept();
    const slow = Promise.withResolvers<undefined>();
    const create = vault.createObject;
    vault.createObject = async (object, files) => {
      await slow.promise;
      return create(object, files);
    };
    const worker = startWorker();
    await sleep(100);
    const second = await accept();

    const stopped = worker.stop();
    worker.wake();
    slow.resolve(undefined);
    await stopped;

    expect((await find(first)).status).toBe('delivered');
    expect((await find(second)).status).toBe('waiting');
  });
});

function anObject(submission: Guid): NewVaultObject {
  return {
    objectType: demoObjectTypes.case,
    class: demoClasses.contactRequest,
    title: 'Yhteydenotto',
    properties: [{ propertyDef: 1039, value: { dataType: 13, value: 'Hei' } }],
    submission,
  };
}

function newGuid(): Guid {
  return parseGuid(randomUUID()) as Guid;
}

async function until(condition: () => Promise<boolean>, withinMs = 8000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${withinMs} ms`);
    await sleep(10);
  }
}
