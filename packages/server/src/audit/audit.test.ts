import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import { publish, sentForm } from '../submissions/testing/posts.ts';
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
      expect(new Set(Items.map((item) => item.Actor))).toEqual(new Set(['admin']));
  });

  it('goes on by cursor, each event once', async () => {
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
    expect(rows.slice(1)).toEqual([`2026-11-20 14:02,form.saved,admin,${guidOf('form')},revision 1`]);
    expect((await list('?group=exports')).Items[0]).toMatchObject({
      Event: 'audit.exported',
      Actor: 'admin',
    });
  });

  it('cannot be changed by any call', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await admin.send(method, '/api/admin/audit')).statusCode).toBe(404);
    }
  });
});
