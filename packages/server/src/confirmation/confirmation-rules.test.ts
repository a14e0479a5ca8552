import type { Guid } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { expect, it } from 'vitest';
import { fields, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortalOnSqlite } from '../testing/app-under-test.ts';

const mailField = (name: string) => aField('text', { guid: guidOf(name), settings: { format: 'email' } });
const mail = mailField('mail');

describePortalOnSqlite('the field that confirmations of a form go to', (given) => {
  const form = sentForm({ guid: guidOf('form'), fields: [fields.name, mail] });

  async function save(to: object) {
    const admin = await given().admin();
    const rules = { To: 'field', ReplyTo: '', Carries: 'receipt-link', Text: {}, ...to };
    return admin.send('PUT', `/api/admin/forms/${form.guid}/confirmation`, { json: rules });
  }

  it.each<[string, Guid]>([
    ['does not belong to the form', guidOf('elsewhere')],
    ['does not ask for an e-mail address', fields.name.guid],
  ])('cannot be a field that %s', async (_, field) => {
    await publish(given(), form);
    expect((await save({ Field: mail.guid })).statusCode).toBe(200);

    const refused = await save({ Field: field });

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'form.confirmation-field',
      error:
        'The form has no such field for an e-mail address. If you have just added it, save the form first.',
    });
    const admin = await given().admin();
    const stored = (await admin.get(`/api/admin/forms/${form.guid}/confirmation`)).json();
    expect(stored).toMatchObject({ To: 'field', Field: mail.guid });
  });

  it('may be a field of the draft, besides those of the published form', async () => {
    await publish(given(), form);
    const draft = sentForm({ guid: form.guid, fields: [fields.name, mailField('new')] });
    const admin = await given().admin();
    const saved = await admin.send('PUT', `/api/admin/forms/${form.guid}/draft?force=true`, {
      json: formToWire(draft),
    });
    expect(saved.statusCode, saved.body).toBe(200);

    expect((await save({ Field: guidOf('new') })).statusCode).toBe(200);
    expect((await save({ Field: mail.guid })).statusCode).toBe(200);
    expect((await save({ To: 'none', Field: null })).statusCode).toBe(200);
  });
});
