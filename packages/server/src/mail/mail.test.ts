import { guidOf } from '@form-portal/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '@form-portal/storage';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { passTime } from '../testing/pass-time.ts';
import { startPortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { until } from '../testing/until.ts';
import { decodedMail, startSmtpServer, type TestSmtpServer } from './testing/start-smtp-server.ts';

describe.each<Engine>(['sqlite', 'postgres'])('mail on %s', (engine) => {
  let server: TestSmtpServer;
  let given: PortalUnderTest;
  const broken = sentForm({ guid: guidOf('broken'), class: 0, objectType: 101 });

  beforeAll(async () => {
    server = await startSmtpServer();
    given = await startPortal(engine, {
      PORTAL_SMTP_URL: server.url,
      PORTAL_SMTP_FROM: 'forms@example.org',
      PORTAL_ALERT_ADDRESSES: 'night@example.org, day@example.org',
      PORTAL_SUBMISSION_LIMIT: 'off',
    });
    await publish(given, broken);
  });

  afterAll(async () => {
    await given.close();
    await server.close();
  });

  async function doChores(...names: readonly string[]): Promise<void> {
    for (const name of names) await given.portal.chores.find((chore) => chore.name === name)?.run();
  }

  /** Advances the clock of the portal, and the due times of waiting mail. */
  async function letPass(ms: number): Promise<void> {
    given.system.clock.advance(ms);
    await passTime(given.portal.storage.database.withTables<SubmissionTables>(), 'mail_outbox', ms);
  }

  const waitForAlert = ['alert of set-aside deliveries', 'alert of an old queue', 'send mail'] as const;
  const mailsSince = (count: number) => server.received().slice(count);

  it('alerts of no test submission that waits, since the list of waiting ones has none', async () => {
    await post(given.client(), aSubmission(broken));
    const database = given.portal.storage.database.withTables<SubmissionTables>();
    await database.write((transaction) =>
      transaction.updateTable('submissions').set({ test: 'deliver' }).execute(),
    );
    given.system.clock.advance(31 * 60_000);

    await doChores(...waitForAlert);

    expect(server.received()).toHaveLength(0);
  });

  it('alerts once of each queue older than the limit, and of no other', async () => {
    await post(given.client(), aSubmission(broken, { [fields.name.guid]: 'Åke Salainen' }));
    given.system.clock.advance(29 * 60_000);
    await doChores(...waitForAlert);
    expect(server.received()).toHaveLength(0);

    given.system.clock.advance(2 * 60_000);
    await doChores(...waitForAlert, ...waitForAlert);

    const [mail, ...more] = server.received();
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual(['night@example.org', 'day@example.org']);
    expect(mail?.content).toContain('/admin/submissions?status=3Dwaiting');
    expect(mail?.content).not.toMatch(/Salainen|night@|day@/);
    expect(decodedMail(mail?.content ?? '')).toContain(
      'odottaneet varastoa 20.11.2026 klo\u00a014.31 alkaen',
    );
  });

  it('alerts of a queue once a day, even when its oldest submission has changed, and of the next queue at once', async () => {
    const database = given.portal.storage.database.withTables<SubmissionTables>();
    const before = server.received().length;
    const send = async (): Promise<string> => (await post(given.client(), aSubmission(broken))).json().GUID;
    const deliverAllBut = (guid: string) =>
      database.write((transaction) =>
        transaction
          .deleteFrom('outbox')
          .where('submission', '!=', guid)
          .execute()
          .then(() => transaction.deleteFrom('submissions').where('guid', '!=', guid).execute()),
      );
    // It has been waiting since a minute before the last alert.
    given.system.clock.advance(-60_000);
    await deliverAllBut(await send());
    given.system.clock.advance(32 * 60_000);
    await doChores(...waitForAlert);
    expect(mailsSince(before)).toHaveLength(0);
    given.system.clock.advance(24 * 60 * 60_000);
    await doChores(...waitForAlert);
    expect(mailsSince(before)).toHaveLength(1);

    given.system.clock.advance(1000);
    await deliverAllBut(await send());
    given.system.clock.advance(31 * 60_000);
    await doChores(...waitForAlert);
    expect(mailsSince(before)).toHaveLength(2);
  });

  it('alerts when a delivery is set aside, and keeps the mail while the server is down', async () => {
    const before = server.received().length;
    given.portal.submissions.start();
    const admin = await given.admin();
    await until(async () => (await admin.get('/api/admin/submission-counts')).json().Failed === 1);

    await server.kill();
    await doChores(...waitForAlert);
    await server.restart();
    await doChores(...waitForAlert);
    expect(mailsSince(before)).toHaveLength(0);
    await letPass(61_000);
    await doChores(...waitForAlert, ...waitForAlert);

    expect(mailsSince(before)).toHaveLength(1);
    expect(server.received().at(-1)?.content).toContain('/admin/submissions?status=3Dfailed');
    expect(server.received().at(-1)?.content).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(given.system.logged()).not.toContain('night@example.org');
  });

  it('alerts of no delivery again that was set aside before the last alert', async () => {
    const admin = await given.admin();
    const setAside = async (count: number): Promise<string> => {
      given.system.clock.advance(1000);
      const { GUID } = (await post(given.client(), aSubmission(broken))).json();
      await until(async () => (await admin.get('/api/admin/submission-counts')).json().Failed === count);
      return GUID;
    };
    const before = server.received().length;
    const [, newest] = [await setAside(2), await setAside(3)];
    await doChores(...waitForAlert);
    expect(mailsSince(before)).toHaveLength(1);

    expect((await admin.delete(`/api/admin/submissions/${newest}`)).statusCode).toBe(204);
    await doChores(...waitForAlert);
    expect(mailsSince(before)).toHaveLength(1);

    await letPass(31 * 24 * 60 * 60_000);
    await doChores('purge mail', ...waitForAlert);
    expect(mailsSince(before)).toHaveLength(1);
  });

  it('gives notice of new submissions of a form: how many, never their content', async () => {
    const form = await publish(
      given,
      sentForm({ guid: guidOf('told'), name: { fi: 'Aloite\r\nBcc: x@y.fi' } }),
    );
    const admin = await given.admin();
    await post(given.client(), aSubmission(form));
    const rules = { Retention: 'default', NoticeAddresses: ['kirjaamo@example.org'] };
    await admin.send('PUT', `/api/admin/forms/${form.guid}/submission-rules`, { json: rules });
    const before = server.received().length;
    given.system.clock.advance(60_000);
    for (let sent = 0; sent < 2; sent += 1)
      await post(given.client(), aSubmission(form, { [fields.name.guid]: 'Åke Salainen' }));
    given.system.clock.advance(60_000);

    await doChores('notice of new submissions', 'send mail');
    await doChores('notice of new submissions', 'send mail');

    expect(mailsSince(before)).toHaveLength(1);
    const [mail] = mailsSince(before);
    expect(mail?.recipients).toEqual(['kirjaamo@example.org']);
    expect(mail?.content).toContain(`/admin/submissions?form=3D${form.guid}`);
    expect(mail?.content).toMatch(/\b2\b/);
    expect(mail?.content).not.toMatch(/^Bcc/m);
    expect(mail?.content).not.toContain('Salainen');
  });

  it('gives notice only of what was received since somebody wanted notices', async () => {
    const form = await publish(given, sentForm({ guid: guidOf('later told') }));
    const admin = await given.admin();
    const address = `/api/admin/forms/${form.guid}/submission-rules`;
    await admin.send('PUT', address, { json: { Retention: 'keep', NoticeAddresses: [] } });
    given.system.clock.advance(60_000);
    for (let sent = 0; sent < 3; sent += 1) await post(given.client(), aSubmission(form));
    given.system.clock.advance(60_000);
    const before = server.received().length;
    await admin.send('PUT', address, { json: { Retention: 'keep', NoticeAddresses: ['uusi@example.org'] } });
    given.system.clock.advance(60_000);
    await doChores('notice of new submissions', 'send mail');
    expect(mailsSince(before)).toEqual([]);

    await post(given.client(), aSubmission(form));
    given.system.clock.advance(60_000);
    await admin.send('PUT', address, { json: { Retention: 7, NoticeAddresses: ['uusi@example.org'] } });
    await doChores('notice of new submissions', 'send mail');

    expect(mailsSince(before).map(({ content }) => content.includes(' 1 '))).toEqual([true]);
  });

  it('counts a submission that was written only after a notice, as long as a write may wait', async () => {
    const form = await publish(given, sentForm({ guid: guidOf('slowly written') }));
    const admin = await given.admin();
    const json = { Retention: 'keep', NoticeAddresses: ['hidas@example.org'] };
    await admin.send('PUT', `/api/admin/forms/${form.guid}/submission-rules`, { json });
    given.system.clock.advance(60_000);
    const before = server.received().length;
    await doChores('notice of new submissions', 'send mail');

    const { GUID } = (await post(given.client(), aSubmission(form))).json();
    const received_at = new Date(given.system.now().getTime() - 15_000).toISOString();
    await given.portal.storage.database
      .withTables<SubmissionTables>()
      .write((transaction) =>
        transaction.updateTable('submissions').set({ received_at }).where('guid', '=', GUID).execute(),
      );
    given.system.clock.advance(60_000);
    await doChores('notice of new submissions', 'send mail');

    expect(mailsSince(before).map(({ recipients }) => recipients)).toEqual([['hidas@example.org']]);
  });

  async function noticeTo(...NoticeAddresses: readonly string[]): Promise<void> {
    const form = await publish(given, sentForm({ guid: guidOf(NoticeAddresses.join()) }));
    const admin = await given.admin();
    const rules = { Retention: 'default', NoticeAddresses };
    await admin.send('PUT', `/api/admin/forms/${form.guid}/submission-rules`, { json: rules });
    given.system.clock.advance(60_000);
    await post(given.client(), aSubmission(form));
    given.system.clock.advance(60_000);
    await doChores('notice of new submissions', 'send mail');
  }

  it('is sent once to accepted recipients, and to postponed ones as soon as the server accepts them', async () => {
    const before = server.received().length;
    await noticeTo('gone@example.org', 'busy@example.org', 'kirjaamo@example.org');
    await letPass(2 * 60_000);
    await doChores('send mail');
    expect(mailsSince(before).map(({ recipients }) => recipients)).toEqual([['kirjaamo@example.org']]);

    await server.takeForEverybody();
    await letPass(60 * 60_000);
    await doChores('send mail', 'send mail');

    expect(mailsSince(before + 1).map(({ recipients }) => recipients)).toEqual([['busy@example.org']]);
    const [first, second] = mailsSince(before).map(({ content }) => /Message-ID: (<.+?>)/.exec(content)?.[1]);
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(given.system.logged()).toContain('The mail server permanently refuses some recipients');
    expect(given.system.logged()).not.toMatch(/(gone|busy|kirjaamo)@/);
  });

  it('is given up, which is logged, when the server has accepted no recipient for three days', async () => {
    await server.kill();
    await server.restart();
    const before = server.received().length;
    await noticeTo('gone@example.org');
    await letPass(2 * 24 * 60 * 60_000);
    await doChores('send mail');
    expect(given.system.logged()).not.toContain('is given up');
    await letPass(24 * 60 * 60_000);
    await doChores('send mail');
    expect(given.system.logged()).toContain('A mail could not be sent and is given up');

    await server.takeForEverybody();
    await letPass(24 * 60 * 60_000);
    await doChores('send mail');
    expect(mailsSince(before)).toEqual([]);
  });
});
