import { formControlNames } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { extractText } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';
import { aSubmission, multipart, post, publish, sentForm } from '../testing/posts.ts';

const aText = (format: string, property = -1) =>
  aField('text', { guid: guidOf(format), label: { gb: format }, property, settings: { format } });
const email = aText('email');
const account = aText('iban', 1036);
const phone = aText('phone');
const code = aText('hetu');
const newer = aText('of a newer portal');

const form = sentForm({ guid: guidOf('formats'), fields: [email, account, phone, code, newer] });
const typed = {
  [email.guid]: 'Aino@Kuopio.FI',
  [account.guid]: 'fi21 1234 5600 0007 85',
  [phone.guid]: '040 123 4567',
  [code.guid]: '131052-308t',
  [newer.guid]: 'whatever',
};

describePortal('answers in a format', (given) => {
  beforeAll(async () => {
    await publish(given(), form);
  });

  it('are stored in their one spelling, shown in groups, and found in both', async () => {
    given().portal.submissions.start();
    const sent = await post(given().client(), aSubmission(form, typed));
    const admin = await given().admin();
    const path = `/api/admin/submissions/${String(sent.json().GUID)}`;
    await until(async () => (await admin.get(path)).json().Status === 'delivered');

    const detail = (await admin.get(path)).json();
    const shown = detail.Fields.map((field: { DisplayValue: string }) => field.DisplayValue);
    const object = await admin.get(
      `/api/admin/vault/objects/${String(detail.Object.Type)}/${String(detail.Object.ID)}`,
    );
    const csv = await admin.get(`/api/admin/forms/${form.guid ?? ''}/submissions?format=csv`);

    expect(shown).toEqual([
      'Aino@kuopio.fi',
      'FI21 1234 5600 0007 85',
      '+358401234567',
      '131052-****',
      'whatever',
    ]);
    expect(object.body).toContain('FI2112345600000785');
    expect(csv.body).toContain('FI21 1234 5600 0007 85');
    for (const { body } of [csv, await admin.get('/api/admin/submissions')])
      expect(body).not.toContain('308T');
    for (const q of ['FI2112345600000785', 'FI21 1234 5600', '401234567']) {
      const found = await admin.get(`/api/admin/submissions?${new URLSearchParams({ q }).toString()}`);
      expect(found.json().Items, q).toHaveLength(1);
    }
  });

  it('are masked on the visitor’s receipt, and in full where an administrator asks for it', async () => {
    const sent = await post(given().client(), aSubmission(form, typed));
    const admin = await given().admin();
    const pdf = `/api/admin/submissions/${String(sent.json().GUID)}/pdf`;
    const textOf = async (client: TestClient, address: string) => {
      const { rawPayload } = await client.get(address);
      return (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text;
    };

    expect(await textOf(given().client(), sent.json().ReceiptURL)).toContain('131052-****');
    expect(await textOf(admin, pdf)).toContain('131052-****');
    expect(await textOf(admin, `${pdf}?full=true`)).toContain('131052-308T');
  });

  it('are found by a personal identity code through its hash alone', async () => {
    await post(given().client(), aSubmission(form, typed));
    const admin = await given().admin();
    const key = await admin.post('/api/admin/person-keys', { json: { PersonalIdentityCode: '131052-308T' } });

    const found = await admin.get(`/api/admin/submissions?person=${String(key.json().Person)}`);

    expect(found.json().Items).not.toHaveLength(0);
  });

  it('are refused by the server with the text of the format, with and without script', async () => {
    const wrong = { ...typed, [account.guid]: 'FI21 1234 5600 0007 86' };
    const text = 'Check the account number: an IBAN looks like FI21 1234 5600 0007 85';

    const refused = await post(given().client(), aSubmission(form, wrong));
    const posted = await given()
      .client()
      .post(`/form/${form.guid ?? ''}`, multipart(Object.entries({ [formControlNames.trap]: '', ...wrong })));

    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [{ GUID: account.guid, code: 'answer.refused', error: `iban: ${text}` }],
    ]);
    expect(pageDataOf(posted).page).toMatchObject({
      kind: 'form',
      returned: {
        answers: { [account.guid]: 'FI21 1234 5600 0007 86' },
        problems: [{ code: 'answer.refused', params: { reason: 'fieldType.text.refused.iban' } }],
      },
    });
  });
});
