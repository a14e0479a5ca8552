import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composePortal } from '../compose.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { startPortal, testAdmin, type PortalUnderTest } from '../testing/app-under-test.ts';
import { testClient } from '../testing/test-client.ts';
import { addOrdinaryUser, ordinaryUser, vaultGuid } from './testing/mfws-client.ts';

describe('a portal whose vault is in M-Files', () => {
  let vaultPortal: PortalUnderTest;
  let portal: PortalUnderTest;

  beforeAll(async () => {
    vaultPortal = await startPortal('sqlite', { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' });
    await addOrdinaryUser(vaultPortal);
    const address = await vaultPortal.portal.app.listen({ port: 0, host: '127.0.0.1' });
    portal = await startPortal('sqlite', {
      PORTAL_VAULT: 'mfiles',
      PORTAL_MFILES_URL: `${address}/REST`,
      PORTAL_MFILES_VAULT: await vaultGuid(vaultPortal),
      PORTAL_MFILES_USERNAME: ordinaryUser.username,
      PORTAL_MFILES_PASSWORD: ordinaryUser.password,
      PORTAL_SAMPLE_FORMS: 'true',
    });
  });
  afterAll(async () => {
    await portal.close();
    await vaultPortal.close();
  });

  it('signs administrators in and shows the structure', async () => {
    const admin = await portal.admin();

    const shown = await admin.get('/api/structure');

    const own = await (await vaultPortal.admin()).get('/api/structure');
    expect(own.json().objectTypes).not.toHaveLength(0);
    expect(shown.json().objectTypes).toEqual(own.json().objectTypes);
  });

  it('logs out of the vault with the last session of an account, and not before', async () => {
    const lauri = { username: 'lauri', password: ordinaryUser.password };
    const json = { Username: lauri.username, Name: 'Lauri', Password: lauri.password, Admin: false };
    const made = await (await vaultPortal.admin()).post('/api/admin/vault/users', { json });
    const logins = async () => {
      const { read } = vaultPortal.portal.storage.database;
      const rows = read
        .selectFrom('mfws_logins')
        .select('until')
        .where('account', '=', String(made.json().ID));
      return (await rows.execute()).length;
    };
    const [idle, first, second] = [portal.client(), portal.client(), portal.client()];
    await idle.post('/api/session', { json: lauri });
    portal.system.clock.advance(31 * 60_000);
    for (const browser of [first, second])
      expect((await browser.post('/api/session', { json: lauri })).statusCode).toBe(200);

    await first.delete('/api/session');
    await expect.poll(logins).toBe(1);
    expect((await second.get('/api/session')).json().user).toMatchObject({ name: 'Lauri' });
    await second.delete('/api/session');

    await expect.poll(logins).toBe(0);
  });

  it('refuses a wrong password', async () => {
    const json = { ...testAdmin, password: 'something else' };

    expect((await portal.client().post('/api/session', { json })).statusCode).toBe(401);
  });

  it('has no single sign-on when the vault offers none', async () => {
    const browser = portal.client();

    expect((await browser.get('/api/auth/config')).json()).toMatchObject({ code: 'single-sign-on.off' });
    expect((await browser.post('/api/set-token', { json: { token: 'a.b.c' } })).statusCode).toBe(404);
    expect((await browser.get('/auth/callback')).statusCode).toBe(200);
    expect((await browser.get('/login')).body).toContain('"singleSignOn":false');
  });

  it('has no vault accounts, no vault administration and no sample forms', async () => {
    const admin = await portal.admin();

    expect(portal.portal.firstAccount).toBeNull();
    expect((await admin.get('/api/admin/vault/users')).statusCode).toBe(404);
    expect((await admin.get('/api/forms')).json()).toEqual([]);
    expect(portal.system.logged()).toContain('The sample forms are not published');
  });

  it('combines its languages with those of the vault once a file names them', async () => {
    const { config, system } = portal;
    const translationsFile = join(config.dataDir, 'names.json');
    const Language = [{ ID: 7, Name: 'English' }];
    await writeFile(translationsFile, JSON.stringify({ Language, ValueListItems: {} }));

    const again = await composePortal(
      { ...config, vault: { ...config.vault, translationsFile } as typeof config.vault },
      { ...system, metrics: createMetrics() },
    );

    const { gb, fi } = (await testClient(again.app, '192.0.2.77').get('/api/translations')).json();
    await again.stop();
    expect([gb.translationID, fi.translationID]).toEqual([7, -1]);
  });
});
