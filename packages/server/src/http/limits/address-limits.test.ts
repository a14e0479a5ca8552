import { formControlNames } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { controls } from '../../submissions/testing/form-controls.ts';
import { fillStagedFiles, freeStagedFiles } from '../../submissions/testing/full-staged-files.ts';
import {
  aSubmission,
  fields,
  multipart,
  post,
  publish,
  sentForm,
  type PostPart,
} from '../../submissions/testing/posts.ts';
import { sampleFiles } from '../../submissions/testing/sample-files.ts';
import { stagedOf, withStaged } from '../../submissions/testing/staged-controls.ts';
import { describePortalOnSqlite, startPortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import { until } from '../../testing/until.ts';

const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';
/** A request that stays in progress: its body never arrives. */
const hanging =
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';

describe('connections of an address', () => {
  let given: PortalUnderTest;
  let sockets: Socket[] = [];

  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    await given.close();
  });

  async function start(environment: Readonly<Record<string, string>>): Promise<void> {
    given = await startPortal('sqlite', environment);
    await given.portal.app.listen({ host: '127.0.0.1', port: 0 });
  }

  async function open(text = ''): Promise<Socket> {
    const socket = connect((given.portal.app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  async function ask(head: string): Promise<string> {
    const socket = await open(`${head}\r\n`);
    const [response] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
    return String(response);
  }

  it('beyond the bound replace idle ones', async () => {
    await start({ PORTAL_ADDRESS_CONNECTIONS: '3' });

    for (let asked = 0; asked < 10; asked++) expect(await ask(get)).toContain('HTTP/1.1 200 ');

    await until(() => sockets.filter((socket) => !socket.closed).length === 3);
  });

  it('are refused while all others are in use, with the time to retry', async () => {
    await start({ PORTAL_ADDRESS_CONNECTIONS: '3' });
    const busy = [];
    for (let opened = 0; opened < 3; opened++) busy.push(await open(`${hanging}\r\n`));

    let refused = '';
    await until(async () => (refused = await ask(`${get}Accept-Language: fi\r\n`)).includes(' 503 '));
    for (const socket of busy) socket.destroy();
    await until(async () => (await ask(get)).includes('HTTP/1.1 200 '));

    expect(refused).toMatch(
      /^HTTP\/1\.1 503 [\s\S]*retry-after: 5[\s\S]*Verkostasi[\s\S]*"request\.address-busy"/,
    );
  });

  it('are closed beyond twice the bound', async () => {
    await start({ PORTAL_ADDRESS_CONNECTIONS: '3' });
    for (let opened = 0; opened < 10; opened++) await open();

    await until(() => sockets.filter((socket) => !socket.closed).length === 6);
  });

  it('are counted per client behind a trusted proxy, which may append the port', async () => {
    await start({ PORTAL_ADDRESS_CONNECTIONS: '3', PORTAL_TRUSTED_PROXIES: '127.0.0.1' });
    for (const address of ['203.0.113.5', '203.0.113.5:40001', 'anything, 203.0.113.5:40002'])
      await open(`${hanging}X-Forwarded-For: ${address}\r\n\r\n`);

    await until(async () => (await ask(`${get}X-Forwarded-For: 203.0.113.5\r\n`)).includes('HTTP/1.1 503 '));
    const other = await ask(`${get}X-Forwarded-For: 203.0.113.6\r\n`);

    expect(other).toContain('HTTP/1.1 200 ');
  });
});

describePortalOnSqlite(
  'what an address sends within a minute',
  (given) => {
    const form = sentForm({ guid: guidOf('volume') });
    const large = Buffer.alloc(700_000, 7);

    beforeAll(async () => {
      await publish(given(), form);
    });

    it('is bounded by declared length, whatever the outcome, and a first post is always accepted', async () => {
      const client = given().client('198.51.100.1');

      const first = await post(client, aSubmission(form), ['kuva.png', Buffer.alloc(1_200_000, 7)]);
      const refused = await post(client, aSubmission(form), ['kuva.png', large]);
      const other = await post(given().client('198.51.100.2'), aSubmission(form), ['kuva.png', large]);

      expect([first.statusCode, first.json().code]).toEqual([413, 'attachment.too-large']);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.address-uploads']);
      expect(refused.headers['retry-after']).toBe('60');
      expect(other.json().code).toBe('attachment.content-differs');
    });

    it('is bounded without script too, and the page returns what was typed', async () => {
      const client = given().client('198.51.100.3');
      const body = () =>
        multipart([
          [fields.name.guid, 'Åke Öhman'],
          [formControlNames.attachments, large, 'kuva.png'],
        ]);
      await client.post(`/form/${form.guid}`, body());

      const refused = await client.post(`/form/${form.guid}`, body());

      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('60');
      expect(pageDataOf(refused).page).toMatchObject({
        returned: {
          answers: { [fields.name.guid]: 'Åke Öhman' },
          problems: [{ code: 'request.address-uploads' }],
          files: ['kuva.png'],
        },
      });
    });

    it('is returned with the files that its page listed, even if nothing can be written', async () => {
      const client = given().client('198.51.100.4');
      const path = `/form/${form.guid}`;
      const picture: PostPart = [
        formControlNames.attachments,
        Buffer.concat([sampleFiles['kuva.png'], large]),
        'kuva.png',
      ];
      const staged = stagedOf(await client.post(path, controls({ [fields.day.guid]: '31.2.2027' }, picture)));
      await fillStagedFiles(given());

      const refused = await client.post(path, withStaged({}, staged, [], picture));
      await freeStagedFiles(given());

      expect(refused.statusCode).toBe(429);
      expect(stagedOf(refused)).toEqual(staged);
      expect(pageDataOf(refused).page).toMatchObject({
        returned: { answers: { [fields.name.guid]: 'Åke Öhman' }, files: ['kuva (2).png'] },
      });
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off', PORTAL_ADDRESS_UPLOAD_MB: '1' },
);

describe('forwarded headers', () => {
  it.each([
    ['an address that is not trusted', '192.0.2.9', 1],
    ['a trusted proxy', '10.0.0.5', 0],
  ])('from %s log one warning: %s, %i', async (_, peer, warnings) => {
    const given = await startPortal('sqlite', { PORTAL_TRUSTED_PROXIES: '10.0.0.0/8' });
    for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-proto'])
      await given.client(peer).get('/healthz', { headers: { [header]: 'https' } });
    await given.close();

    expect(given.system.logged().split('PORTAL_TRUSTED_PROXIES')).toHaveLength(warnings + 1);
  });
});
