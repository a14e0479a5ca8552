import type { AdminPageContext } from '@form-portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styleHash } from '../http/security/security-headers.ts';
import { startPortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { testSystemDeps } from '../testing/test-system-deps.ts';

const template =
  '<html lang="%language-tag%"><title>%title%</title><link rel="icon" href="/own.svg" type="image/svg+xml" /><!--style--><!--scripts /admin/form/ /admin/assets/a.js /admin/assets/b.js--><script type="application/json">%page-context%</script>';

describe('the administration', () => {
  let portal: PortalUnderTest;

  beforeAll(async () => {
    const system = testSystemDeps();
    portal = await startPortal('sqlite', {}, { ...system, web: { ...system.web, adminPage: template } });
  });
  afterAll(() => portal.close());

  it.each(['/admin', '/admin/form/new', '/admin/settings', '/admin/anything'])(
    'sends a visitor who is not signed in from %s to the sign-in and back',
    async (path) => {
      const response = await portal.client().get(path);

      expect([response.statusCode, response.headers['location']]).toEqual([
        303,
        `/login?return=${encodeURIComponent(path)}`,
      ]);
    },
  );

  it.each([
    ['a vault user without the right', { type: 'mfiles', name: 'Clerk', admin: false }],
    ['an identified person', { type: 'saml', name: 'Citizen', admin: false, attributes: {} }],
  ] as const)('sends %s to the sign-in', async (_, user) => {
    const response = await (await portal.signedIn(user)).get('/admin');

    expect(response.statusCode).toBe(303);
  });

  it('is one page in the site’s language and colours, with every text and the user', async () => {
    const admin = await portal.admin();

    const response = await admin.get('/admin/form/new');

    const [, style = ''] = /<style>(.*)<\/style>/.exec(response.body) ?? [];
    const [, json = ''] = /json">(.*)<\/script>/.exec(response.body) ?? [];
    const context: AdminPageContext = JSON.parse(json);
    expect(response.headers['content-security-policy']).toContain(styleHash(style));
    expect(response.headers['cache-control']).toBe('no-store');
    expect(context.user).toMatchObject({ admin: true });
    expect(context).toMatchObject({ ownsVault: true, holdsDeliveries: false, sendsMail: false });
    expect(context.texts['admin.myForms']).not.toBe('');
    expect(response.body).toContain('<link rel="icon" href="/own.svg" type="image/svg+xml">');
    expect(response.body).not.toMatch(/%(language-tag|title|page-context)%|<!--/);
  });

  it.each([
    ['/admin/form/new', ['/admin/assets/a.js', '/admin/assets/b.js']],
    ['/admin', []],
    ['/admin/settings', []],
  ])('preloads the scripts that %s needs', async (path, scripts) => {
    const { body } = await (await portal.admin()).get(path);

    const preloaded = [...body.matchAll(/<link rel="modulepreload" crossorigin href="(.*?)">/g)];
    expect(preloaded.map(([, script]) => script)).toEqual(scripts);
    expect(body).not.toContain('<!--');
  });

  it('takes flags from an external service when configured', async () => {
    const system = testSystemDeps();
    const web = { ...system.web, adminPage: template };
    const environment = { PORTAL_FLAG_URL: 'https://flags.example/4x3/{code}.svg' };
    const other = await startPortal('sqlite', environment, { ...system, web });
    const flag = await other.client().get('/flags/fi.svg');
    const page = await (await other.admin()).get('/admin');
    await other.close();

    expect([flag.statusCode, flag.headers['location']]).toEqual([302, 'https://flags.example/4x3/fi.svg']);
    expect(page.headers['content-security-policy']).toContain("img-src 'self' data: https://flags.example;");
  });

  it('is not found while it is not built', async () => {
    const other = await startPortal('sqlite');
    const response = await (await other.admin()).get('/admin');
    await other.close();

    expect(response.statusCode).toBe(404);
  });
});
