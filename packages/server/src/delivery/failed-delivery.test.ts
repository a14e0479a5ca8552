import type { Guid } from '@form-portal/domain';
import { VaultError } from '@form-portal/vault';
import { expect, it } from 'vitest';
import { unexpectedResponses } from '../db/migrations/0085-unexpected-responses.ts';
import { UnrenderableError } from '../unrenderable-error.ts';
import { until } from '../testing/until.ts';
import { anObject, describeDeliveries, fastRetryPolicy } from './testing/deliveries-under-test.ts';

describeDeliveries('the delivery worker, after a failure,', (d) => {
  it('retries until the vault accepts the object', async () => {
    const guid = await d.accept();
    d.vault.failure = 'busy';
    d.startWorker();
    await until(async () => (await d.find(guid)).attempts >= 2);
    expect(await d.find(guid)).toMatchObject({
      status: 'waiting',
      failure: 'busy',
      lastError: 'The vault says busy',
    });

    d.vault.failure = null;

    await until(async () => (await d.find(guid)).status === 'delivered');
    expect(await d.find(guid)).toMatchObject({ failure: null, lastError: null });
    expect(await d.eventKinds(guid)).toContain('attempt-failed');
  });

  it('keeps the kind of a failure that was stored as an “unexpected answer”, the earlier name of an unexpected response', async () => {
    const guid = await d.accept();

    await d.database().write(async (transaction) => {
      await transaction.updateTable('submissions').set({ last_failure: 'unexpected-answer' }).execute();
      await unexpectedResponses.up(transaction, 'sqlite');
    });

    expect((await d.find(guid)).failure).toBe('unexpected-response');
  });

  it('creates one object when the response to the creation is lost', async () => {
    const guid = await d.accept();
    d.vault.lostResponses = 1;

    d.startWorker();

    await until(async () => (await d.find(guid)).status === 'delivered');
    expect(await d.objectsOf(guid)).toBe(1);
    expect(d.vault.creations).toEqual([guid]);
  });

  it('searches twice, with a pause, before another creation when the outcome of the last one is unknown', async () => {
    const guid = await d.accept();
    const found = d.vault.findBySubmission;
    const searchedAt: number[] = [];
    const create = d.vault.createObject;
    const createdAt: number[] = [];
    d.vault.findBySubmission = (submission) => {
      searchedAt.push(Date.now());
      return found(submission);
    };
    d.vault.createObject = (object, files) => {
      createdAt.push(Date.now());
      d.vault.failure = createdAt.length === 1 ? 'unexpected-response' : null;
      return create(object, files).finally(() => {
        d.vault.failure = null;
      });
    };

    d.startWorker();

    await until(async () => (await d.find(guid)).status === 'delivered');
    expect(createdAt).toHaveLength(2);
    expect(searchedAt).toHaveLength(2);
    const [first = 0, second = 0] = searchedAt;
    expect(second - first).toBeGreaterThanOrEqual(fastRetryPolicy.searchAgainMs - 5);
    expect(createdAt[1]).toBeGreaterThanOrEqual(second);
  });

  it('keeps the beginning of the vault’s message, whatever characters are in it', async () => {
    const guid = await d.accept();
    d.vault.createObject = () =>
      Promise.reject(new VaultError('invalid-object', `No\0 \ud800 ${'much '.repeat(1_000_000)}`));

    d.startWorker();

    await until(async () => (await d.find(guid)).status === 'failed');
    const { lastError, events } = await d.find(guid);
    expect(lastError).toMatch(/^No\ufffd \ufffd much much.*…$/);
    expect(lastError).toHaveLength(2_000);
    expect(events.at(-1)?.detail).toBe(lastError);
  });

  it('sets aside at once when retrying is useless, with the vault’s reason', async () => {
    const guid = await d.accept();
    d.prepare = (submission) => Promise.resolve({ ...anObject(submission), class: 999 });

    d.startWorker();

    await until(async () => (await d.find(guid)).status === 'failed');
    const { attempts, failure, lastError, nextAttemptAt, refused } = await d.find(guid);
    expect({ attempts, failure, nextAttemptAt, refused }).toEqual({
      attempts: 1,
      failure: 'invalid-object',
      nextAttemptAt: null,
      refused: [{ class: { id: 999, name: '' }, property: null, reason: 'unknown' }],
    });
    expect(lastError).toContain('999');
    expect(await d.eventKinds(guid)).toEqual(['received', 'set-aside']);
  });

  it('sets aside at once when the PDF cannot be rendered, and delivers once it can', async () => {
    const guid = await d.accept();
    d.prepare = () => Promise.reject(new UnrenderableError(new RangeError('secret of a visitor')));
    const worker = d.startWorker();

    await until(async () => (await d.find(guid)).status === 'failed');
    expect(await d.find(guid)).toMatchObject({
      attempts: 1,
      failure: 'not-rendered',
      lastError: 'The portal could not render the submission as a PDF.',
    });
    d.prepare = (submission) => Promise.resolve(anObject(submission));
    await d.database().write((transaction) => d.outbox().makeDue(transaction, guid, 2));
    worker.retryNow();

    await until(async () => (await d.find(guid)).status === 'delivered');
    expect(await d.objectsOf(guid)).toBe(1);
  });

  it('sets aside any other failure after 24 hours, and not before', async () => {
    d.policy = { ...fastRetryPolicy, giveUpAfterMs: 24 * 3_600_000 };
    const [young, old] = [await d.accept(23 * 3_600_000), await d.accept(24 * 3_600_000)];
    d.vault.failure = 'busy';

    d.startWorker();

    await until(async () => (await d.find(old)).status === 'failed');
    await until(async () => (await d.find(young)).attempts >= 2);
    expect((await d.find(young)).status).toBe('waiting');
  });

  it('never sets aside because the vault is unreachable, and delivers oldest first when it is back', async () => {
    const waiting: Guid[] = [];
    for (let age = 9; age >= 0; age--) waiting.push(await d.accept(age * 86_400_000));
    d.vault.failure = 'unreachable';
    const worker = d.startWorker();
    await until(() => d.vault.healthChecks >= 3);
    worker.wake();
    await until(() => d.vault.healthChecks >= 5);
    for (const guid of waiting) expect((await d.find(guid)).status).toBe('waiting');

    d.vault.failure = null;

    await until(async () =>
      (await Promise.all(waiting.map(d.find))).every((submission) => submission.status === 'delivered'),
    );
    // Those tried before are searched for twice, with a pause (specification D47), so only the others keep their order; three run at a time.
    const finished = await Promise.all(waiting.map(d.find));
    const untried = finished.filter(({ attempts }) => attempts === 1).map(({ guid }) => guid);
    const created = d.vault.creations.filter((guid) => untried.some((other) => other === guid));
    expect(untried.length).toBeGreaterThan(5);
    untried.forEach((guid, index) => expect(Math.abs(created.indexOf(guid) - index)).toBeLessThanOrEqual(2));
  });

  async function attemptsOfAll(): Promise<number> {
    const attempts = await d
      .database()
      .read.selectFrom('submissions')
      .select((row) => row.fn.sum<number>('attempts').as('sum'))
      .executeTakeFirstOrThrow();
    return Number(attempts.sum);
  }

  it('attempts no more deliveries than it has workers while the vault is unreachable', async () => {
    for (let index = 0; index < 20; index++) await d.accept();
    d.vault.failure = 'unreachable';

    d.startWorker();
    await until(() => d.vault.healthChecks >= 5);

    expect(await attemptsOfAll()).toBeLessThanOrEqual(3);
  });

  it('attempts none while the vault is unreachable and visitors are served', async () => {
    for (let index = 0; index < 5; index++) await d.accept();
    d.vault.failure = 'unreachable';
    d.isBusy = true;

    const worker = d.startWorker();
    const wakes = setInterval(() => worker.wake(), 5);
    await until(() => d.vault.healthChecks >= 6);
    clearInterval(wakes);

    expect(await attemptsOfAll()).toBe(1);
  });

  it('checks an unreachable vault no more often after an administrator’s requests', async () => {
    for (let index = 0; index < 30; index++) await d.accept();
    d.vault.failure = 'unreachable';
    const worker = d.startWorker();
    for (let request = 0; request < 9; request++) {
      const before = d.vault.healthChecks;
      await until(() => d.vault.healthChecks > before);
      worker.retryNow();
    }
    // By then the delay has reached the longest of the policy.
    const later = d.vault.healthChecks + 10;
    await until(() => d.vault.healthChecks >= later);

    const begun = performance.now();
    await until(() => d.vault.healthChecks >= later + 6);

    const { delaysMs, jitter } = d.policy;
    expect(performance.now() - begun).toBeGreaterThan(5 * Math.max(...delaysMs) * (1 - jitter));
  });

  it('continues with the others when only one cannot be delivered', async () => {
    const [stuck, fine] = [await d.accept(1000), await d.accept()];
    const create = d.vault.createObject;
    d.vault.createObject = async (object, files) => {
      if (object.submission !== stuck) return create(object, files);
      d.vault.failure = 'unreachable';
      return create(object, files).finally(() => {
        d.vault.failure = null;
      });
    };

    d.startWorker();

    await until(async () => (await d.find(fine)).status === 'delivered');
    expect((await d.find(stuck)).status).toBe('waiting');
  });

  it('delivers a set-aside submission again on an administrator’s request', async () => {
    const guid = await d.accept();
    d.prepare = (submission) => Promise.resolve({ ...anObject(submission), class: 999 });
    const worker = d.startWorker();
    await until(async () => (await d.find(guid)).status === 'failed');
    d.prepare = (submission) => Promise.resolve(anObject(submission));

    await d.database().write((transaction) => d.outbox().makeDue(transaction, guid, 2));
    worker.retryNow();

    await until(async () => (await d.find(guid)).status === 'delivered');
    expect(await d.eventKinds(guid)).toEqual(['received', 'set-aside', 'sent-again', 'delivered']);
    expect(await d.objectsOf(guid)).toBe(1);
  });

  it('keeps internal errors out of the reason, and retries', async () => {
    const guid = await d.accept();
    d.prepare = () => Promise.reject(new TypeError('secret of a visitor'));

    d.startWorker();

    await until(async () => (await d.find(guid)).attempts >= 1);
    expect(await d.find(guid)).toMatchObject({
      status: 'waiting',
      lastError: 'The portal could not prepare the submission for the vault.',
    });
  });
});
