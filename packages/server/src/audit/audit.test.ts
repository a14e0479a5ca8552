import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { describePortal } from '../testing/app-under-test.ts';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import type { TestClient } from '../testing/test-client.ts';

describePortal('the audit log', (given) => {
  let admin: TestClient;

  beforeAll(async () => {
    admin = await given().admin();
    given().system.clock.advance(60_000);
    await given()
      .client()
      .post('/api/session', { json: { username: 'admin', password: 'wrong' } });
    given().system.clock.advance(60_000);
    await publish(given(), sentForm({ guid: guidOf('form') }));
  });

  interface Item {
    readonly At: string;
    readonly Event: string;
    readonly Actor: string;
    readonly Subject: string;
    readonly Detail: string;
  }
  const list = async (query: string): Promise<{ Items: Item[]; NextCursor: string | null }> =>
    (await admin.get(`/api/admin/audit${query}`)).json();

  it('lists who did what and when, newest first', async () => {
    const { Items } = await list('');

    const times = Items.map((item) => item.At);
    expect(times).toEqual([...times].sort().reverse());
    expect(Items.find((item) => item.Event === 'form.saved')).toMatchObject({
      At: '2026-11-20T12:02:00.000Z',
      Actor: 'admin',
      Subject: guidOf('form'),
      Detail: 'revision 1',
    });
    expect(Items.map((item) => item.Event)).toEqual(
      expect.arrayContaining(['session.signed-in', 'session.refused']),
    );
    expect(JSON.stringify(Items)).not.toMatch(/wrong|battery/);
  });

  it.each([
    ['?group=forms', /^form\./],
    ['?group=sign-in', /^session\./],
    ['?actor=admin', /./],
    ['?since=2026-11-20T12:02:00.000Z', /^(form\.saved|session\.signed-in)$/],
    ['?until=2026-11-20T12:01:00.000Z', /^session\.signed-in$/],
  ])('is filtered by %s', async (query, expected) => {
    const { Items } = await list(query);

    expect(Items.length).toBeGreaterThan(0);
    expect(Items.filter((item) => !expected.test(item.Event))).toEqual([]);
    if (query.startsWith('?actor'))
      expect(new Set(Items.map((item) => item.Actor || item.Subject))).toEqual(new Set(['admin']));
  });

  it('is paged by cursor, with each event once', async () => {
    const all = (await list('?limit=200')).Items;
    const seen: Item[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await list(`?limit=2${next === '' ? '' : `&cursor=${next}`}`);
      seen.push(...page.Items);
      next = page.NextCursor;
    }

    expect(seen).toEqual(all);
    expect((await admin.get('/api/admin/audit?cursor=nonsense')).json().code).toBe('request.invalid');
  });

  it('is exported as a table, which it records itself', async () => {
    const csv = await admin.get('/api/admin/audit/export?format=csv&group=forms');

    expect(csv.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
    const rows = csv.body.slice(1).trimEnd().split('\r\n');
    expect(rows.slice(1)).toEqual(['2026-11-20 14:02,Tallensi lomakkeen,admin,,Hakemus,Versio 1']);
    expect((await list('?group=exports')).Items[0]).toMatchObject({
      Event: 'audit.exported',
      Actor: 'admin',
    });
  });

  it('lists what happened at the same moment in the order in which it was recorded, and pages it so', async () => {
    given().system.clock.advance(60_000);
    const form = guidOf('often saved');
    for (let n = 1; n <= 6; n += 1) await publish(given(), sentForm({ guid: form }));
    const newest = [6, 5, 4, 3, 2, 1].map((revision) => `revision ${revision}`);

    const detailsOf = (items: readonly Item[]) =>
      items.filter((item) => item.Subject === form).map((item) => item.Detail);
    const paged: Item[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await list(`?group=forms&limit=2${next === '' ? '' : `&cursor=${next}`}`);
      paged.push(...page.Items);
      next = page.NextCursor;
    }

    expect(detailsOf((await list('?limit=200')).Items)).toEqual(newest);
    expect(detailsOf(paged)).toEqual(newest);
  });

  it('cannot be changed by any call', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await admin.send(method, '/api/admin/audit')).statusCode).toBe(404);
    }
  });
});

describePortal('an audit log that people read', (given) => {
  let admin: TestClient;
  let reference: string;
  const code = '210281-9988';

  /** The rows of an exported log, newest first, without header and time. */
  async function exported(group: string, language: string): Promise<readonly string[]> {
    const { body } = await admin.get(`/api/admin/audit/export?format=csv&group=${group}`, {
      headers: { 'accept-language': language },
    });
    const rows = body.slice(1).trimEnd().split('\r\n').slice(1);
    return rows.map((row) => row.replace(/^[^,]*,/, ''));
  }

  beforeAll(async () => {
    admin = await given().admin();
    const form = await publish(given(), sentForm({ guid: guidOf('named') }));
    const submission = aSubmission(form, { [fields.name.guid]: 'Aino', [fields.story.guid]: code });
    reference = (await post(given().client(), submission)).json().Reference;
    const path = `/api/admin/submissions/${String(submission['GUID'])}`;
    await admin.post(`${path}/values/${fields.story.guid}/show`);
    const stranger = given().client('2001:db8::66');
    for (const username of ['ADMIN', code, 'my secret'])
      await stranger.post('/api/session', { json: { username, password: 'my secret' } });
  });

  it('lists the reference of a submission, and the names of its form and field', async () => {
    const { Items } = (await admin.get('/api/admin/audit?limit=200')).json();

    expect(Items).toContainEqual(
      expect.objectContaining({
        Event: 'submission.code-shown',
        Reference: reference,
        FormName: null,
        FieldName: fields.story.label,
      }),
    );
    expect(Items).toContainEqual(
      expect.objectContaining({
        Event: 'form.saved',
        Reference: '',
        FormName: { gb: 'Application', fi: 'Hakemus' },
        FieldName: null,
      }),
    );
  });

  it.each([
    ['en-GB,fi;q=0.5', (id: string) => `Showed an identity code,admin,,Submission ${id},Question: Story`],
    ['sv', (id: string) => `Visade en personbeteckning,admin,,Inskickad blankett ${id},Fråga: Kertomus`],
    ['is', (id: string) => `Näytti henkilötunnuksen,admin,,Lähetys ${id},Kysymys: Kertomus`],
  ])('is exported in the language of its reader: %s', async (language, row) => {
    expect((await exported('codes', language))[0]).toBe(row(reference));
  });

  it('names who was refused and from where, but nothing that was typed in place of a name', async () => {
    const rows = (await exported('sign-in', 'en')).filter((row) => row.startsWith('Sign-in refused'));

    expect(rows.toSorted()).toEqual([
      'Sign-in refused,ADMIN,2001:db8::66,,',
      expect.stringMatching(/^Sign-in refused,Unknown account #[\w-]{8},2001:db8::66,,$/),
      expect.stringMatching(/^Sign-in refused,Unknown account #[\w-]{8},2001:db8::66,,$/),
    ]);
    expect(rows.join()).not.toMatch(/210281|secret/);
  });

  it.each(['admin', 'Admin'])('is filtered by %s with the refused sign-ins of the account', async (actor) => {
    const query = `actor=${actor}&group=sign-in`;
    const { Items } = (await admin.get(`/api/admin/audit?${query}`)).json();
    const rows = (await admin.get(`/api/admin/audit/export?format=csv&${query}`)).body;

    const refused = { Event: 'session.refused', Actor: '', Subject: 'ADMIN', Detail: '2001:db8::66' };
    expect(Items.filter(({ Event }: { Event: string }) => Event === 'session.refused')).toMatchObject([
      refused,
    ]);
    expect(rows).toContain('ADMIN,2001:db8::66');
    expect(rows).not.toContain('#');
  });

  it('shows only the beginning of the GUID of a submission that was removed', async () => {
    const submission = aSubmission(sentForm({ guid: guidOf('named') }));
    await post(given().client(), submission);
    const guid = String(submission['GUID']);
    given().system.clock.advance(60_000);
    await admin.get(`/api/admin/submissions/${guid}`);
    await given()
      .portal.storage.database.withTables<SubmissionTables>()
      .write((transaction) => transaction.deleteFrom('submissions').where('guid', '=', guid).execute());

    expect((await exported('submissions', 'en'))[0]).toBe(
      `Opened a submission,admin,,Removed submission ${guid.slice(0, 8)},`,
    );
  });
});
