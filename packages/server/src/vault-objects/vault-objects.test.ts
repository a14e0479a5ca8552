import { guidOf } from '@form-portal/domain/testing';
import { demoObjectTypes } from '@form-portal/vault';
import { beforeAll, expect, it, vi } from 'vitest';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';

const names = ['Yksi', 'Kaksi', 'Kolme'];

describePortal(
  'objects of the embedded vault',
  (given) => {
    let admin: TestClient;
    const list = async (query = '') => (await admin.get(`/api/admin/vault/objects${query}`)).json();
    const titles = ({ Items }: { Items: { Title: string }[] }) => Items.map(({ Title }) => Title);

    beforeAll(async () => {
      admin = await given().admin();
      const bound = { ...fields.count, property: 1007, dataType: 2 } as const;
      given().portal.submissions.start();
      for (const name of names) {
        given().system.clock.advance(1000);
        const form = sentForm({ guid: guidOf(name), fields: [bound], titleTemplate: name });
        await publish(given(), form);
        await post(given().client(), aSubmission(form, { [bound.guid]: '42' }));
        await vi.waitFor(async () => expect(titles(await list(`?q=${name}`))).toEqual([name]), 15_000);
      }
    });

    it('are listed newest first, page by page, with the vault’s members only', async () => {
      const first = await list('?limit=2');
      const second = await list(`?limit=2&cursor=${String(first.NextCursor)}`);

      expect([titles(first), titles(second)]).toEqual([['Kolme', 'Kaksi'], ['Yksi']]);
      expect(second.NextCursor).toBeNull();
      expect(first.Items[0]).toEqual({
        Type: demoObjectTypes.document,
        ID: expect.any(Number),
        Title: 'Kolme',
        Class: 0,
        Version: 1,
        Created: expect.stringMatching(/^2026-11-20T12:00:\d\d\.\d{3}Z$/),
      });
    });

    it('are found by type, by class and by words', async () => {
      expect(titles(await list('?type=0&class=0&q=KAKSI'))).toEqual(['Kaksi']);
      expect(titles(await list('?type=101'))).toEqual([]);
      expect(titles(await list('?class=9'))).toEqual([]);
    });

    it('have values by data type and for display', async () => {
      const [{ Type, ID }] = (await list('?q=Yksi')).Items;

      const object = (await admin.get(`/api/admin/vault/objects/${String(Type)}/${String(ID)}`)).json();

      expect(object.Properties).toContainEqual({
        PropertyDef: 1007,
        Name: expect.any(String),
        DataType: 2,
        Value: 42,
        DisplayValue: '42',
        Masked: false,
      });
      expect(object.Files).toMatchObject([{ ID: 1, Extension: 'pdf', Size: expect.any(Number) }]);
    });

    it('are read, with their summaries, only with a row in the audit log', async () => {
      const [{ Type, ID }] = (await list('?q=Kaksi')).Items;
      const object = `/api/admin/vault/objects/${String(Type)}/${String(ID)}`;
      const read = async (path: string) => {
        given().system.clock.advance(1000);
        await admin.get(path);
        const { Items } = (await admin.get('/api/admin/audit?limit=1')).json();
        return Items[0];
      };

      const { Submission } = (await admin.get(object)).json();

      expect(await read(object)).toMatchObject({
        Event: 'vault.object-read',
        Actor: 'admin',
        Subject: `${String(Type)}/${String(ID)}`,
      });
      expect(await read(`${object}/files/1/content`)).toMatchObject({
        Event: 'submission.pdf-read',
        Actor: 'admin',
        Subject: Submission.GUID,
      });
    });

    it.each([
      ['?cursor=nonsense', 400, 'request.invalid'],
      ['?limit=201', 400, 'request.invalid'],
      ['/0/999999', 404, 'not-found'],
      ['/0/999999/files/1/content', 404, 'not-found'],
    ])('are not found at %s', async (path, status, code) => {
      const response = await admin.get(`/api/admin/vault/objects${path}`);

      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    });

    it('have a summary that is downloaded in full only once the submission was removed', async () => {
      const form = sentForm({ guid: guidOf('removed'), titleTemplate: 'Poistettu' });
      await publish(given(), form);
      const sent = (await post(given().client(), aSubmission(form))).json();
      await vi.waitFor(async () => expect(titles(await list('?q=Poistettu'))).toHaveLength(1), 15_000);
      const [{ Type, ID }] = (await list('?q=Poistettu')).Items;
      const object = `/api/admin/vault/objects/${String(Type)}/${String(ID)}`;
      const files = async () => (await admin.get(object)).json().Files;
      expect(await files()).toMatchObject([{ ID: 1, Masked: true, OnlyInFull: false }]);

      await admin.delete(`/api/admin/submissions/${String(sent.GUID)}`);

      expect(await files()).toMatchObject([{ ID: 1, Masked: true, OnlyInFull: true }]);
      const summary = `${object}/files/1/content`;
      expect((await admin.get(summary)).statusCode).toBe(404);
      expect((await admin.get(`${summary}?full=true`)).statusCode).toBe(200);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
