import { defaultSettings } from '@form-portal/domain';
import { aSettings } from '@form-portal/domain/testing';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import { announceMaintenance } from './announce-maintenance.ts';
import { renameSettingLanguages } from './rename-setting-languages.ts';

describePortal('a change of one setting', (given) => {
  const until = '2026-12-01T16:00:00Z';

  it('to rename a language leaves settings that were never saved alone', async () => {
    const { database, settingsStore } = site();

    await database.write((transaction) =>
      renameSettingLanguages(settingsStore, transaction, new Map([['fi', 'ax']])),
    );

    expect(await settingsStore.get()).toEqual({ version: 0, settings: defaultSettings });
  });

  it.each([
    ['maintenance', () => announceMaintenance(site(), until), { maintenanceUntil: until }],
    [
      'a renamed language',
      () =>
        site().database.write((transaction) =>
          renameSettingLanguages(site().settingsStore, transaction, new Map([['fi', 'ax']])),
        ),
      { helpText: { ax: 'Apua' } },
    ],
  ])('for %s keeps what an administrator saves at the same moment', async (_, change, changed) => {
    const { database, settingsStore } = site();
    const settings = aSettings({ helpText: { fi: 'Apua' } });
    await database.write((transaction) => settingsStore.save(transaction, settings));
    const held = Promise.withResolvers<undefined>();
    const saving = Promise.withResolvers<undefined>();
    const saved = database.write(async (transaction) => {
      await settingsStore.save(transaction, { ...settings, siteName: 'Esimerkkilä' });
      saving.resolve(undefined);
      await held.promise;
    });
    await saving.promise;

    const changing = change();
    // Long enough for the change to begin, and to wait.
    await setTimeout(100);
    held.resolve(undefined);
    await Promise.all([saved, changing]);

    expect((await settingsStore.get()).settings).toMatchObject({ siteName: 'Esimerkkilä', ...changed });
  });

  it('to another default language is refused when another administrator deletes that language at the same moment', async () => {
    const [one, other] = [await given().admin(), await given().admin()];
    const settings = (await one.get('/api/settings')).json();
    const { se, ...translations } = (await other.get('/api/translations')).json();
    expect(se).toBeDefined();

    const responses = await Promise.all([
      one.post('/api/settings', { json: { ...settings, defaultLanguage: 'se' } }),
      other.post('/api/translations', { json: translations }),
    ]);

    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((response) => response.json().code)).toEqual(['settings.language-unknown']);
    const { defaultLanguage } = (await one.get('/api/settings')).json();
    expect(Object.keys((await one.get('/api/translations')).json())).toContain(defaultLanguage);
  });

  it('to announce maintenance is recorded in the audit log, without an actor', async () => {
    await announceMaintenance(site(), until);

    const { read } = given().portal.storage.database;
    const events = await read.selectFrom('audit_events').select(['event', 'actor', 'detail']).execute();
    expect(events).toContainEqual({
      event: 'settings.saved',
      actor: '',
      detail: expect.stringMatching(/^version \d+$/),
    });
  });

  function site() {
    const { portal } = given();
    return { ...portal.site, database: portal.storage.database };
  }
});
