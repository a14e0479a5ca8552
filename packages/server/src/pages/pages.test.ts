import { aField, aForm, aSettings, guidOf } from '@form-portal/domain/testing';
import { formToWire, settingsToWire } from '@form-portal/domain/wire';
import type { PageContext, PublicPage, User } from '@form-portal/domain';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOpenedAt } from '../http/security/opened-at.ts';
import { testAdmin } from '../testing/app-under-test.ts';
import { describePortalWithSuomiFi } from '../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';

const open = guidOf('open');
const disabled = guidOf('disab');
const gated = guidOf('gated');
const citizen: User = { type: 'saml', name: 'Demo', admin: false, attributes: { lastName: 'Demo' } };

function dataOf(response: LightMyRequestResponse): { page: PublicPage; context: PageContext } {
  return JSON.parse(/id="page-data">(.*)<\/script>/.exec(response.body)![1]!);
}

describePortalWithSuomiFi('public pages', (given) => {
  beforeAll(async () => {
    const admin = await given().admin();
    const suomifi = { enabled: true, properties: { lastName: 1001 } };
    const settings = settingsToWire(aSettings({ siteName: 'Esimerkkilä', suomifi }));
    expect((await admin.post('/api/settings', { json: settings })).statusCode).toBe(200);
    const fields = [aField('text')];
    const identity = { enabled: true, attributes: ['lastName'] } as const;
    for (const form of [
      aForm({ guid: open, fields }),
      aForm({ guid: disabled, fields, enabled: false }),
      aForm({ guid: gated, fields, identity }),
    ]) {
      const saved = await admin.post('/api/forms', { json: formToWire(form) });
      expect(saved.statusCode, saved.body).toBe(200);
    }
  });

  it('lists the published forms at the root', async () => {
    const { page, context } = dataOf(await given().client().get('/'));

    expect(page).toMatchObject({
      kind: 'form-list',
      forms: expect.arrayContaining([expect.objectContaining({ guid: open, suomiFiEnabled: false })]),
    });
    expect(JSON.stringify(page)).not.toContain(disabled);
    expect(context).toMatchObject({
      settings: { siteName: 'Esimerkkilä' },
      version: '25.6.2',
      today: '2026-11-20',
      year: 2026,
      timeZone: 'Europe/Helsinki',
      user: null,
      path: '/',
      backTo: null,
    });
  });

  it('shows a form with a new draft and opening time every time', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => given().client().get(`/form/${open}`)));

    const hidden = (response: LightMyRequestResponse, name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(response.body)![1]!;
    expect(dataOf(one!).page).toMatchObject({ kind: 'form', mode: 'fill', returned: null });
    expect(hidden(one!, 'guid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(hidden(one!, 'guid')).not.toBe(hidden(two!, 'guid'));
    const openedAt = createOpenedAt(given().portal.keys.ring('opened-at'));
    expect(openedAt.read(open, hidden(one!, 'at'))).toEqual(given().system.now());
  });

  it('leads from the address of a form with a slash at its end to the form', async () => {
    const { statusCode, headers } = await given().client().get(`/form/${open}/?lang=fi`);

    expect([statusCode, headers['location']]).toEqual([308, `/form/${open}?lang=fi`]);
  });

  it('shows a form’s changes as soon as they are saved', async () => {
    const admin = await given().admin();
    const form = (await admin.get(`/api/admin/forms/${open}`)).json();
    await given().client().get(`/form/${open}`);
    await admin.post('/api/forms', { json: { ...form, Name: { gb: 'Renamed' } } });

    expect(dataOf(await given().client().get(`/form/${open}`)).page).toMatchObject({
      form: { name: { gb: 'Renamed' } },
    });
    expect(JSON.stringify(dataOf(await given().client().get('/')).page)).toContain('Renamed');
  });

  it.each([
    ['nobody', null, disabled, 404, 'not-found'],
    ['an administrator', 'admin', disabled, 200, 'preview'],
    ['nobody', null, gated, 200, 'identify'],
    ['an administrator', 'admin', gated, 200, 'identify'],
    ['an identified person', citizen, gated, 200, 'fill'],
    ['nobody', null, guidOf('none'), 404, 'not-found'],
  ])('shows %s (%j) the form %s with %i as %s', async (_, who, guid, status, kind) => {
    const browser =
      who === null
        ? given().client()
        : who === 'admin'
          ? await given().admin()
          : await given().signedIn(citizen);

    const response = await browser.get(`/form/${guid}`);

    const { page } = dataOf(response);
    expect(response.statusCode).toBe(status);
    expect(page.kind === 'form' ? page.mode : page.kind).toBe(kind);
  });

  it('previews a draft to administrators alone, and afresh after every save of it', async () => {
    const admin = await given().admin();
    const form = (await admin.get(`/api/admin/forms/${open}`)).json();
    const saveDraft = (GUID: string, name: string) =>
      admin.put(`/api/admin/forms/${GUID}/draft`, { json: { ...form, GUID, Name: { gb: name } } });
    const pageOf = async (browser: TestClient, path: string) => dataOf(await browser.get(path)).page;
    for (const name of ['First draft', 'Second draft']) {
      await saveDraft(open, name);
      const preview = { mode: 'preview', form: { name: { gb: name } } };
      expect(await pageOf(admin, `/form/${open}?draft`)).toMatchObject(preview);
    }
    for (const [browser, path] of [
      [admin, `/form/${open}`],
      [given().client(), `/form/${open}?draft`],
    ] as const) {
      expect(await pageOf(browser, path)).toMatchObject({ mode: 'fill', form: { name: form.Name } });
    }
    await admin.delete(`/api/admin/forms/${open}/draft`);

    const unborn = guidOf('unborn');
    await admin.put(`/api/admin/forms/${unborn}/draft`, {
      json: { ...form, GUID: unborn, Revision: 0, Name: { gb: 'Unborn' } },
    });
    const preview = { mode: 'preview', form: { name: { gb: 'Unborn' } } };
    expect(await pageOf(admin, `/form/${unborn}`)).toMatchObject(preview);
    expect((await admin.get(`/api/forms/${unborn}`)).json()).toMatchObject({ Name: { gb: 'Unborn' } });
    expect(await pageOf(given().client(), `/form/${unborn}`)).toMatchObject({ kind: 'not-found' });
  });

  describe('in a language', () => {
    it('is the site’s default until a visitor chooses', async () => {
      const response = await given()
        .client()
        .get('/', { headers: { 'accept-language': 'sv' } });

      expect(dataOf(response).context).toMatchObject({ language: 'gb', languageTag: 'en' });
    });

    it('is the one of a followed language link from then on', async () => {
      const browser = given().client();

      const asked = await browser.get('/?lang=fi');
      const later = await browser.get(`/form/${open}`);

      expect(asked.headers['set-cookie']).toBe(
        'selectedLanguage=fi; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
      );
      expect(dataOf(asked).context).toMatchObject({ language: 'fi', path: '/' });
      expect(dataOf(later).context.texts['send']).toBe('Lähetä');
    });

    it.each(['/?lang=xx', '/?lang=__proto__', '/?lang=fi&lang=gb'])('ignores %s', async (path) => {
      const response = await given().client().get(path);

      expect(dataOf(response).context.language).toMatch(/^(gb|fi)$/);
      expect(response.statusCode).toBe(200);
    });

    it('includes the texts of public pages only', async () => {
      const { texts } = dataOf(await given().client().get('/')).context;

      expect(Object.keys(texts).filter((key) => key.startsWith('admin.'))).toEqual([]);
      expect(texts['portalTitle']).toBe('Electronic forms');
    });
  });

  it('never caches a page of somebody who is signed in', async () => {
    const person = await given().signedIn(citizen);

    const own = await person.get('/');
    const other = await given().client().get('/');

    expect(dataOf(own).context.user).toMatchObject({ name: 'Demo' });
    expect(own.headers['cache-control']).toBe('no-store');
    expect(dataOf(other).context.user).toBeNull();
    expect(other.headers['cache-control']).toBe('private, no-cache');
  });

  describe('for signing in', () => {
    const fields = (values: object) => ({
      body: new URLSearchParams({ ...values }).toString(),
      type: 'application/x-www-form-urlencoded',
    });

    it('signs in without script and continues where it was needed', async () => {
      const browser = given().client();

      const response = await browser.post('/login', fields({ ...testAdmin, return: `/form/${open}` }));

      expect([response.statusCode, response.headers['location']]).toEqual([303, `/form/${open}`]);
      expect((await browser.get('/api/session')).json().user).toMatchObject({ admin: true });
      const again = await browser.get('/login?return=/form/x');
      expect([again.statusCode, again.headers['location']]).toEqual([303, '/form/x']);
    });

    it('shows without script that it was refused, and keeps the name', async () => {
      const response = await given()
        .client()
        .post('/login', fields({ username: 'admin', password: 'x' }));

      expect(response.statusCode).toBe(401);
      expect(dataOf(response).page).toEqual({
        kind: 'login',
        problem: 'refused',
        ended: false,
        username: 'admin',
        singleSignOn: false,
        returnTo: '/',
      });
      expect(response.body).not.toContain('"password":"x"');
    });

    it('never leads to another site', async () => {
      const browser = given().client();

      const shown = await browser.get('/login?return=https://evil.example/');
      const sent = await browser.post('/login', fields({ ...testAdmin, return: '//evil.example' }));

      expect(dataOf(shown).page).toMatchObject({ returnTo: '/' });
      expect(sent.headers['location']).toBe('/');
    });

    it('signs out with and without script, but not from another site’s page', async () => {
      const browser = await given().admin();
      const foreign = await browser.get('/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
      expect([foreign.statusCode, foreign.headers['location']]).toEqual([303, '/']);
      expect((await browser.get('/api/session')).json().user).not.toBeNull();

      const left = await browser.post('/logout');
      expect([left.statusCode, left.headers['location']]).toEqual([303, '/logout']);
      expect((await browser.get('/api/session')).json().user).toBeNull();
      expect(dataOf(await browser.get('/logout')).page).toEqual({ kind: 'logout' });

      const other = await given().admin();
      expect(dataOf(await other.get('/logout')).context.user).toBeNull();
      expect((await other.get('/api/session')).json().user).toBeNull();
    });
  });

  it.each([
    ['//evil.example/x', 404, '/evil.example/x'],
    ['///evil.example/%zz', 400, '/evil.example/%zz'],
  ])('has no links to another site at %s, an unknown address', async (url, status, path) => {
    const response = await given().portal.app.inject({ url: { pathname: url } });

    expect([response.statusCode, dataOf(response).context.path]).toEqual([status, path]);
  });

  it('shows the accessibility statement once there is one', async () => {
    const admin = await given().admin();
    expect((await given().client().get('/accessibility')).statusCode).toBe(404);
    const before = (await admin.get('/api/settings')).json();

    await admin.post('/api/settings', {
      json: { ...before, accessibilityStatement: { organisation: { gb: 'We' }, date: '2026-09-01' } },
    });
    expect(dataOf(await given().client().get('/accessibility')).page).toEqual({ kind: 'accessibility' });

    await admin.post('/api/settings', {
      json: { ...before, accessibilityStatement: 'https://example.org/a' },
    });
    const elsewhere = await given().client().get('/accessibility');
    expect([elsewhere.statusCode, elsewhere.headers['location']]).toEqual([302, 'https://example.org/a']);
  });

  it('serve flags themselves, one by one', async () => {
    const flag = await given().client().get('/flags/fi.svg');

    expect([flag.statusCode, flag.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(flag.body).toContain('<svg');
    expect(flag.headers['cache-control']).toContain('max-age');
  });
});
