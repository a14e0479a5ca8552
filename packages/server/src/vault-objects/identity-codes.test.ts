import { aField, guidOf } from '@form-portal/domain/testing';
import { defaultSettings } from '@form-portal/domain';
import { settingsToWire } from '@form-portal/domain/wire';
import { extractText } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { loggedIn, type MfwsClient } from '../mfws/testing/mfws-client.ts';
import { aSubmission, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';
import { until } from '../testing/until.ts';

/** The property that the site maps identity codes to. */
const codeProperty = 1012;

describePortal(
  'identity codes',
  (given) => {
    const code = aField('text', { guid: guidOf('code'), property: codeProperty, dataType: 1 });
    const story = aField('text', { guid: guidOf('story'), property: 1038, dataType: 1 });
    const unbound = aField('text', { guid: guidOf('unbound') });
    let admin: TestClient;
    let program: MfwsClient;
    let submission: string;
    let receipt: string;
    let object: string;

    beforeAll(async () => {
      admin = await given().admin();
      program = await loggedIn(given());
      const suomifi = { enabled: false, properties: { personalIdentityCode: codeProperty } };
      await admin.post('/api/settings', { json: settingsToWire({ ...defaultSettings, suomifi }) });
      given().portal.submissions.start();
      const form = sentForm({
        guid: guidOf('form'),
        fields: [code, story, unbound],
        titleTemplate: '{reference} 131052-308T',
      });
      await publish(given(), form);
      const answers = {
        [code.guid]: 'SE/FI/199001',
        [story.guid]: 'Asia koskee 210281-9988',
        [unbound.guid]: '010190Y999W',
      };
      const sent = await post(given().client(), aSubmission(form, answers), ['210281-9988.pdf', aPdf]);
      ({ GUID: submission, ReceiptURL: receipt } = sent.json());
      await until(async () => (await list()).length === 1);
      const [{ Type, ID }] = await list();
      object = `/api/admin/vault/objects/${Type}/${ID}`;
    });

    const search = (q: string) => admin.get(`/api/admin/vault/objects?q=${encodeURIComponent(q)}`);
    const list = async () => (await search('131052')).json().Items;
    /** Audit events about identity codes, newest first. */
    const events = async (): Promise<readonly string[]> => {
      given().system.clock.advance(1000);
      const { Items } = (await admin.get('/api/admin/audit?group=codes')).json();
      return Items.map((row: Record<string, string>) => `${row['Event']} ${row['Actor']} ${row['Detail']}`);
    };
    const pdfText = async (path: string) => {
      const { rawPayload } = await admin.get(path);
      return (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text;
    };
    const codes = /199001|9988|999W|308T/;

    it('are masked in every response about the vault and the submission', async () => {
      const bodies = await Promise.all(
        [
          '/api/admin/vault/objects?q=131052',
          object,
          `/api/admin/submissions/${submission}`,
          `/api/admin/forms/${guidOf('form')}/submissions?format=csv`,
        ].map(async (path) => (await admin.get(path)).body),
      );

      expect(bodies.filter((body) => codes.test(body))).toEqual([]);
      expect(JSON.parse(bodies[1]!)).toMatchObject({
        Title: expect.stringMatching(/ 131052-\*{4}$/),
        Properties: expect.arrayContaining([
          expect.objectContaining({ PropertyDef: codeProperty, DisplayValue: 'SE/FI/1*****', Masked: true }),
          expect.objectContaining({ PropertyDef: 1038, Value: 'Asia koskee 210281-****', Masked: true }),
        ]),
        Files: [
          { ID: 1, Masked: true },
          { Name: '210281-****', Masked: false },
        ],
      });
      expect(await events()).toEqual([]);
    });

    it.each(['131052-308T', 'asia 131052-308t', 'SE/FI/199001', '131052-3'])(
      'are refused as a search for objects, like their beginnings: %s',
      async (typed) => {
        const refused = await search(typed);

        expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.invalid']);
      },
    );

    it.each(['308T', '-9988', '１３１０５２－３０８Ｔ', '199001', '9001', 'fi/199'])(
      'find no object by their hidden part: %s',
      async (typed) => {
        expect((await search(typed)).json().Items).toEqual([]);
      },
    );

    it('find their object by the part that is shown', async () => {
      expect((await search('se/fi')).json().Items).toHaveLength(1);
    });

    it('are shown one by one, which is recorded', async () => {
      const shown = await admin.post(`${object}/properties/${codeProperty}/show`);

      expect(shown.json()).toEqual({ Value: 'SE/FI/199001', DisplayValue: 'SE/FI/199001' });
      expect(await events()).toEqual([`vault.code-shown admin property ${codeProperty}`]);
      expect((await admin.post(`${object}/properties/9999/show`)).statusCode).toBe(404);
    });

    it.each([
      ['the object’s summary', () => `${object}/files/1/content`, 'vault.file-read admin file 1'],
      [
        'the submission’s PDF',
        () => `/api/admin/submissions/${submission}/pdf`,
        'submission.full-pdf-read admin ',
      ],
    ])(
      'are masked in %s unless the full version is requested, which is recorded',
      async (_what, path, event) => {
        const before = await events();
        const masked = await pdfText(path());
        expect(masked).toContain('210281-****');
        expect(masked).not.toMatch(codes);
        expect(await events()).toEqual(before);

        const full = await pdfText(`${path()}?full=true`);

        expect(full).toContain('SE/FI/199001');
        expect(await events()).toEqual([event, ...before]);
      },
    );

    it.each([
      ['attachment', () => `/api/admin/submissions/${submission}/attachments/0`],
      ['object’s file', () => `${object}/files/2/content`],
    ])('are masked in the name of a downloaded %s', async (_what, path) => {
      expect((await admin.get(path())).headers['content-disposition']).toContain('210281-****');
    });

    it('are unmasked in the sender’s receipt', async () => {
      expect(await pdfText(receipt)).toContain('210281-9988');
    });

    it('may be in any other file, so each download is recorded', async () => {
      await admin.get(`${object}/files/2/content`);

      expect((await events())[0]).toBe('vault.file-read admin file 2');
    });

    it('are shown to programs through the M-Files API, which is recorded', async () => {
      const path = object.replace('/api/admin/vault/', '');
      const before = (await events()).length;
      const properties = await program.call('GET', `${path}/properties`);
      await program.send('GET', `${path}/latest/files/1/content`);

      expect(JSON.stringify(properties)).toContain('SE/FI/199001');
      const recorded = (await events()).slice(0, -before);
      expect(new Set(recorded)).toEqual(
        new Set(['vault.file-read admin file 1', 'vault.code-read admin /REST']),
      );
    });
  },
  { PORTAL_MFWS: 'true' },
);

const aPdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
