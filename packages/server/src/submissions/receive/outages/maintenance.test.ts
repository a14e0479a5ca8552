import { guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { runCommandHere, runPortalCommand } from '../../../commands/testing/run-portal-command.ts';
import { describePortal } from '../../../testing/app-under-test.ts';
import { aSubmission, fields, multipart, post, publish, sentForm } from '../../testing/posts.ts';

describePortal('a site under maintenance', (given) => {
  async function announce(maintenanceUntil: string): Promise<void> {
    const admin = await given().admin();
    const settings = (await admin.get('/api/settings')).json();
    const saved = await admin.post('/api/settings', { json: { ...settings, maintenanceUntil } });
    expect(saved.statusCode, saved.body).toBe(200);
  }

  it('shows forms, refuses what is sent and states when to try again, and repeats what arrived', async () => {
    const form = await publish(given(), sentForm({ guid: guidOf('maintained') }));
    const arrived = aSubmission(form);
    expect((await post(given().client(), arrived)).statusCode).toBe(201);
    await announce('2026-11-20T14:00:00Z');

    const page = await given().client().get(`/form/${form.guid}`);
    expect(page.statusCode).toBe(200);
    expect(page.body.includes('"maintenanceUntil":"2026-11-20T14:00:00Z"')).toBe(true);
    const refused = await post(given().client(), aSubmission(form, undefined, { Language: 'gb' }));
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('7200');
    expect(refused.json()).toMatchObject({ code: 'site.maintenance' });
    expect(refused.json().error).toMatch(/ 20 November 2026 at\u00a0(14|16):00/);
    expect((await post(given().client(), arrived)).statusCode).toBe(200);
    const returned = await given()
      .client()
      .post(`/form/${form.guid}`, multipart([[fields.name.guid, 'Aino']]));
    expect(returned.statusCode).toBe(503);
    expect(returned.body.includes('"Aino"')).toBe(true);
  });

  it('accepts answers again once it is over', async () => {
    const form = await publish(given(), sentForm({ guid: guidOf('again') }));
    await announce('2026-11-20T14:00:00Z');
    given().system.clock.advance(2 * 60 * 60_000);
    expect((await given().client().get('/')).body.includes('"maintenanceUntil":""')).toBe(true);
    expect((await post(given().client(), aSubmission(form))).statusCode).toBe(201);
  });

  it('is announced and ended by a command too', async () => {
    if (given().engine !== 'sqlite') return;
    const { dataDir } = given().config;
    const environment = { cwd: dataDir, PORTAL_DATA_DIR: dataDir, PORTAL_TIME_ZONE: 'Europe/Helsinki' };
    const run = (...words: readonly string[]) => runCommandHere(['maintenance', ...words], environment);
    const settings = async () => (await given().client().get('/api/settings')).json();
    expect(await runPortalCommand(['maintenance', '2026-12-01 18:00'], environment)).toMatchObject({
      code: 0,
    });
    expect((await settings()).maintenanceUntil).toBe('2026-12-01T16:00:00Z');
    expect(await run('2026-12-01', '19:00')).toMatchObject({ code: 0 });
    expect((await settings()).maintenanceUntil).toBe('2026-12-01T17:00:00Z');
    expect((await run('off', 'now')).output).toContain('Usage: npm run portal -- maintenance');
    expect((await run('tonight')).output).toContain('Usage: npm run portal -- maintenance');
    expect(await run('off')).toMatchObject({ code: 0 });
    expect((await settings()).maintenanceUntil).toBeUndefined();
  }, 60_000);
});
