import {
  attachmentsPartName,
  formControlNames,
  otherFileControlName,
  requestStateControlName,
  type AttachmentRequest,
} from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import { controls } from '../testing/form-controls.ts';
import {
  aSubmission,
  fields,
  multipart,
  publish,
  sentForm,
  storedSubmission,
  traces,
  type PostPart,
} from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';

const statement = aRequest('state', {
  name: { fi: 'Tilinpäätös', gb: 'Accounts' },
  required: true,
  later: true,
});
const budget = aRequest('budget', { name: { fi: 'Talousarvio', gb: 'Budget' }, max: 1 });
const pdf = sampleFiles['selvitys.pdf'];

describePortal(
  'a form that requests files',
  (given) => {
    const form = sentForm({
      guid: guidOf('reqs'),
      class: 0,
      objectType: 0,
      attachments: {
        maxFileSizeMb: 1,
        categories: ['doc'],
        customExtensions: [],
        requests: [statement, budget],
      },
    });

    beforeAll(async () => {
      await publish(given(), form);
    });

    const ifTold = {
      ...budget,
      showWhen: { kind: 'field', field: fields.story.guid, operator: 'answered', operand: null },
    } as const;
    const publishAsking = (name: string, requests: readonly AttachmentRequest[]) =>
      publish(given(), { ...form, guid: guidOf(name), attachments: { ...form.attachments, requests } });

    const file = (
      request: AttachmentRequest | null,
      name: string,
      content: Buffer | string = pdf,
    ): PostPart => [attachmentsPartName(request?.guid ?? null), content, name];

    async function send(members: Readonly<Record<string, unknown>>, ...files: readonly PostPart[]) {
      const submission = aSubmission(form, undefined, members);
      const parts: readonly PostPart[] = [['submission', JSON.stringify(submission)], ...files];
      const response = await given().client().post('/api/submissions', multipart(parts));
      return { response, guid: submission['GUID'] };
    }

    it('stores which request each file answers, and the states of the others', async () => {
      const Requests = [{ GUID: statement.guid, State: 'later' }];

      const { response, guid } = await send({ Requests }, file(budget, 'a.pdf'), file(null, 'b.pdf'));

      expect(response.statusCode, response.body).toBe(201);
      const stored = await storedSubmission(given(), guid);
      expect(stored.Attachments).toMatchObject([{ Name: 'a.pdf', Request: budget.guid }, { Name: 'b.pdf' }]);
      expect(Object.keys(stored.Attachments[1])).not.toContain('Request');
      expect(stored.Requests).toEqual([
        { GUID: statement.guid, Name: statement.name, State: 'later' },
        { GUID: budget.guid, Name: budget.name, State: 'attached' },
      ]);
    });

    it('stores which of the sent files a requested one is part of', async () => {
      const Requests = [{ GUID: statement.guid, State: 'other-file', File: 'a.pdf' }];

      const [named, unknown] = [await send({ Requests }, file(budget, 'a.pdf')), await send({ Requests })];

      expect((await storedSubmission(given(), named.guid)).Requests[0]).toMatchObject({ File: 'a.pdf' });
      expect(Object.keys((await storedSubmission(given(), unknown.guid)).Requests[0])).not.toContain('File');
    });

    it('recognises a repeat, and a changed state', async () => {
      const submission = aSubmission(form);
      const sendWith = async (State: string, File?: string) => {
        const whole = { ...submission, Requests: [{ GUID: statement.guid, State, File }] };
        const parts = [['submission', JSON.stringify(whole)], file(budget, 'a.pdf')] as const;
        return (await given().client().post('/api/submissions', multipart(parts))).statusCode;
      };

      expect(await sendWith('other-file')).toBe(201);
      expect(await sendWith('other-file')).toBe(200);
      expect(await sendWith('later')).toBe(409);
      expect(await sendWith('other-file', 'a.pdf')).toBe(409);
    });

    it('names no other file that was dropped because its own request was not asked, and recognises the repeat', async () => {
      const asking = await publishAsking('asking', [statement, ifTold]);
      const Requests = [{ GUID: statement.guid, State: 'other-file', File: 'a.pdf' }];
      const submission = aSubmission(asking, undefined, { Requests });
      const parts = [['submission', JSON.stringify(submission)], file(budget, 'a.pdf')] as const;
      const sendIt = async () =>
        (await given().client().post('/api/submissions', multipart(parts))).statusCode;

      expect([await sendIt(), await sendIt()]).toEqual([201, 200]);
      const stored = await storedSubmission(given(), submission['GUID']);
      expect(stored.Attachments).toEqual([]);
      expect(stored.Requests).toEqual([{ GUID: statement.guid, Name: statement.name, State: 'other-file' }]);
    });

    it('names the request whose file is missing', async () => {
      const { response } = await send({ Language: 'gb' }, file(budget, 'a.pdf'));

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'attachment.request-missing',
        error: 'Accounts: attach the file, or say how you provide it.',
      });
    });

    describe('leaves nothing behind and refuses', () => {
      it.each<[string, readonly PostPart[], string]>([
        ['a request of another form', [file(aRequest('other'), 'a.pdf')], 'attachment.request-unknown'],
        ['a request that is not a GUID', [['attachments:../../x', pdf, 'a.pdf']], 'request.invalid'],
        [
          'more files than a request takes',
          [file(budget, 'a.pdf'), file(budget, 'b.pdf')],
          'attachment.request-too-many',
        ],
        ['an empty file', [file(statement, 'a.pdf', '')], 'attachment.empty'],
        ['content that is another', [file(statement, 'a.pdf', 'hello')], 'attachment.content-differs'],
        ['a type that the form does not accept', [file(statement, 'a.png')], 'attachment.type-not-allowed'],
      ])('%s', async (_what, files, code) => {
        const before = await traces(given());

        const { response } = await send({ Requests: [{ GUID: statement.guid, State: 'later' }] }, ...files);

        const { code: first, members = [] } = response.json();
        expect([first, ...members.map((member: { code: string }) => member.code)]).toContain(code);
        expect(response.statusCode).toBe(400);
        expect(await traces(given())).toEqual(before);
      });
    });

    it('takes files and states from the page without script too, and keeps the request of a file that waits', async () => {
      const visitor = given().client();
      const draft = crypto.randomUUID();
      const first = await visitor.post(
        `/form/${form.guid}`,
        controls({ [fields.name.guid]: '' }, file(budget, 'a.pdf')),
      );
      const { page } = pageDataOf(first);
      if (page.kind !== 'form' || !page.returned?.staged) throw new Error('Nothing was staged');
      const [staged] = page.returned.staged.files;

      const sent = await visitor.post(
        `/form/${form.guid}`,
        controls({
          draft,
          'staged-files': page.returned.staged.token,
          'staged-file': `${String(staged?.id)} a.pdf`,
          [requestStateControlName(statement.guid)]: 'other-file',
          [otherFileControlName(statement.guid)]: 'a.pdf',
        }),
      );

      expect(staged?.request).toBe(budget.guid);
      expect(sent.statusCode).toBe(303);
      expect((await storedSubmission(given(), draft)).Requests).toMatchObject([
        { State: 'other-file', File: 'a.pdf' },
        { State: 'attached' },
      ]);
    });

    it('is returned without script when its answers ask for a file that the page did not show', async () => {
      const asking = await publishAsking('noscript', [ifTold]);
      const visitor = given().client();
      const path = `/form/${asking.guid}`;
      const sendAsked = async (asked: readonly string[]) => {
        const answers = { [fields.name.guid]: 'Aino', [fields.story.guid]: 'We need a boat.' };
        return visitor.post(path, controls({ ...answers, [formControlNames.asked]: asked.join(',') }));
      };
      const questions = asking.fields.map(({ guid }) => guid);

      const returned = await sendAsked(questions);

      expect(returned.statusCode).toBe(200);
      const { page } = pageDataOf(returned);
      if (page.kind !== 'form') throw new Error(page.kind);
      expect(page.returned?.newQuestions).toEqual([ifTold.guid]);
      expect(page.logic?.askedRequests).toEqual([ifTold.guid]);
      expect((await sendAsked([...questions, ifTold.guid])).statusCode).toBe(303);
    });

    it('prefixes their names in the vault, and lists them in the export', async () => {
      const { guid } = await send({}, file(statement, 'x.pdf'), file(null, 'x.pdf'));
      given().portal.submissions.start();

      await expect.poll(async () => (await storedSubmission(given(), guid)).Status).toBe('delivered');

      const { Object: object } = await storedSubmission(given(), guid);
      const admin = await given().admin();
      const { Files } = (await admin.get(`/api/admin/vault/objects/${object.Type}/${object.ID}`)).json();
      const names = Files.map(({ Name }: { Name: string }) => Name);
      expect(names).toEqual(expect.arrayContaining(['Tilinpäätös – x', 'x (2)']));
      const table = await admin.get(`/api/admin/forms/${form.guid}/submissions?format=csv`);
      const [heading = '', ...rows] = table.body.split('\r\n');
      expect(heading).toContain(',Tilinpäätös,Talousarvio,Nimi,');
      expect(rows.filter((row) => row.includes(',Liitetty,Ei liitetty,'))).toHaveLength(1);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);

function aRequest(name: string, changes: Partial<AttachmentRequest> = {}): AttachmentRequest {
  return { guid: guidOf(name), name: { gb: name }, required: false, later: false, ...changes };
}
