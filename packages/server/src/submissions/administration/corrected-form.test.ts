import { aPredefinedField, guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../testing/app-under-test.ts';
import { until } from '../../testing/until.ts';
import { aSubmission, post, publish, sentForm } from '../testing/posts.ts';

const keywords = 26;

describePortalOnSqlite('a submission that is delivered by a corrected form', (given) => {
  it('has of conditional values only those that applied when it was accepted', async () => {
    const admin = await given().admin();
    given().portal.submissions.start();
    const keyword = (value: string) => ({
      ...aPredefinedField(keywords, { dataType: 1, value }),
      guid: guidOf(value),
    });
    const when = (identified: boolean) => ({ when: { kind: 'person', identified } as const });
    const [kept, others] = [keyword('kept'), keyword('others')];
    // The class does not exist, so that the vault refuses at first.
    const broken = sentForm({ class: 0, objectType: 101, predefinedFields: [kept] });
    await publish(given(), broken);
    const { GUID } = (await post(given().client(), aSubmission(broken))).json();
    const read = async () => (await admin.get(`/api/admin/submissions/${GUID}`)).json();
    await until(async () => (await read()).Status === 'failed');

    const predefinedFields = [
      { ...kept, ...when(true) },
      { ...others, ...when(false) },
    ];
    await publish(given(), { ...broken, objectType: 0, predefinedFields });
    await admin.post(`/api/admin/submissions/${GUID}/deliver`);
    await until(async () => (await read()).Status === 'delivered');

    const { Type, ID } = (await read()).Object;
    const { Properties } = (await admin.get(`/api/admin/vault/objects/${Type}/${ID}`)).json();
    expect(Properties).toContainEqual(expect.objectContaining({ PropertyDef: keywords, Value: 'kept' }));
  });
});
