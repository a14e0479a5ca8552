import { aSettings } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';

describePortal('settings', (given) => {
  it('are the defaults until somebody saves some', async () => {
    const response = await given().client().get('/api/settings');

    expect(response.json()).toMatchObject({ defaultLanguage: 'fi', theme: { primaryColor: '#10364a' } });
  });

  it('are saved by an administrator and read by everybody', async () => {
    const admin = await given().admin();
    const wire = settingsToWire(
      aSettings({ siteName: 'Esimerkkilä', privacyPolicyUrl: 'https://example.org/p' }),
    );

    const saved = await admin.post('/api/settings', { json: wire });

    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual(wire);
    expect((await given().client().get('/api/settings')).json()).toEqual(wire);
  });

  it('report every problem at once, as a list', async () => {
    const admin = await given().admin();
    const wire = settingsToWire(aSettings({ siteName: 'x'.repeat(251), privacyPolicyUrl: 'not a url' }));

    const refused = await admin.post('/api/settings', { json: wire });

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({
      error: [expect.stringContaining('250'), expect.stringMatching(/./)],
      code: 'settings.site-name-too-long',
    });
  });

  it.each([
    ['a property that is not text', { lastName: 1003 }],
    ['a property that the vault does not have', { lastName: 9999 }],
    ['a built-in property', { lastName: 39 }],
  ])('refuse to map an identity attribute to %s', async (_, properties) => {
    const admin = await given().admin();
    const json = settingsToWire(aSettings({ suomifi: { enabled: true, properties } }));

    const refused = await admin.post('/api/settings', { json });

    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error: [expect.stringContaining('suomifi.sukunimi')], code: 'settings.property-invalid' },
    ]);
  });

  it('refuse a save over another version only when the request names a version', async () => {
    const admin = await given().admin();
    const wire = (siteName: string) => settingsToWire(aSettings({ siteName }));
    const etag = String((await admin.get('/api/settings')).headers['etag']);

    const first = await admin.post('/api/settings', { json: wire('One'), headers: { 'if-match': etag } });
    const stale = await admin.post('/api/settings', { json: wire('Two'), headers: { 'if-match': etag } });
    const blind = await admin.post('/api/settings', { json: wire('Three') });

    expect(first.statusCode).toBe(200);
    expect(first.headers['etag']).not.toBe(etag);
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      { error: [expect.any(String)], code: 'revision_conflict' },
    ]);
    expect(blind.statusCode).toBe(200);
    expect((await admin.get('/api/settings')).json().siteName).toBe('Three');
  });

  it('accept one of several saves over the same version', async () => {
    const admin = await given().admin();
    const etag = String((await admin.get('/api/settings')).headers['etag']);

    const saves = ['a', 'b', 'c', 'd'].map((siteName) =>
      admin.post('/api/settings', {
        json: settingsToWire(aSettings({ siteName })),
        headers: { 'if-match': etag },
      }),
    );

    expect((await Promise.all(saves)).map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 409, 409, 409,
    ]);
  });

  it('respond with 304 to a client that already has them', async () => {
    const visitor = given().client();
    const etag = String((await visitor.get('/api/settings')).headers['etag']);

    expect((await visitor.get('/api/settings', { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  });

  it('are recorded in the audit log when they are saved', async () => {
    const admin = await given().admin();
    await admin.post('/api/settings', { json: settingsToWire(aSettings()) });

    const { read } = given().portal.storage.database;
    const events = await read.selectFrom('audit_events').select(['event', 'actor']).execute();
    expect(events).toContainEqual({ event: 'settings.saved', actor: 'admin' });
    expect(events).toContainEqual({ event: 'session.signed-in', actor: 'admin' });
  });
});
