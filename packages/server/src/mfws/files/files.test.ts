import { demoClasses, demoObjectTypes } from '@form-portal/vault';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePortal, testAdmin } from '../../testing/app-under-test.ts';
import {
  addOrdinaryUser,
  mfwsClient,
  loggedIn,
  ordinaryUser,
  tokenOf,
  vaultGuid,
  type MfwsClient,
} from '../testing/mfws-client.ts';
import { aDocument, lookup, value } from '../testing/objects.ts';

const pdf = Buffer.from('%PDF-1.7 liite');
const large = Buffer.alloc(700_000, 'ä');

interface Tables {
  readonly blobs: { readonly sha256: string };
  readonly mfws_uploads: { readonly upload: number };
}

describePortal(
  'files through the M-Files API',
  (given) => {
    let client: MfwsClient;
    beforeAll(async () => {
      await addOrdinaryUser(given());
      client = await loggedIn(given());
    });

    const upload = async (content: Buffer, by: MfwsClient = client) =>
      Number((await by.call('POST', 'files', content)).UploadID);
    const documentWith = async (...files: readonly object[]) =>
      client.call('POST', 'objects/0', aDocument('Liitteet', [], files));
    const contentOf = async (path: string, by: MfwsClient = client) =>
      (await by.send('GET', `${path}/content`)).rawPayload;
    const form = (files: Readonly<Record<string, string>>) => {
      const parts = Object.entries(files).map(
        ([name, content]) =>
          `--raja\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`,
      );
      return Buffer.from(`${parts.join('')}--raja--\r\n`);
    };
    const multipart = { 'content-type': 'multipart/form-data; boundary=raja' };

    it('are uploaded unchanged, counted per login, and not yet named', async () => {
      const fresh = await loggedIn(given());

      expect(await fresh.call('POST', 'files', pdf)).toEqual({
        UploadID: 1,
        Size: pdf.length,
        FileInformationType: 0,
      });
      const typed = { 'content-type': 'application/octet-stream' };
      expect(await fresh.call('POST', 'files', large, typed)).toMatchObject({
        UploadID: 2,
        Size: large.length,
      });
      expect(await fresh.call('POST', 'files', Buffer.from('x'), { 'content-type': 'x' })).toMatchObject({
        UploadID: 3,
      });
    });

    it('are returned alone when a form contains one, as a list when it contains several', async () => {
      const one = await client.call('POST', 'files', form({ 'a.txt': 'yksi' }), multipart);
      const two = await client.call('POST', 'files', form({ 'a.txt': 'yksi', 'b.txt': 'toinen' }), multipart);

      expect(one).toMatchObject({ Size: 4 });
      expect(two).toEqual([expect.objectContaining({ Size: 4 }), expect.objectContaining({ Size: 6 })]);
    });

    it('are attached to the object created from them, and are returned complete', async () => {
      const [first, second] = [await upload(pdf), await upload(large)];

      const made = await documentWith(
        { UploadID: first, Title: 'Hakemus', Extension: 'pdf', Size: pdf.length },
        { UploadID: second, Title: 'Iso liite', Extension: 'bin', Size: large.length },
      );

      expect(made.Files).toEqual([
        expect.objectContaining({
          ID: 1,
          Name: 'Hakemus',
          Extension: 'pdf',
          EscapedName: 'Hakemus.pdf',
          Size: pdf.length,
          FileGUID: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
          FileVersionType: 3,
        }),
        expect.objectContaining({ ID: 2, Name: 'Iso liite', Size: large.length }),
      ]);
      const path = `objects/0/${made.ObjVer.ID}/latest/files`;
      expect(await client.call('GET', path)).toEqual(made.Files);
      expect((await contentOf(`${path}/1`)).equals(pdf)).toBe(true);
      expect((await contentOf(`${path}/2`)).equals(large)).toBe(true);
    });

    it('are downloaded with their type and their name in both spellings, and never run', async () => {
      const made = await documentWith({ UploadID: await upload(pdf), Title: 'Äiti 1', Extension: 'pdf' });

      const { headers } = await client.send('GET', `objects/0/${made.ObjVer.ID}/files/1/content`);

      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toBe(
        `Attachment; filename="%C3%84iti%201.pdf"; filename*=utf-8''%C3%84iti%201.pdf`,
      );
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    it.each([
      ['bytes=0-3', 206, '%PDF', 'bytes 0-3/14'],
      ['bytes=9-', 206, 'liite', 'bytes 9-13/14'],
      ['bytes=-2', 206, 'te', 'bytes 12-13/14'],
      ['bytes=9-999', 206, 'liite', 'bytes 9-13/14'],
      ['bytes=20-30', 200, '%PDF-1.7 liite', undefined],
      ['bytes=0-1,3-4', 200, '%PDF-1.7 liite', undefined],
    ])('are returned in part when a range is requested: %s', async (range, status, bytes, contentRange) => {
      const made = await documentWith({ UploadID: await upload(pdf), Title: 'osa', Extension: 'pdf' });

      const path = `objects/0/${made.ObjVer.ID}/files/1/content`;
      const response = await client.send('GET', path, undefined, { range });

      expect([response.statusCode, response.body]).toEqual([status, bytes]);
      expect(response.headers['content-range']).toBe(contentRange);
    });

    it('are returned in part across stored chunks', async () => {
      const made = await documentWith({ UploadID: await upload(large), Title: 'iso', Extension: 'bin' });

      const path = `objects/0/${made.ObjVer.ID}/files/1/content`;
      const response = await client.send('GET', path, undefined, { range: 'bytes=300001-600000' });

      expect(response.rawPayload.equals(large.subarray(300_001, 600_001))).toBe(true);
    });

    describe('get a valid name from what clients send', () => {
      it.each([
        ['with the extension still in the title', { Title: 'kuva.png', Extension: 'png' }, 'kuva', 'png'],
        ['with a dot before the extension', { Title: 'kuva', Extension: '.png' }, 'kuva', 'png'],
        ['with a full path', { Title: 'C:\\kansio\\kuva', Extension: 'png' }, 'kuva', 'png'],
        ['with another path', { Title: '../../etc/passwd' }, 'passwd', ''],
        ['without an extension', { Title: 'kuva.png' }, 'kuva.png', ''],
      ])('%s', async (_what, name, Name, Extension) => {
        const made = await documentWith({ UploadID: await upload(pdf), ...name });

        expect(made.Files[0]).toMatchObject({ Name, Extension });
      });
    });

    it.each([null, [], [[]], undefined])('may be absent: Files %j', async (Files) => {
      const { PropertyValues } = Object(aDocument('Ei liitteitä'));

      const made = await client.call('POST', 'objects/0', { PropertyValues, Files });

      expect(made.Files).toEqual([]);
    });

    it('cannot be used by another login', async () => {
      const other = await loggedIn(given(), ordinaryUser);
      await upload(pdf, other);
      const id = (await upload(pdf, other)) + 1000;

      const response = await client.send(
        'POST',
        'objects/0',
        aDocument('Vieras', [], [{ UploadID: id, Title: 'x', Extension: 'pdf' }]),
      );

      expect(response.statusCode).toBe(400);
    });

    it('are kept when the vault refuses the object, for another attempt', async () => {
      const named = { UploadID: await upload(pdf), Title: 'x', Extension: 'pdf' };
      const refused = aDocument('x', [value(1054, 2, 1.5)], [named]);

      expect((await client.send('POST', 'objects/0', refused)).statusCode).toBe(500);
      expect((await documentWith(named)).Files).toHaveLength(1);
      expect((await client.send('POST', 'objects/0', aDocument('x', [], [named]))).statusCode).toBe(400);
    });

    it('are added to an object, renamed, replaced and removed, each in a new version', async () => {
      const made = await documentWith();
      const files = `objects/0/${made.ObjVer.ID}/latest/files`;

      const added = await client.call('POST', `${files}/upload`, [
        { UploadID: await upload(pdf), Title: 'yksi', Extension: 'pdf', Size: pdf.length },
      ]);
      const more = await client.call('POST', files, form({ 'kaksi.txt': 'kaksi' }), multipart);
      const renamed = await client.call('PUT', `${files}/1/title`, { Value: 'uusi nimi' });
      const replaced = await client.call('PUT', `${files}/2/content`, Buffer.from('korvattu'));
      const removed = await client.call('POST', `${files}/1?_method=DELETE`);

      const names = ({ Files }: typeof made) => Files.map((one: typeof made) => one.EscapedName);
      expect([added, more, renamed, removed].map(names)).toEqual([
        ['yksi.pdf'],
        ['yksi.pdf', 'kaksi.txt'],
        ['uusi nimi.pdf', 'kaksi.txt'],
        ['kaksi.txt'],
      ]);
      expect(replaced.Files[1]).toMatchObject({ Size: 8 });
      expect(String(await contentOf(`${files}/2`))).toBe('korvattu');
      expect(String(await contentOf(`objects/0/${made.ObjVer.ID}/3/files/2`))).toBe('kaksi');
      expect(removed.ObjVer.Version).toBe(6);
    });

    it('create a single-file document only from exactly one file', async () => {
      const single = (files: readonly object[]) =>
        client.send('POST', 'objects/0', aDocument('Yksi', [value(22, 8, true)], files));
      const one = { UploadID: await upload(pdf), Title: 'a', Extension: 'pdf' };

      expect((await single([])).statusCode).toBe(500);
      expect((await single([one])).json()).toMatchObject({
        SingleFile: true,
        EscapedTitleWithID: expect.stringMatching(/\.pdf$/),
      });
    });

    it('make a document of one file a single-file document, unless the client says otherwise', async () => {
      const one = async () => ({ UploadID: await upload(pdf), Title: 'a', Extension: 'pdf' });
      const single = async (files: readonly object[], more: readonly object[] = []) =>
        (await client.call('POST', 'objects/0', aDocument('Yksi', more, files))).SingleFile;

      expect(await single([await one()])).toBe(true);
      expect(await single([])).toBe(false);
      expect(await single([await one(), await one()])).toBe(false);
      expect(await single([await one()], [value(22, 8, false)])).toBe(false);
      const { PropertyValues } = Object(aDocument('Asia'));
      const ofCase = PropertyValues.map((sent: { PropertyDef: number }) =>
        sent.PropertyDef === 100 ? lookup(100, demoClasses.contactRequest) : sent,
      );
      const made = await client.call('POST', `objects/${demoObjectTypes.case}`, {
        PropertyValues: ofCase,
        Files: [await one()],
      });
      expect(made.SingleFile).toBe(false);
    });

    it('give an object without a title its name', async () => {
      const { PropertyValues } = Object(aDocument('x'));
      const untitled = PropertyValues.filter((one: { PropertyDef: number }) => one.PropertyDef !== 0);
      const Files = [{ UploadID: await upload(pdf), Title: 'Skannattu', Extension: 'pdf' }];

      expect(await client.call('POST', 'objects/0', { PropertyValues: untitled, Files })).toMatchObject({
        Title: 'Skannattu',
      });
    });

    it('are discarded with their login when no object uses them', async () => {
      const { database, blobs } = given().portal.storage;
      const count = async (table: 'blobs' | 'mfws_uploads') =>
        (await database.withTables<Tables>().read.selectFrom(table).selectAll().execute()).length;
      const before = [await count('blobs'), await count('mfws_uploads')];
      const leaving = await loggedIn(given(), ordinaryUser, { SessionID: 'leaving' });
      await upload(Buffer.from('content that occurs only here'), leaving);

      await leaving.call('DELETE', 'session');
      await blobs.sweep(0);

      expect([await count('blobs'), await count('mfws_uploads')]).toEqual(before);
    });

    it('are refused over the limit before they are read, with a JSON response', async () => {
      const response = await given().portal.app.inject({
        method: 'POST',
        url: '/REST/files',
        headers: { 'x-authentication': await tokenInVault(), 'content-length': String(300 * 1_048_576) },
        payload: Buffer.from('x'),
      });

      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({ Status: 413 });
    });

    async function tokenInVault(): Promise<string> {
      const { Authentication } = (await client.call('GET', 'session/vaults'))[0];
      return String(Authentication);
    }

    it('are refused without a login', async () => {
      expect((await mfwsClient(given()).send('POST', 'files', pdf)).statusCode).toBe(403);
    });

    it('are refused like files without a login when their login ends while they are uploaded', async () => {
      const session = { VaultGuid: await vaultGuid(given()), SessionID: 'ends' };
      const own = { 'x-authentication': await tokenOf(given(), testAdmin, session) };
      async function* slowly() {
        yield pdf;
        await mfwsClient(given(), own).call('DELETE', 'session');
        yield pdf;
      }

      const response = await given().portal.app.inject({
        method: 'POST',
        url: '/REST/files',
        headers: own,
        payload: Readable.from(slowly()),
      });

      expect(response.json()).toMatchObject({ Status: 403, IsLoggedToApplication: false });
    });
  },
  { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' },
);
