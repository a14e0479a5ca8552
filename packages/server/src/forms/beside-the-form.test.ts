import { aField, guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { fields, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal } from '../testing/app-under-test.ts';

const mail = aField('text', { guid: guidOf('mail'), settings: { format: 'email' } });
const form = sentForm({ guid: guidOf('beside'), fields: [fields.name, mail] });

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

describePortal('what stands beside a form', (given) => {
  it('is in neither its backup nor its versions, and stays when one of these becomes the form', async () => {
    await publish(given(), form);
    const admin = await given().admin();
    const besides = `/api/admin/forms/${form.guid}`;
    const stored = async () => [
      (await admin.get(`/api/forms/${form.guid}`)).body,
      (await admin.get(`${besides}/revisions`)).body,
      (await admin.get(`${besides}/revisions/1`)).body,
    ];
    const beside = async () => [
      (await admin.get(`${besides}/opening`)).json(),
      (await admin.get(`${besides}/confirmation`)).json(),
    ];
    const before = await stored();
    const [backup = ''] = before;

    for (const [name, json] of Object.entries({ opening, confirmation })) {
      const saved = await admin.send('PUT', `${besides}/${name}`, { json });
      expect(saved.statusCode, saved.body).toBe(200);
    }
    expect(await stored()).toEqual(before);

    const imported = await admin.post('/api/forms?force=true', {
      json: { ...JSON.parse(backup), Name: { gb: 'Imported' } },
    });
    expect(imported.json().form).toMatchObject({ Revision: 2 });
    expect(await beside()).toMatchObject([opening, confirmation]);
    const restored = await admin.post(`${besides}/revisions/1/restore`);
    expect(restored.json().form).toMatchObject({ Revision: 3 });
    expect(await beside()).toMatchObject([opening, confirmation]);
  });
});
