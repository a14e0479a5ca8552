import { aField, guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { fields, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal } from '../testing/app-under-test.ts';

const mail = aField('text', { guid: guidOf('mail'), settings: { format: 'email' } });
const form = sentForm({ guid: guidOf('policies'), fields: [fields.name, mail] });

const opening = {
  OpensAt: null,
  ClosesAt: '2026-11-30 15:00',
  GraceMinutes: 10,
  Cap: 7,
  Texts: { Before: {}, After: { gb: 'Come back in spring.' }, Full: {} },
};
const confirmation = {
  To: 'field',
  Field: mail.guid,
  ReplyTo: 'grants@example.org',
  Carries: 'answers',
  Text: { gb: 'Thank you.' },
};

describePortal('the opening and the confirmation of a form', (given) => {
  it('are in neither its backup nor its versions, and survive importing a backup or restoring a version', async () => {
    await publish(given(), form);
    const admin = await given().admin();
    const address = `/api/admin/forms/${form.guid}`;
    const stored = async () => [
      (await admin.get(`/api/forms/${form.guid}`)).body,
      (await admin.get(`${address}/revisions`)).body,
      (await admin.get(`${address}/revisions/1`)).body,
    ];
    const policies = async () => [
      (await admin.get(`${address}/opening`)).json(),
      (await admin.get(`${address}/confirmation`)).json(),
    ];
    const before = await stored();
    const [backup = ''] = before;

    for (const [name, json] of Object.entries({ opening, confirmation })) {
      const saved = await admin.send('PUT', `${address}/${name}`, { json });
      expect(saved.statusCode, saved.body).toBe(200);
    }
    expect(await stored()).toEqual(before);

    const imported = await admin.post('/api/forms?force=true', {
      json: { ...JSON.parse(backup), Name: { gb: 'Imported' } },
    });
    expect(imported.json().form).toMatchObject({ Revision: 2 });
    expect(await policies()).toMatchObject([opening, confirmation]);
    const restored = await admin.post(`${address}/revisions/1/restore`);
    expect(restored.json().form).toMatchObject({ Revision: 3 });
    expect(await policies()).toMatchObject([opening, confirmation]);
  });
});
