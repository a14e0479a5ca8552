import type { SavedForm, Settings } from '@form-portal/domain';
import { aField, aForm, aGroup, aPredefinedField, aSettings, guidOf } from '@form-portal/domain/testing';
import { formToWire, settingsToWire } from '@form-portal/domain/wire';
import { expect, it } from 'vitest';
import { startPortal } from '../testing/app-under-test.ts';
import { describePortalWithSuomiFi } from '../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import { saveForm } from './testing/save-form.ts';

const text = aField('text');

/** So many questions in a group that begins with 50 rows. */
function ofRows(count: number): Partial<SavedForm> {
  const fields = Array.from({ length: count }, (_, index) => ({ ...text, guid: guidOf(`f${index}`) }));
  const group = { ...aGroup('rows', fields), repeat: { min: 50, max: 50 } };
  return { fields, groups: [group], layout: [{ kind: 'group', guid: group.guid }] };
}

describePortalWithSuomiFi('the forms API', (given) => {
  it('gives a form its GUID, revision and time when it is first saved', async () => {
    const admin = await given().admin();

    const { GUID: _, ...form } = formToWire(aForm({ fields: [text] }));
    const saved = (await admin.post('/api/forms', { json: { ...form, GUID: '' } })).json().form;

    expect(saved.GUID).toMatch(/^[0-9a-f-]{36}$/);
    expect(saved).toMatchObject({
      Revision: 1,
      UpdatedAt: '2026-11-20T12:00:00.000Z',
      Name: { fi: 'Hakemus' },
    });
    expect((await admin.get(`/api/admin/forms/${saved.GUID}`)).json()).toEqual(saved);
  });

  it('lists only the forms that are enabled and shown', async () => {
    const admin = await given().admin();
    const shown = await saveForm(admin, { guid: guidOf('shown') });
    const hidden = await saveForm(admin, { guid: guidOf('hidden'), showInFormPortal: false });
    const disabled = await saveForm(admin, { guid: guidOf('off'), enabled: false });

    const visitors = (await given().client().get('/api/forms')).json();
    const administrators = (await admin.get('/api/admin/forms')).json();

    const guids = visitors.map((item: { GUID: string }) => item.GUID);
    expect(guids).toContain(shown.GUID);
    expect(guids).not.toContain(hidden.GUID);
    expect(guids).not.toContain(disabled.GUID);
    expect(visitors.find((item: { GUID: string }) => item.GUID === shown.GUID)).toEqual({
      GUID: shown.GUID,
      Name: { gb: 'Application', fi: 'Hakemus' },
      SuomiFiEnabled: false,
    });
    expect(administrators.map((item: { GUID: string }) => item.GUID)).toEqual(
      expect.arrayContaining([shown.GUID, hidden.GUID, disabled.GUID]),
    );
  });

  it('describes a form in the list as of its latest revision', async () => {
    const admin = await given().admin();
    const guid = guidOf('described');
    const first = await saveForm(admin, { guid, listDescription: { fi: 'Yhdistyksille' } });
    const listed = async (): Promise<unknown> =>
      (await given().client().get('/api/forms')).json().find((item: { GUID: string }) => item.GUID === guid);

    expect(await listed()).toMatchObject({ ListDescription: { fi: 'Yhdistyksille' } });
    for (const description of [{ fi: ' ' }, undefined]) {
      await admin.post('/api/forms?force=true', { json: { ...first, ListDescription: description } });
      expect(await listed()).toMatchObject({ GUID: guid });
      expect(await listed()).not.toHaveProperty('ListDescription');
    }
  });

  it('gives administrators an overview of each form: class, languages, submissions, findings', async () => {
    const admin = await given().admin();
    const { GUID } = await saveForm(admin, { guid: guidOf('seen'), name: { gb: 'Seen' }, enabled: false });

    const list: readonly { readonly GUID: string }[] = (await admin.get('/api/admin/forms')).json();

    expect(list.find((item) => item.GUID === GUID)).toMatchObject({
      Name: { gb: 'Seen' },
      Enabled: false,
      ShowInFormPortal: true,
      ClassName: 'Luokittelematon asiakirja',
      ClassNames: { fi: 'Luokittelematon asiakirja', gb: 'Unclassified document' },
      UpdatedAt: '2026-11-20T12:00:00.000Z',
      Submissions: 0,
      Findings: expect.any(Number),
      Languages: expect.arrayContaining([{ Code: 'fi', Written: 0, Missing: 2 }]),
    });
  });

  it('returns a disabled form only to administrators', async () => {
    const admin = await given().admin();
    const { GUID } = await saveForm(admin, { guid: guidOf('draft'), enabled: false });

    expect((await given().client().get(`/api/forms/${GUID}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/forms/${GUID}`)).statusCode).toBe(200);
  });

  it('returns a form that requires identification whole to anyone', async () => {
    const admin = await given().admin();
    const mapAttributes = (suomifi: Settings['suomifi']) =>
      admin.post('/api/settings', { json: settingsToWire(aSettings({ suomifi })) });
    await mapAttributes({ enabled: true, properties: { lastName: 1001 } });
    const identity = { enabled: true, attributes: ['lastName'] } as const;
    const saved = await saveForm(admin, { guid: guidOf('gated'), identity });
    await mapAttributes({ enabled: false, properties: {} });

    const visitor = given().client();
    const form = await visitor.get(`/api/forms/${saved.GUID}`);

    expect([form.statusCode, form.json()]).toEqual([200, saved]);
    expect((await visitor.get('/api/forms')).json()).toContainEqual(
      expect.objectContaining({ GUID: saved.GUID, SuomiFiEnabled: true }),
    );
  });

  it('opens a form that requests identity only on a server that identifies', async () => {
    const other = await startPortal(given().engine);
    const admin = await other.admin();
    const suomifi = { enabled: true, properties: { lastName: 1001 } };
    await admin.post('/api/settings', { json: settingsToWire(aSettings({ suomifi })) });
    const identity = { enabled: true, attributes: ['lastName'] } as const;
    const form = formToWire(aForm({ fields: [text], guid: guidOf('unidentified'), identity }));

    const refused = await admin.post('/api/forms', { json: form });
    const disabled = await admin.post('/api/forms', { json: { ...form, Enabled: false } });
    const login = await other.client().get('/saml/login?return=/form/x');

    expect([refused.statusCode, refused.json().code]).toEqual([400, 'form.identity-unavailable']);
    expect(disabled.statusCode).toBe(200);
    expect([login.statusCode, login.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    await other.close();
  });

  it('leaves predefined fields out of public responses', async () => {
    const admin = await given().admin();
    const predefinedFields = [aPredefinedField(1001, { dataType: 1, value: 'secret' })];
    const { GUID } = await saveForm(admin, { guid: guidOf('predef'), predefinedFields });

    const visitor = (await given().client().get(`/api/forms/${GUID}`)).json();

    expect(visitor.PredefinedFields).toEqual([]);
    expect((await admin.get(`/api/admin/forms/${GUID}`)).json().PredefinedFields).toHaveLength(1);
  });

  it('responds with 304 while neither the list nor the form has changed', async () => {
    const admin = await given().admin();
    const form = await saveForm(admin, { guid: guidOf('etag') });
    const visitor = given().client();
    for (const path of ['/api/forms', `/api/forms/${form.GUID}`]) {
      const etag = String((await visitor.get(path)).headers['etag']);
      const again = await visitor.get(path, { headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);

      await admin.post('/api/forms?force=true', { json: form });
      expect((await visitor.get(path, { headers: { 'if-none-match': etag } })).statusCode).toBe(200);
    }
  });

  it.each([
    ['no field', { fields: [], layout: [] }, 'form.no-fields'],
    ['no class', { class: null }, 'form.class-missing'],
    ['identity without mapping', { identity: { enabled: true, attributes: [] } }, 'form.identity-not-mapped'],
    ['a built-in property', { fields: [{ ...text, property: 0 }] }, 'request.invalid'],
    ['a text bound to a date of the vault', { fields: [{ ...text, property: 1003 }] }, 'request.invalid'],
    ['a built-in object type', { objectType: 9 }, 'request.invalid'],
    ['a field that is not placed', { layout: [] }, 'form.layout-broken'],
    [
      'more fields than allowed',
      { fields: Array.from({ length: 501 }, (_, index) => ({ ...text, guid: guidOf(`f${index}`) })) },
      'form.too-large',
    ],
    ['more questions at first than can be sent', ofRows(41), 'form.too-many-questions'],
  ])('refuses a form with %s', async (_, changes, code) => {
    const admin = await given().admin();

    const response = await admin.post('/api/forms', {
      json: formToWire(aForm({ fields: [text], guid: guidOf('bad'), ...changes })),
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code, error: expect.any(String) });
    expect((await admin.get(`/api/admin/forms/${guidOf('bad')}`)).statusCode).toBe(404);
  });

  it('accepts a computed number that is stored as text', async () => {
    const total = aField('number', { guid: guidOf('total'), formula: '1 + 1', property: 1001, dataType: 1 });

    const saved = await saveForm(await given().admin(), { guid: guidOf('computed'), fields: [total] });

    expect(saved.Fields[0]).toMatchObject({ MFilesPropertyDef: 1001, DataType: 1 });
  });

  it('keeps a field whose property the vault does not have: its submissions show the problem', async () => {
    const admin = await given().admin();

    const saved = await saveForm(admin, {
      guid: guidOf('lost'),
      fields: [{ ...text, property: 9999, dataType: 1 }],
    });

    expect(saved.Fields[0]).toMatchObject({ MFilesPropertyDef: 9999, DataType: 1 });
  });

  it('gives a field without a property data type 0, whatever the client sent', async () => {
    const admin = await given().admin();
    const fields = [{ ...text, property: -1, dataType: 10 as const }];
    const { GUID } = await saveForm(admin, { guid: guidOf('unbound'), fields });

    for (const path of [`/api/forms/${GUID}`, `/api/admin/forms/${GUID}`])
      expect((await admin.get(path)).json().Fields).toMatchObject([{ MFilesPropertyDef: -1, DataType: 0 }]);
  });

  it('refuses a form larger than 2 MB', async () => {
    const admin = await given().admin();

    const response = await admin.post('/api/forms', {
      json: { ...formToWire(aForm({ fields: [text] })), Filler: 'x'.repeat(2 * 1024 * 1024) },
    });

    expect([response.statusCode, response.json().code]).toEqual([413, 'request.too-large']);
  });
});
