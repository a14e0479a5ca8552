import { demoClasses, demoObjectTypes } from '@form-portal/vault';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { formOf, large, multipart, pdf, uploading } from '../testing/files.ts';
import { loggedIn, type MfwsClient } from '../testing/mfws-client.ts';
import { aDocument, lookup, value } from '../testing/objects.ts';

describePortal(
  'files through the M-Files API',
  (given) => {
    let client: MfwsClient;
    beforeAll(async () => {
      client = await loggedIn(given());
    });
    const { upload, documentWith } = uploading(() => client);
    const contentOf = async (path: string) => (await client.send('GET', `${path}/content`)).rawPayload;

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

    it('are added to an object, renamed, replaced and removed, each in a new version', async () => {
      const made = await documentWith();
      const files = `objects/0/${made.ObjVer.ID}/latest/files`;

      const added = await client.call('POST', `${files}/upload`, [
        { UploadID: await upload(pdf), Title: 'yksi', Extension: 'pdf', Size: pdf.length },
      ]);
      const more = await client.call('POST', files, formOf({ 'kaksi.txt': 'kaksi' }), multipart);
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
  },
  { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' },
);
