import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { addOrdinaryUser, loggedIn, ordinaryUser, type MfwsClient } from '../testing/mfws-client.ts';
import { aDocument } from '../testing/objects.ts';

interface Tables {
  readonly mfws_uploads: { readonly upload: number };
}

const pdf = Buffer.from('%PDF-1.7 liite');
const multipart = { 'content-type': 'multipart/form-data; boundary=raja' };
const two = Buffer.from(
  ['yksi', 'toinen']
    .map(
      (name) => `--raja\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\nx\r\n`,
    )
    .join('')
    .concat('--raja--\r\n'),
);

describePortal(
  'files that the M-Files API refuses',
  (given) => {
    let admin: MfwsClient;
    let ordinary: MfwsClient;

    beforeAll(async () => {
      await addOrdinaryUser(given());
      admin = await loggedIn(given());
      ordinary = await loggedIn(given(), ordinaryUser);
    });

    async function singleFile(): Promise<string> {
      const { UploadID } = await ordinary.call('POST', 'files', pdf);
      const files = [{ UploadID, Title: 'Hakemus', Extension: 'pdf' }];
      const { ObjVer } = await ordinary.call('POST', 'objects/0', aDocument('Hakemus', [], files));
      return `objects/0/${ObjVer.ID}`;
    }

    async function checkedOut(): Promise<string> {
      const path = await singleFile();
      await ordinary.call('PUT', `${path}/checkedout`, { Value: 2 });
      return path;
    }

    const nowhere = () => Promise.resolve('objects/0/99999');
    const add = { method: 'POST', resource: 'files', content: pdf };
    const replace = { method: 'PUT', resource: 'files/1/content', content: pdf };

    async function countUploads(): Promise<number> {
      const { read } = given().portal.storage.database.withTables<Tables>();
      return (await read.selectFrom('mfws_uploads').select('upload').execute()).length;
    }

    it.each([
      ['the object does not exist', nowhere, add, 404],
      ['another account has the object checked out', checkedOut, add, 409],
      ['a single-file document would have two', singleFile, add, 500],
      ['another account has their object checked out', checkedOut, replace, 409],
      ['two are sent to replace one', singleFile, { ...replace, content: two }, 400],
    ])('take no room in the login: %s', async (_why, object, { method, resource, content }, status) => {
      const path = await object();
      const before = await countUploads();

      const headers = content === two ? multipart : {};
      const response = await admin.send(method, `${path}/${resource}`, content, headers);

      expect([response.statusCode, await countUploads()]).toEqual([status, before]);
    });

    it('take no room in the login: the form breaks off', async () => {
      const before = await countUploads();

      const response = await admin.send('POST', 'files', two.subarray(0, -20), multipart);

      expect([response.statusCode, await countUploads()]).toEqual([400, before]);
    });

    it('are not received for an object that does not exist', async () => {
      const tooLarge = { 'content-length': String(300 * 1_048_576) };

      const response = await admin.send('POST', 'objects/0/99999/files', pdf, tooLarge);

      expect(response.statusCode).toBe(404);
    });
  },
  { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' },
);
