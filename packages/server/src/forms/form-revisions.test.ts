import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import { saveForm } from './testing/save-form.ts';

const text = aField('text');

describePortal('the portal, with revisions of forms,', (given) => {
  it('refuses a save over a newer revision and returns the stored form', async () => {
    const admin = await given().admin();
    const first = await saveForm(admin, { guid: guidOf('both') });
    const theirs = await admin.post('/api/forms', { json: { ...first, Name: { gb: 'Theirs' } } });
    expect(theirs.statusCode).toBe(200);

    const mine = await admin.post('/api/forms', { json: { ...first, Name: { gb: 'Mine' } } });

    expect(mine.statusCode).toBe(409);
    expect(mine.json()).toMatchObject({
      error: expect.any(String),
      code: 'revision_conflict',
      form: { Revision: 2, Name: { gb: 'Theirs' } },
    });
    const forced = await admin.post('/api/forms?force=true', { json: { ...first, Name: { gb: 'Mine' } } });
    expect(forced.json().form).toMatchObject({ Revision: 3, Name: { gb: 'Mine' } });
  });

  it('stores a deleted form again only on confirmation', async () => {
    const admin = await given().admin();
    const json = await saveForm(admin, { guid: guidOf('resaved') });
    const onlyStored = { json, headers: { 'if-match': '*' } };
    expect((await admin.post('/api/forms', onlyStored)).statusCode).toBe(200);
    await admin.delete(`/api/forms/${json.GUID}`);

    const mine = await admin.post('/api/forms', onlyStored);
    expect(mine.statusCode).toBe(409);
    expect(mine.json()).toMatchObject({ code: 'revision_conflict', form: null });
    expect((await admin.get(`/api/admin/forms/${json.GUID}`)).statusCode).toBe(404);

    expect((await admin.post('/api/forms?force=true', onlyStored)).statusCode).toBe(200);
    await admin.delete(`/api/forms/${json.GUID}`);
    expect((await admin.post('/api/forms', { json })).statusCode).toBe(200);
  });

  it('accepts one of two simultaneous saves', async () => {
    const admin = await given().admin();
    const first = await saveForm(admin, { guid: guidOf('race') });

    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        admin.post('/api/forms', { json: { ...first, Name: { gb: name } } }),
      ),
    );

    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('keeps both when a form is imported twice at the same moment', async () => {
    const admin = await given().admin();
    const json = formToWire(aForm({ fields: [text], guid: guidOf('twice'), revision: 0 }));

    const responses = await Promise.all([1, 2, 3].map(() => admin.post('/api/forms?force=true', { json })));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const revisions = responses.map((response) => response.json().form.Revision);
    expect(revisions.sort()).toEqual([1, 2, 3]);
  });

  it('keeps every one of many saves of new forms, and deletes between them, at the same moment', async () => {
    const admin = await given().admin();
    const forms = ['crowd-1', 'crowd-2', 'crowd-3', 'crowd-4'].map((name) =>
      formToWire(aForm({ fields: [text], guid: guidOf(name), revision: 0 })),
    );

    const responses = await Promise.all(
      [1, 2, 3, 4, 5].flatMap(() =>
        forms.flatMap((json) => [
          admin.post('/api/forms?force=true', { json }),
          admin.delete(`/api/forms/${json.GUID}`),
        ]),
      ),
    );

    const saves = responses.filter((_, index) => index % 2 === 0);
    expect(new Set(saves.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(responses.filter(({ statusCode }) => statusCode === 500)).toEqual([]);
    const revisions = (await admin.get(`/api/admin/forms/${forms[0]?.GUID}/revisions`)).json();
    expect(revisions.map((entry: { Revision: number }) => entry.Revision)).toEqual([5, 4, 3, 2, 1]);
  });

  it('keeps every save as a revision that can be viewed and restored', async () => {
    const admin = await given().admin();
    const first = await saveForm(admin, { guid: guidOf('kept'), name: { gb: 'One' } });
    await admin.post('/api/forms', { json: { ...first, Name: { gb: 'Two' } } });
    const path = `/api/admin/forms/${first.GUID}/revisions`;

    const listed = (await admin.get(path)).json();
    const old = (await admin.get(`${path}/1`)).json();
    const restored = await admin.post(`${path}/1/restore`);

    expect(listed.map((entry: { Revision: number }) => entry.Revision)).toEqual([2, 1]);
    expect(old).toMatchObject({ Revision: 1, Name: { gb: 'One' } });
    expect(restored.json().form).toMatchObject({ Revision: 3, Name: { gb: 'One' } });
    expect((await admin.get(`${path}/9`)).statusCode).toBe(404);
    expect((await admin.post(`${path}/9/restore`)).statusCode).toBe(404);
  });

  it('deletes a form and keeps its revisions', async () => {
    const admin = await given().admin();
    const { GUID } = await saveForm(admin, { guid: guidOf('gone') });

    expect((await admin.delete(`/api/forms/${GUID}`)).statusCode).toBe(204);

    expect((await admin.get(`/api/forms/${GUID}`)).statusCode).toBe(404);
    expect((await admin.delete(`/api/forms/${GUID}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/admin/forms/${GUID}/revisions/1`)).statusCode).toBe(200);
    expect(await saveForm(admin, { guid: guidOf('gone') })).toMatchObject({ Revision: 2 });
  });
});
