import { guidOf } from '@form-portal/domain/testing';
import type { Engine } from '@form-portal/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKillablePortal, type KillablePortal } from './delivery/testing/killable-portal.ts';
import { aSubmission, publish, sentForm } from './submissions/testing/posts.ts';
import { startPortal, testAdmin, type PortalUnderTest } from './testing/app-under-test.ts';
import { testSystemDeps } from './testing/test-system-deps.ts';

type Document = Readonly<Record<string, unknown>>;

/** Long enough for a process to start on a busy machine. */
const startMs = 90_000;

describe.each<Engine>(['sqlite', 'postgres'])('two processes of the portal on one %s', (engine) => {
  /** The portal that runs in the process of the test. */
  let one: PortalUnderTest;
  let other: KillablePortal;
  let origin: string;
  let cookie: string;

  beforeAll(async () => {
    const environment = { PORTAL_MFWS: 'true', PORTAL_SUBMISSION_LIMIT: 'off' };
    one = await startPortal(engine, environment, { ...testSystemDeps(), now: () => new Date() });
    origin = await one.portal.app.listen({ host: '127.0.0.1', port: 0 });
    const { dataDir, databaseUrl } = one.config;
    other = await startKillablePortal({ dataDir, databaseUrl: databaseUrl ?? '', environment });
    cookie = await signIn('one', testAdmin);
  }, startMs);

  afterAll(async () => {
    await other.stop();
    await one.close();
  }, startMs);

  function addressAt(process: 'one' | 'other', path: string): string {
    return `${process === 'one' ? origin : other.url}${path}`;
  }

  async function read(process: 'one' | 'other', path: string) {
    const response = await fetch(addressAt(process, path));
    const document = (await response.json()) as Document;
    return { document, version: response.headers.get('etag') ?? '' };
  }

  function send(
    process: 'one' | 'other',
    [method, path]: readonly [method: 'POST' | 'PUT', path: string],
    document: Document,
    headers: Readonly<Record<string, string>> = {},
  ) {
    return fetch(addressAt(process, path), {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(document),
    });
  }

  /** As the administrator. */
  function post(process: 'one' | 'other', path: string, document: Document, version?: string) {
    return send(process, ['POST', path], document, {
      cookie,
      ...(version !== undefined && { 'if-match': version }),
    });
  }

  /** The cookies of a new session. */
  async function signIn(process: 'one' | 'other', account: Document): Promise<string> {
    const signedIn = await send(process, ['POST', '/api/session'], account);
    expect(signedIn.status).toBe(200);
    return signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
  }

  /** A token for a program, of the M-Files API. */
  async function tokenOf(process: 'one' | 'other', { username, password }: Document): Promise<string> {
    const credentials = { Username: username, Password: password };
    const ask = async (more: Document) => {
      const response = await send(process, ['POST', '/REST/server/authenticationtokens'], {
        ...credentials,
        ...more,
      });
      return ((await response.json()) as { readonly Value: string }).Value;
    };
    const vaults = await fetch(addressAt(process, '/REST/server/vaults'), {
      headers: { 'x-authentication': await ask({}) },
    });
    const [vault] = (await vaults.json()) as readonly { readonly GUID: string }[];
    return ask({ VaultGuid: vault?.GUID });
  }

  async function pageAt(process: 'one' | 'other'): Promise<string> {
    return (await fetch(addressAt(process, '/'))).text();
  }

  it('show settings that one of them saved on the very next page of the other', async () => {
    const before = await read('other', '/api/settings');
    expect(await pageAt('other')).not.toContain('Kuusilahti');
    const saved = await post('one', '/api/settings', { ...before.document, siteName: 'Kuusilahti' });
    expect(saved.status).toBe(200);

    expect(await pageAt('other')).toContain('Kuusilahti');
    const after = await read('other', '/api/settings');
    expect(after.document).toMatchObject({ siteName: 'Kuusilahti' });
    expect(after.version).not.toBe(before.version);
  });

  it('show texts that one of them saved on the very next page of the other', async () => {
    const { document } = await read('other', '/api/translations');
    const finnish = { ...(document['fi'] as Document), portalTitle: 'Kuusilahden lomakkeet' };
    expect(await pageAt('other')).not.toContain('Kuusilahden lomakkeet');
    const saved = await post('one', '/api/translations', { ...document, fi: finnish });
    expect(saved.status).toBe(200);

    expect(await pageAt('other')).toContain('Kuusilahden lomakkeet');
    expect((await read('other', '/api/translations')).document).toMatchObject({ fi: finnish });
  });

  it('give the last place of a form to exactly one of a hundred who send to both at once', async () => {
    const form = await publish(one, sentForm({ guid: guidOf('last place') }));
    const texts = { Before: {}, After: {}, Full: {} };
    const opening = { OpensAt: null, ClosesAt: null, GraceMinutes: 10, Cap: 1, Texts: texts };
    const opened = await send('one', ['PUT', `/api/admin/forms/${form.guid}/opening`], opening, { cookie });
    expect(opened.status).toBe(200);

    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const body = new FormData();
        body.append('submission', JSON.stringify(aSubmission(form)));
        const address = addressAt(index % 2 === 0 ? 'one' : 'other', '/api/submissions');
        const response = await fetch(address, { method: 'POST', body });
        return response.status;
      }),
    );

    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 99 }, () => 403)]);
  });

  it.each(['/api/settings', '/api/translations'])(
    'refuse to save %s over a newer version saved by the other',
    async (path) => {
      const { document, version } = await read('one', path);
      const theirs = await post('other', path, { ...document, ...(await changeOf(path)) }, version);
      expect(theirs.status).toBe(200);

      const mine = await post('one', path, document, version);
      expect(mine.status).toBe(409);
      expect(await mine.json()).toMatchObject({ code: 'revision_conflict' });
      expect((await read('one', path)).version).toBe(theirs.headers.get('etag'));
    },
  );

  it.each<[string, Document]>([
    ['that loses its rights', { Admin: false }],
    ['that is disabled', { Enabled: false }],
    ['with a new password', { Password: 'uusi salasana laiturilla' }],
  ])('refuse the very next request of an account %s in the other, in its programs too', async (_, change) => {
    const account = { username: `aino-${Object.keys(change)[0]?.toLowerCase()}`, password: 'soutu vene 4' };
    const users = '/api/admin/vault/users';
    const draft = { Username: account.username, Name: 'Aino', Admin: true, Enabled: true };
    await post('one', '/api/session/confirmation', { Password: testAdmin.password });
    const created = await post('one', users, { ...draft, Password: account.password });
    const { ID } = (await created.json()) as { readonly ID: number };
    const theirs = { cookie: await signIn('other', account) };
    const program = { 'x-authentication': await tokenOf('other', account) };
    const statuses = async () => [
      (await fetch(addressAt('other', users), { headers: theirs })).status,
      (await fetch(addressAt('other', '/REST/session'), { headers: program })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);

    const saved = await send('one', ['PUT', `${users}/${ID}`], { ...draft, ...change }, { cookie });

    expect(saved.status).toBe(200);
    expect(await statuses()).toEqual([401, 403]);
  });

  /** A change to the document of a path. */
  async function changeOf(path: string): Promise<Document> {
    if (path === '/api/settings') return { siteName: 'Kuusilahden kunta' };
    const { document } = await read('one', path);
    return { se: { ...(document['se'] as Document), portalTitle: 'Granviks blanketter' } };
  }
});
