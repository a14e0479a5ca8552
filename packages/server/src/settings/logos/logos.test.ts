import { dayMs } from '@form-portal/domain';
import { aSettings } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import type { TestClient } from '../../testing/test-client.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>';

/** A PNG up to the end of its header. */
function png(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([header, size, Buffer.from('0806000000', 'hex')]);
}

async function upload(admin: TestClient, content: string | Buffer): Promise<string> {
  const json = { Content: Buffer.from(content).toString('base64') };
  const response = await admin.post('/api/admin/logos', { json });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().Path;
}

function save(admin: TestClient, logo: { readonly light: string; readonly dark: string }) {
  return admin.post('/api/settings', { json: settingsToWire(aSettings({ logo })) });
}

describePortal('logos', (given) => {
  it('are shown on every page once the settings name them', async () => {
    const admin = await given().admin();
    const logo = { light: await upload(admin, svg), dark: await upload(admin, png(400, 100)) };

    expect((await save(admin, logo)).json()).toMatchObject({ logo });

    const page = (await given().client().get('/login')).body;
    expect(page).toContain(logo.light);
    expect(page).toContain(logo.dark);
  });

  it('are sent as images that cannot run anything', async () => {
    const admin = await given().admin();
    const names = [await upload(admin, svg), await upload(admin, png(4, 4))];

    const responses = await Promise.all(names.map((name) => given().client().get(name)));

    expect(responses.map(({ headers }) => headers['content-type'])).toEqual(['image/svg+xml', 'image/png']);
    expect(responses[0]?.body).toBe(svg);
    for (const { headers } of responses) {
      expect(headers['content-security-policy']).toBe(
        "sandbox; default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });

  it('are stored without what does more than draw, which the response names', async () => {
    const admin = await given().admin();
    const unsafe = svg.replace('<path', '<script>alert(1)</script><path onload="alert(1)"');
    const json = { Content: Buffer.from(unsafe).toString('base64') };

    const { Path, Removed } = (await admin.post('/api/admin/logos', { json })).json();

    expect(Removed).toEqual(['<script>', 'onload']);
    expect((await given().client().get(Path)).body).toBe(svg);
  });

  it('are recorded in the audit log when they are uploaded', async () => {
    const name = await upload(await given().admin(), svg.replace('h4', 'h5'));

    const { read } = given().portal.storage.database;
    const events = await read.selectFrom('audit_events').select(['event', 'actor', 'detail']).execute();
    expect(events).toContainEqual({ event: 'settings.logo-uploaded', actor: 'admin', detail: name });
  });

  it('are refused from visitors', async () => {
    const json = { Content: Buffer.from(svg).toString('base64') };

    expect((await given().client().post('/api/admin/logos', { json })).statusCode).toBe(401);
  });

  it.each([
    ['logo.has-entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg.replace('<path', '&a;<path')}`],
    ['logo.not-an-image', 'GIF89a'],
    ['logo.not-an-image', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['logo.too-large', png(2001, 10)],
    ['logo.too-large', svg.replace('M0', ' '.repeat(204_800))],
  ])('are refused with %s', async (code, content) => {
    const admin = await given().admin();
    const json = { Content: Buffer.from(content).toString('base64') };

    const refused = await admin.post('/api/admin/logos', { json });

    expect([refused.statusCode, refused.json().code]).toEqual([400, code]);
  });

  it('that were not uploaded are refused in settings', async () => {
    const refused = await save(await given().admin(), { light: '', dark: `/logos/${'0'.repeat(64)}.png` });

    expect([refused.statusCode, refused.json().code]).toEqual([400, 'settings.logo-unknown']);
  });

  it('are removed a day after their upload once no settings name them', async () => {
    const admin = await given().admin();
    const light = await upload(admin, svg.replace('h4', 'h3'));
    const dark = await upload(admin, svg.replace('h4', 'h2'));
    await save(admin, { light, dark });
    const { clock } = given().system;
    clock.advance(dayMs + 1000);
    const recent = await upload(await given().admin(), svg.replace('h4', 'h1'));

    await save(await given().admin(), { light: '', dark });

    const found = await Promise.all(
      [light, dark, recent].map(async (name) => (await given().client().get(name)).statusCode),
    );
    expect(found).toEqual([404, 200, 200]);
  });
});
