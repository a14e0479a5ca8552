import { alwaysOpen, noConfirmation } from '@form-portal/domain';
import { aField, aForm, aSettings, guidOf } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { confirmationToWire, formOpeningToWire, formToWire, settingsToWire } from '@form-portal/domain/wire';
import { demoClasses } from '@form-portal/vault';
import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';

describePortal('translations', (given) => {
  it('include every bundled language, complete, with the texts of field types', async () => {
    const translations = (await given().client().get('/api/translations')).json();

    expect(Object.keys(translations).sort()).toEqual(Object.keys(bundledCatalogue).sort());
    expect(translations.fi).toMatchObject({ name: 'Suomi', portalTitle: 'Sähköiset lomakkeet' });
    expect(Object.keys(translations.fi).sort()).toEqual(Object.keys(translations.gb).sort());
    expect(Object.keys(translations.gb).some((key) => key.startsWith('fieldType.'))).toBe(true);
  });

  it('are paired with the vault’s languages by name at the first start', async () => {
    const translations = (await given().client().get('/api/translations')).json();

    const ids = [translations.fi, translations.se, translations.gb].map(({ translationID }) => translationID);
    expect(ids).toEqual([1, 2, 3]);
  });

  it('are saved as a whole: changed texts, new languages and removed ones', async () => {
    const admin = await given().admin();
    const translations = (await admin.get('/api/translations')).json();
    const { se: _, ...others } = translations;
    const ua = { name: 'Українська', translationID: -1, portalTitle: 'Електронні форми' };

    const saved = await admin.post('/api/translations', {
      json: { ...others, ua, fi: { ...translations.fi, portalTitle: 'Lomakkeet' } },
    });

    expect(saved.statusCode, saved.body).toBe(200);
    const read = (await given().client().get('/api/translations')).json();
    expect(Object.keys(read).sort()).toEqual([...Object.keys(others), 'ua'].sort());
    expect([read.fi.portalTitle, read.ua.portalTitle, read.ua.send]).toEqual([
      'Lomakkeet',
      'Електронні форми',
      '',
    ]);
  });

  it.each([
    ['without gb', ({ fi }: Languages) => ({ fi }), 'translations.protected'],
    [
      'with a text over 500 characters',
      ({ gb, fi }: Languages) => ({ gb: { ...gb, ok: 'x'.repeat(501) }, fi }),
      'translations.too-long',
    ],
    [
      'with an invalid code',
      ({ gb, fi }: Languages) => ({ gb, fi, '../x': { name: 'X', translationID: -1 } }),
      'translations.code-invalid',
    ],
    [
      'with a language without a name',
      ({ gb, fi }: Languages) => ({ gb, fi, de: { name: ' ', translationID: -1 } }),
      'translations.name-missing',
    ],
  ])('are refused %s', async (_, change, code) => {
    const admin = await given().admin();
    const before = (await admin.get('/api/translations')).json();

    const refused = await admin.post('/api/translations', { json: change(before) });

    expect([refused.statusCode, refused.json().code]).toEqual([400, code]);
    expect(refused.json().error).toEqual(expect.arrayContaining([expect.any(String)]));
    expect((await admin.get('/api/translations')).json()).toEqual(before);
  });

  it('keep the site’s default language', async () => {
    const admin = await given().admin();
    const { gb, fi, ua } = (await admin.get('/api/translations')).json();
    const se = { ...gb, name: 'Svenska' };
    expect((await admin.post('/api/translations', { json: { gb, fi, ua, se } })).statusCode).toBe(200);
    const inSwedish = settingsToWire(aSettings({ defaultLanguage: 'se' }));
    expect((await admin.post('/api/settings', { json: inSwedish })).statusCode).toBe(200);

    const refused = await admin.post('/api/translations', { json: { gb, fi, ua } });

    expect([refused.statusCode, refused.json().code]).toEqual([400, 'settings.language-unknown']);
  });

  it('are offered on public pages only in languages that are shown to visitors', async () => {
    const admin = await given().admin();
    const { gb, fi, se: swedish } = (await admin.get('/api/translations')).json();
    const stored = { gb, fi, se: { ...swedish, shownToVisitors: true } };
    const save = async (changes: Languages) =>
      (await admin.post('/api/translations', { json: { ...stored, ...changes } })).statusCode;
    const offered = async () => {
      const { body } = await given().client().get('/?lang=is');
      const { context } = JSON.parse(/id="page-data">(.*)<\/script>/.exec(body)![1]!);
      return [context.language, context.languages.map(({ code }: { code: string }) => code)];
    };
    const inFinnish = settingsToWire(aSettings({ defaultLanguage: 'fi' }));
    expect((await admin.post('/api/settings', { json: inFinnish })).statusCode).toBe(200);
    const before = Object.keys(stored);
    const is = { name: 'Íslenska', translationID: -1, portalTitle: 'Rafræn eyðublöð' };

    expect(await save({ is })).toBe(200);
    expect(await offered()).toEqual(['fi', before]);
    expect((await given().client().get('/api/translations')).json()).toMatchObject({
      is: { ...is, shownToVisitors: false },
    });

    expect(await save({ is: { ...is, shownToVisitors: true } })).toBe(200);
    expect(await save({ is: { ...is, portalTitle: 'Eyðublöð' } })).toBe(200);
    expect(await offered()).toEqual(['is', [...before, 'is']]);

    const se = { ...stored.se, shownToVisitors: false };
    expect(await save({ se, fi: { ...stored.fi, shownToVisitors: false } })).toBe(200);
    expect(await offered()).toEqual(['fi', before.filter((code) => code !== 'se')]);
    const { shownToVisitors: __, ...unsaid } = stored.se;
    expect(await save({ se: unsaid })).toBe(200);
    expect(await offered()).toEqual(['fi', before.filter((code) => code !== 'se')]);
    expect(await save({})).toBe(200);
    expect(await offered()).toEqual(['fi', before]);
  });

  it('are marked when their English text changes, until they are rewritten or confirmed', async () => {
    const admin = await given().admin();
    const outdated = async () => (await admin.get('/api/admin/translations/outdated')).json();
    const { gb, fi, se } = (await admin.get('/api/translations')).json();
    expect(await outdated()).toEqual({});

    const changed = { gb: { ...gb, send: 'Submit' }, fi, se };
    expect((await admin.post('/api/translations', { json: changed })).statusCode).toBe(200);
    expect(await outdated()).toEqual({ fi: { send: gb.send }, se: { send: gb.send } });

    const written = { ...changed, se: { ...se, send: 'Skicka in' } };
    expect((await admin.post('/api/translations', { json: written })).statusCode).toBe(200);
    expect(await outdated()).toEqual({ fi: { send: gb.send } });

    const confirmed = await admin.send('DELETE', '/api/admin/translations/outdated/fi/send');
    expect([confirmed.statusCode, await outdated()]).toEqual([204, {}]);
    const { read } = given().portal.storage.database;
    const events = await read.selectFrom('audit_events').select(['event', 'actor', 'detail']).execute();
    expect(events).toContainEqual({
      event: 'translations.confirmed',
      actor: 'admin',
      detail: 'fi send',
    });
  });

  it('lose all marks that are confirmed at the same moment', async () => {
    const admin = await given().admin();
    const { gb, fi, se } = (await admin.get('/api/translations')).json();
    const keys = ['back', 'close', 'login', 'logout', 'cancel'];
    const changed = { ...gb, ...Object.fromEntries(keys.map((key) => [key, `New ${key}`])) };
    expect((await admin.post('/api/translations', { json: { gb: changed, fi, se } })).statusCode).toBe(200);
    const outdated = async () => (await admin.get('/api/admin/translations/outdated')).json().fi;
    expect(Object.keys(await outdated())).toEqual(expect.arrayContaining(keys));

    await Promise.all(keys.map((key) => admin.send('DELETE', `/api/admin/translations/outdated/fi/${key}`)));

    expect(await outdated()).toBeUndefined();
    expect((await admin.post('/api/translations', { json: { gb, fi, se } })).statusCode).toBe(200);
  });

  it('keep their marks when their language gets another code', async () => {
    const admin = await given().admin();
    const { gb, fi, se } = (await admin.get('/api/translations')).json();
    const save = async (json: Languages) => (await admin.post('/api/translations', { json })).statusCode;
    expect(await save({ gb, fi, se, ee: { ...se, name: 'Eesti' } })).toBe(200);
    const changed = { ...gb, send: 'Send it' };
    expect(await save({ gb: changed, fi, se, ee: { ...se, name: 'Eesti' } })).toBe(200);

    expect(await save({ gb: changed, fi, se, lv: { ...se, name: 'Latviešu' } })).toBe(200);

    const outdated = (await admin.get('/api/admin/translations/outdated')).json();
    expect(outdated).toMatchObject({ lv: { send: gb.send } });
    expect(Object.keys(outdated)).not.toContain('ee');
    expect(await save({ gb, fi, se })).toBe(200);
  });

  it('refuse a save over another version when the request names a version', async () => {
    const admin = await given().admin();
    const response = await admin.get('/api/translations');
    const save = { json: response.json(), headers: { 'if-match': String(response.headers['etag']) } };

    expect((await admin.post('/api/translations', save)).statusCode).toBe(200);
    expect((await admin.post('/api/translations', save)).statusCode).toBe(409);
  });
});

type Languages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describePortal('languages', (given) => {
  it('keep Finnish under another code, even for clients that do not send its first code', async () => {
    const admin = await given().admin();
    const { fi = {}, ...others }: Languages = (await admin.get('/api/translations')).json();
    const settings: object = (await admin.get('/api/settings')).json();
    await admin.post('/api/settings', { json: { ...settings, defaultLanguage: 'gb' } });

    const ax = { ...fi, firstCode: 'fi', languageTag: 'fi' };
    const renamed = await admin.post('/api/translations', { json: { ...others, ax } });
    expect(renamed.statusCode, renamed.body).toBe(200);
    expect(Object.keys(renamed.json())).not.toContain('fi');
    expect(renamed.json().ax).toMatchObject({
      firstCode: 'fi',
      portalTitle: expect.stringContaining('lomakkeet'),
    });

    const { firstCode: _, ...withoutFirstCode } = renamed.json().ax;
    const again = await admin.post('/api/translations', { json: { ...others, ax: withoutFirstCode } });
    expect([again.statusCode, again.json().ax.firstCode]).toEqual([200, 'fi']);
    const deleted = await admin.post('/api/translations', { json: others });
    expect([deleted.statusCode, deleted.json().code]).toEqual([400, 'translations.protected']);
  });

  it('carry what was written in them over to another code: in forms, drafts, settings and policies', async () => {
    const admin = await given().admin();
    const languages: Languages = (await admin.get('/api/translations')).json();
    const text = { gb: 'Text', se: 'Text på svenska' };
    const settings: object = (await admin.get('/api/settings')).json();
    await admin.post('/api/settings', { json: { ...settings, helpText: text } });
    const field = aField('text', { guid: guidOf('field'), label: text });
    const form = formToWire(
      aForm({ guid: guidOf('form'), name: text, fields: [field], class: demoClasses.feedback }),
    );
    const path = `/api/admin/forms/${guidOf('form')}`;
    expect((await admin.post('/api/forms', { json: form })).statusCode).toBe(200);
    expect(
      (await admin.put(`${path}/draft?force=true`, { json: { ...form, FormDescription: text } })).statusCode,
    ).toBe(200);
    const opening = formOpeningToWire({ ...alwaysOpen, texts: { before: text, after: {}, full: {} } });
    expect((await admin.put(`${path}/opening`, { json: opening })).statusCode).toBe(200);
    const confirmation = confirmationToWire({ ...noConfirmation, text });
    expect((await admin.put(`${path}/confirmation`, { json: confirmation })).statusCode).toBe(200);

    const { se = {}, ...others } = languages;
    const moved = { ...others, no: { ...se, firstCode: 'se', languageTag: 'sv' } };
    expect((await admin.post('/api/translations', { json: moved })).statusCode).toBe(200);

    const there = { gb: 'Text', no: 'Text på svenska' };
    const stored = (await admin.get(path)).json();
    expect(stored).toMatchObject({ Revision: 2, Name: there, Fields: [{ Name: there }] });
    expect(stored.Name).not.toHaveProperty('se');
    const draft = (await admin.get(`${path}/draft`)).json();
    expect(draft.form).toMatchObject({ FormDescription: there });
    expect((await admin.put(`${path}/draft`, { json: draft.form })).statusCode).toBe(200);
    expect(JSON.stringify((await admin.get(`${path}/opening`)).json())).toContain(JSON.stringify(there));
    expect(JSON.stringify((await admin.get(`${path}/confirmation`)).json())).toContain(JSON.stringify(there));
    expect((await admin.get('/api/settings')).json()).toMatchObject({ helpText: there });
    const [{ Reason: reason }] = (await admin.get(`${path}/revisions`)).json();
    expect(reason).toBe('languages');
  });
});
