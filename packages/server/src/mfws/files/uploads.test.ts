import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { describePortal, testAdmin } from '../../testing/app-under-test.ts';
import { formOf, large, multipart, pdf, uploading } from '../testing/files.ts';
import {
  addOrdinaryUser,
  loggedIn,
  mfwsClient,
  ordinaryUser,
  tokenOf,
  vaultGuid,
  type MfwsClient,
} from '../testing/mfws-client.ts';
import { aDocument, value } from '../testing/objects.ts';

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
    const { upload, documentWith } = uploading(() => client);
    async function tokenInVault(): Promise<string> {
      const { Authentication } = (await client.call('GET', 'session/vaults'))[0];
      return String(Authentication);
    }

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
      const one = await client.call('POST', 'files', formOf({ 'a.txt': 'yksi' }), multipart);
      const two = await client.call(
        'POST',
        'files',
        formOf({ 'a.txt': 'yksi', 'b.txt': 'toinen' }),
        multipart,
      );

      expect(one).toMatchObject({ Size: 4 });
      expect(two).toEqual([expect.objectContaining({ Size: 4 }), expect.objectContaining({ Size: 6 })]);
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
