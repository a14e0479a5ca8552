import { aField, guidOf } from '@form-portal/domain/testing';
import { findVacuumRequest, isBackupRunning } from '@form-portal/storage';
import { whileBackupRuns } from '@form-portal/storage/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { until } from '../../testing/until.ts';
import { busyMs } from '../../http/limits/load-monitor.ts';
import { aSubmission, post, publish, sentForm } from '../testing/posts.ts';
import { maxWaitMs } from './vacuum-after-erasure.ts';

const code = '131052-308T';

describePortal(
  'after an erasure the database',
  (given) => {
    const field = aField('text', { guid: guidOf('code') });
    const form = sentForm({ guid: guidOf('form'), fields: [field] });
    const send = (value: string) => post(given().client(), aSubmission(form, { [field.guid]: value }));
    const vacuum = async () => {
      const chore = given().portal.submissions.chores.find(({ name }) => name === 'vacuum after erasure');
      if (chore === undefined) throw new Error('There is no such chore');
      await chore.run();
    };
    const vacuums = async () =>
      (await (await given().admin()).get('/api/admin/audit?group=privacy')).body.split(
        'data-request.vacuumed',
      ).length - 1;

    async function erase(): Promise<void> {
      const admin = await given().admin();
      const subject = { By: 'code', Value: code };
      const { Items } = (await admin.post('/api/admin/data-requests/find', { json: subject })).json();
      const request = { ...subject, Items, CancelWaiting: true };
      const erased = await admin.post('/api/admin/data-requests/erase', { json: request });
      expect(erased.json()).toMatchObject({ Erased: [{ Kind: 'submission', ID: Items[0].ID }], Kept: [] });
    }

    it('is vacuumed once nobody is served, once for several erasures', async () => {
      await publish(given(), form);
      await vacuum();
      expect(await vacuums()).toBe(0);

      for (const round of [1, 2]) {
        await send(`${code} ${round}`);
        await erase();
      }
      await sleep(busyMs + 20);
      await vacuum();
      await vacuum();

      expect(await vacuums()).toBe(1);
      expect(given().system.logged()).toContain('vacuumed after an erasure');
      if (given().engine !== 'sqlite') return;
      for (const file of ['portal.sqlite', 'portal.sqlite-wal'])
        expect((await readFile(join(given().config.dataDir, file))).includes(code)).toBe(false);
    });

    it('is vacuumed only when no backup is being written', async () => {
      const { database } = given().portal.storage;
      const before = await vacuums();
      await send(code);
      await erase();
      await sleep(busyMs + 20);
      const backup = Promise.withResolvers<undefined>();
      const writing = whileBackupRuns(database, () => backup.promise);
      await until(() => isBackupRunning(database));

      await vacuum();

      expect(await vacuums()).toBe(before);
      expect(await findVacuumRequest(database)).toBeDefined();
      backup.resolve(undefined);
      await writing;
      await sleep(busyMs + 20);
      await vacuum();
      expect(await vacuums()).toBe(before + 1);
    });

    it('is vacuumed after an hour at the latest, while every submission is accepted', async () => {
      const before = await vacuums();
      await send(code);
      await erase();
      const receiving = send('just before');
      await vacuum();
      await receiving;
      expect(await vacuums()).toBe(before);
      given().system.clock.advance(maxWaitMs);

      let isRunning = true;
      const vacuuming = vacuum().finally(() => (isRunning = false));
      const statuses: number[] = [];
      while (isRunning) statuses.push((await send(`meanwhile ${statuses.length}`)).statusCode);
      await vacuuming;

      expect(await vacuums()).toBe(before + 1);
      expect(statuses.length).toBeGreaterThan(0);
      expect(new Set(statuses)).toEqual(new Set([201]));
      expect(await findVacuumRequest(given().portal.storage.database)).toBeUndefined();
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
