import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';

const text = aField('text');

describePortal('drafts of forms', (given) => {
  function wireOf(changes: Parameters<typeof aForm>[0]) {
    const form = aForm({ fields: [text], revision: 0, ...changes });
    return { ...formToWire(form), GUID: form.guid };
  }

  async function publish(admin: TestClient, name: string) {
    const response = await admin.post('/api/forms', { json: wireOf({ guid: guidOf(name) }) });
    expect(response.statusCode, response.body).toBe(200);
    return response.json().form;
  }

  const pathOf = (guid: string) => `/api/admin/forms/${guid}/draft`;

  async function saveDraft(admin: TestClient, json: { readonly GUID: string }) {
    const response = await admin.put(pathOf(json.GUID), { json });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  it('leave the published form unchanged until they are published, which removes them', async () => {
    const admin = await given().admin();
    const visitor = given().client();
    const form = await publish(admin, 'beside');

    const draft = await saveDraft(admin, { ...form, Name: { gb: 'Changed' } });

    expect(draft).toMatchObject({
      form: { GUID: form.GUID, Name: { gb: 'Changed' }, Revision: form.Revision },
      SavedBy: 'admin',
    });
    expect((await admin.get(pathOf(form.GUID))).json()).toEqual(draft);
    expect((await visitor.get(`/api/forms/${form.GUID}`)).json().Name).toEqual(form.Name);
    expect((await admin.get(`/api/admin/forms/${form.GUID}`)).json()).toEqual(form);

    const published = await admin.post(`/api/forms?draft=${draft.Version}`, { json: draft.form });

    expect(published.json().form).toMatchObject({ Revision: form.Revision + 1, Name: { gb: 'Changed' } });
    expect((await visitor.get(`/api/forms/${form.GUID}`)).json().Name).toEqual({ gb: 'Changed' });
    expect((await admin.get(pathOf(form.GUID))).statusCode).toBe(404);
  });

  it('are only for administrators', async () => {
    const admin = await given().admin();
    const form = await publish(admin, 'secret');
    await saveDraft(admin, form);
    const visitor = given().client();
    const citizen = await given().signedIn({ type: 'saml', name: 'Aino', admin: false, attributes: {} });

    for (const stranger of [visitor, citizen]) {
      const responses = [
        await stranger.get(pathOf(form.GUID)),
        await stranger.put(pathOf(form.GUID), { json: form }),
        await stranger.delete(pathOf(form.GUID)),
      ];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(
        stranger === visitor ? [401, 401, 401] : [403, 403, 403],
      );
    }
  });

  it('hold forms that were never published, which visitors cannot open', async () => {
    const admin = await given().admin();
    const json = wireOf({ guid: guidOf('new'), enabled: true, name: { gb: 'New' } });

    const draft = await saveDraft(admin, json);

    expect(draft.form).toMatchObject({ Revision: 0, Enabled: false });
    const visitor = given().client();
    expect((await visitor.get(`/api/forms/${json.GUID}`)).statusCode).toBe(404);
    expect((await visitor.get(`/form/${json.GUID}`)).statusCode).toBe(404);
    const list: readonly { readonly GUID: string }[] = (await admin.get('/api/admin/forms')).json();
    expect(list.find(({ GUID }) => GUID === json.GUID)).toMatchObject({
      Name: { gb: 'New' },
      Enabled: false,
      Revision: 0,
      DraftedAt: '2026-11-20T12:00:00.000Z',
      Submissions: 0,
    });

    await admin.post(`/api/forms?draft=${draft.Version}`, { json: { ...draft.form, Enabled: true } });
    expect((await visitor.get(`/api/forms/${json.GUID}`)).json()).toMatchObject({ Revision: 1 });
  });

  it('are refused when somebody else has saved or discarded the draft in the meantime, unless forced', async () => {
    const admin = await given().admin();
    const form = await publish(admin, 'two');
    const onlyOver = (version: number) => ({
      json: { ...form, Name: { gb: 'Mine' } },
      headers: { 'if-match': `"${version}"` },
    });
    const first = await admin.put(pathOf(form.GUID), onlyOver(0));
    expect([first.statusCode, first.headers['etag']]).toEqual([200, `"${first.json().Version}"`]);
    await saveDraft(admin, { ...form, Name: { gb: 'Theirs' } });

    const second = await admin.put(pathOf(form.GUID), onlyOver(first.json().Version));

    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'revision_conflict',
      form: { Name: { gb: 'Theirs' } },
      published: { Name: form.Name },
      draft: { form: { Name: { gb: 'Theirs' } }, SavedBy: 'admin' },
    });
    await admin.delete(pathOf(form.GUID));
    const again = await saveDraft(admin, form);
    expect(again.Version).not.toBe(first.json().Version);
    expect((await admin.put(pathOf(form.GUID), onlyOver(first.json().Version))).statusCode).toBe(409);
    const forced = await admin.put(`${pathOf(form.GUID)}?force=true`, onlyOver(first.json().Version));
    expect(forced.json().form).toMatchObject({ Name: { gb: 'Mine' } });
  });

  it('are refused when they are based on an older form than the published one, unless forced', async () => {
    const admin = await given().admin();
    const form = await publish(admin, 'older');
    const newer = (await admin.post('/api/forms', { json: { ...form, Name: { gb: 'Newer' } } })).json().form;

    const refused = await admin.put(pathOf(form.GUID), { json: form });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ form: { Revision: newer.Revision, Name: { gb: 'Newer' } } });

    const forced = await admin.put(`${pathOf(form.GUID)}?force=true`, { json: form });
    expect(forced.json().form).toMatchObject({ Revision: newer.Revision, Name: form.Name });
  });

  it('are not published over one that somebody else has saved in the meantime, and survive a plain save', async () => {
    const admin = await given().admin();
    const form = await publish(admin, 'race');
    const mine = await saveDraft(admin, form);
    const theirs = await saveDraft(admin, { ...form, Name: { gb: 'Theirs' } });

    for (const draft of [mine.Version, 0]) {
      const refused = await admin.post(`/api/forms?draft=${draft}`, { json: form });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ form: { Name: { gb: 'Theirs' } } });
    }
    expect((await admin.get(`/api/admin/forms/${form.GUID}`)).json().Revision).toBe(form.Revision);

    await admin.post('/api/forms', { json: form });
    expect((await admin.get(pathOf(form.GUID))).json().Version).toBe(theirs.Version);
    await admin.post(`/api/forms?draft=0&force=true`, { json: form });
    expect((await admin.get(pathOf(form.GUID))).statusCode).toBe(404);
  });

  it('saved at the same moment are all refused but one', async () => {
    const admin = await given().admin();
    const form = await publish(admin, 'crowded');
    const { Version } = await saveDraft(admin, form);

    const headers = { 'if-match': `"${Version}"` };
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => admin.put(pathOf(form.GUID), { json: form, headers })),
    );

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('are discarded on their own, or with their form', async () => {
    const admin = await given().admin();
    const form = await publish(admin, 'discarded');
    const { Version } = await saveDraft(admin, form);

    const stale = await admin.delete(pathOf(form.GUID), { headers: { 'if-match': `"${Version - 1}"` } });
    expect(stale.statusCode).toBe(409);
    expect((await admin.delete(pathOf(form.GUID))).statusCode).toBe(204);
    expect((await admin.delete(pathOf(form.GUID))).statusCode).toBe(404);
    expect((await admin.get(`/api/admin/forms/${form.GUID}`)).json()).toEqual(form);

    await saveDraft(admin, form);
    expect((await admin.delete(`/api/forms/${form.GUID}`)).statusCode).toBe(204);
    expect((await admin.get(pathOf(form.GUID))).statusCode).toBe(404);
    // An editor that has it open learns that it was deleted.
    const late = await admin.put(pathOf(form.GUID), { json: form });
    expect([late.statusCode, late.json().form]).toEqual([409, null]);
  });

  it('that were never published are deleted like any form', async () => {
    const admin = await given().admin();
    const json = wireOf({ guid: guidOf('unborn') });
    await saveDraft(admin, json);

    expect((await admin.delete(`/api/forms/${json.GUID}`)).statusCode).toBe(204);

    expect((await admin.get(pathOf(json.GUID))).statusCode).toBe(404);
    expect((await admin.delete(`/api/forms/${json.GUID}`)).statusCode).toBe(404);
  });

  it('are recorded in the audit log', async () => {
    const admin = await given().admin();
    const json = wireOf({ guid: guidOf('recorded') });
    await saveDraft(admin, json);
    await admin.delete(pathOf(json.GUID));

    const { Items } = (await admin.get('/api/admin/audit')).json();

    const events = Items.filter((item: { Subject: string }) => item.Subject === json.GUID);
    expect(events.map((item: { Event: string }) => item.Event).sort()).toEqual([
      'form.draft-discarded',
      'form.draft-saved',
    ]);
  });

  it.each([
    ['no field', { fields: [], layout: [] }, 'form.no-fields'],
    ['no class', { class: null }, 'form.class-missing'],
    ['a built-in property', { fields: [{ ...text, property: 0 }] }, 'request.invalid'],
    ['a text bound to a date of the vault', { fields: [{ ...text, property: 1003 }] }, 'request.invalid'],
    ['a field that is not placed', { layout: [] }, 'form.layout-broken'],
    [
      'more fields than allowed',
      { fields: Array.from({ length: 501 }, (_, index) => ({ ...text, guid: guidOf(`f${index}`) })) },
      'form.too-large',
    ],
  ])('are refused with %s, like forms', async (_, changes, code) => {
    const admin = await given().admin();
    const json = wireOf({ guid: guidOf('bad'), ...changes });

    const response = await admin.put(pathOf(json.GUID), { json });

    expect([response.statusCode, response.json().code]).toEqual([400, code]);
    expect((await admin.get(pathOf(json.GUID))).statusCode).toBe(404);
  });

  it('may request an identity that the site has not mapped, which publishing refuses', async () => {
    const admin = await given().admin();
    const json = wireOf({ guid: guidOf('unmapped'), identity: { enabled: true, attributes: [] } });

    const draft = await saveDraft(admin, json);

    const published = await admin.post(`/api/forms?draft=${draft.Version}`, { json: draft.form });
    expect([published.statusCode, published.json().code]).toEqual([400, 'form.identity-not-mapped']);
    expect((await admin.get(pathOf(json.GUID))).statusCode).toBe(200);
  });

  it('are refused when they are larger than 2 MB, or of another form', async () => {
    const admin = await given().admin();
    const json = wireOf({ guid: guidOf('large') });

    const large = await admin.put(pathOf(json.GUID), {
      json: { ...json, Filler: 'x'.repeat(2 * 1024 * 1024) },
    });
    const other = await admin.put(pathOf(guidOf('other')), { json });

    expect([large.statusCode, large.json().code]).toEqual([413, 'request.too-large']);
    expect([other.statusCode, other.json().code]).toEqual([400, 'request.invalid']);
  });
});
