import { guidOf } from '@form-portal/domain/testing';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestRequest } from '../testing/test-client.ts';
import { aSubmission, fields, multipart, publish, sentForm, traces, type PostPart } from './testing/posts.ts';
import { makeZip, sampleFiles } from './testing/sample-files.ts';

const image = sampleFiles['kuva.png'];
const { name, story, count, day, choice } = fields;
const form = sentForm({ guid: guidOf('bad') });
const megabyte = 1_048_576;

/** A post with the given answers over good ones, and files. */
function answers(values: Readonly<Record<string, unknown>>, ...files: readonly PostPart[]): TestRequest {
  const submission = aSubmission(form, { [name.guid]: 'Åke', ...values });
  return multipart([['submission', JSON.stringify(submission)], ...files]);
}

/** A post with good answers and these files. */
function files(...sent: readonly (readonly [name: string, content: string | Buffer])[]): TestRequest {
  return answers({}, ...sent.map(([fileName, content]): PostPart => ['attachments', content, fileName]));
}

/** A post whose submission part is this text. */
function part(text: string): TestRequest {
  return multipart([['submission', text]]);
}

function many(count_: number, make: (index: number) => PostPart): TestRequest {
  return multipart([
    ['submission', JSON.stringify(aSubmission(form))],
    ...Array.from({ length: count_ }, (_, index) => make(index)),
  ]);
}

const deep = '{"a":'.repeat(5000) + '1' + '}'.repeat(5000);
const good = answers({}, ['attachments', image, 'kuva.png']);
const goodBody = Buffer.from(good.body ?? '');

type Case = readonly [what: string, request: TestRequest, status: number, code: string, field?: string];

const cases: readonly Case[] = [
  // What is no post at all
  ['JSON instead of multipart', { json: aSubmission(form) }, 415, 'request.unsupported-media-type'],
  [
    'a form-encoded body',
    { body: 'submission={}', type: 'application/x-www-form-urlencoded' },
    415,
    'request.unsupported-media-type',
  ],
  ['no body', {}, 400, 'request.malformed'],
  ['no boundary', { ...good, type: 'multipart/form-data' }, 400, 'request.malformed'],
  ['another boundary', { ...good, type: 'multipart/form-data; boundary=other' }, 400, 'request.interrupted'],
  [
    'a body that stops half way',
    { ...good, body: goodBody.subarray(0, goodBody.length / 2) },
    400,
    'request.interrupted',
  ],
  ['a body without its end', { ...good, body: goodBody.subarray(0, -6) }, 400, 'request.interrupted'],
  ['bytes at random', { ...good, body: Buffer.alloc(5000, '\r\n--x') }, 400, 'request.interrupted'],
  [
    'a part without a name',
    { ...good, body: '--test-boundary\r\nContent-Type: text/plain\r\n\r\nx\r\n--test-boundary--' },
    400,
    'request.malformed',
  ],
  [
    'an endless part header',
    { ...good, body: `--test-boundary\r\nX-Y: ${'z'.repeat(10_000)}\r\n\r\n\r\n--test-boundary--` },
    413,
    'request.too-large',
  ],
  ['a thousand parts', many(1000, (index) => [`p${index}`, 'x']), 413, 'request.too-large'],
  [
    'a thousand files',
    many(1000, (index) => ['attachments', image, `${index}.png`]),
    413,
    'request.too-large',
  ],

  // The submission part
  ['no submission part', multipart([['attachments', image, 'kuva.png']]), 400, 'request.invalid'],
  ['an empty post', multipart([]), 400, 'request.invalid'],
  [
    'two submission parts',
    multipart([
      ['submission', JSON.stringify(aSubmission(form))],
      ['submission', JSON.stringify(aSubmission(form))],
    ]),
    400,
    'request.invalid',
  ],
  ['malformed JSON', part('{"GUID":'), 400, 'request.malformed'],
  ['an empty submission part', part(''), 400, 'request.malformed'],
  ['JSON that is no object', part('[1,2]'), 400, 'request.invalid'],
  ['null', part('null'), 400, 'request.invalid'],
  ['deep JSON', part(deep), 400, 'request.invalid'],
  [
    'a prototype',
    part(`{"__proto__":{"admin":true},"FormGUID":"${form.guid}","Fields":[]}`),
    400,
    'request.invalid',
  ],
  [
    'bytes that are no UTF-8',
    multipart([['submission', Buffer.from([0x22, 0xff, 0x22])]]),
    400,
    'request.malformed',
  ],
  [
    'a submission part over 1 MB',
    part(JSON.stringify(aSubmission(form, { [story.guid]: 'x'.repeat(megabyte) }))),
    413,
    'request.too-large',
  ],
  [
    'a GUID that is none',
    part(JSON.stringify({ ...aSubmission(form), GUID: '../../etc' })),
    400,
    'request.invalid',
  ],
  [
    'a field sent twice',
    part(
      JSON.stringify({ ...aSubmission(form), Fields: [1, 2].map(() => ({ GUID: name.guid, Value: 'x' })) }),
    ),
    400,
    'request.invalid',
  ],

  // Answers (§5 Input limits, Submission; D13, D14)
  [
    'an unknown form',
    part(JSON.stringify(aSubmission(form, {}, { FormGUID: guidOf('gone') }))),
    404,
    'submission.form-not-found',
  ],
  [
    'a required field left empty',
    answers({ [name.guid]: '   ' }),
    400,
    'submission.required-missing',
    name.guid,
  ],
  [
    'a field that the form does not have',
    answers({ [guidOf('alien')]: 'x' }),
    400,
    'submission.unknown-field',
    guidOf('alien'),
  ],
  ['an unknown option', answers({ [choice.guid]: '99' }), 400, 'answer.option-unknown', choice.guid],
  [
    'two options where one may be chosen',
    answers({ [choice.guid]: '1,2' }),
    400,
    'answer.one-option-only',
    choice.guid,
  ],
  ['an impossible date', answers({ [day.guid]: '2027-02-29' }), 400, 'answer.date-not-real', day.guid],
  ['a date that is none', answers({ [day.guid]: 'tomorrow' }), 400, 'answer.date-invalid', day.guid],
  ['a number that is none', answers({ [count.guid]: '12 apples' }), 400, 'answer.number-invalid', count.guid],
  [
    'a text over its limit',
    answers({ [name.guid]: 'x'.repeat(101) }),
    400,
    'answer.text-too-long',
    name.guid,
  ],
  [
    'a long text over its limit',
    answers({ [story.guid]: 'x'.repeat(5001) }),
    400,
    'answer.text-too-long',
    story.guid,
  ],
  ['an object for an answer', answers({ [name.guid]: { $ne: null } }), 400, 'request.invalid'],

  // Files (§5 Attachments; D16, D34; uploads reference C1)
  [
    'a file over the form’s limit',
    files(['suuri.png', Buffer.concat([image, Buffer.alloc(megabyte)])]),
    413,
    'attachment.too-large',
  ],
  [
    'a file far over the form’s limit',
    files(['suuri.png', Buffer.alloc(5 * megabyte)]),
    413,
    'attachment.too-large',
  ],
  ['a type that the form does not take', files(['laulu.mp3', 'ID3']), 400, 'attachment.type-not-allowed'],
  ['a file without a type', files(['README', 'text']), 400, 'attachment.type-not-allowed'],
  ['text named as an image', files(['kuva.png', 'hello']), 400, 'attachment.content-differs'],
  ['a program named as a document', files(['kirje.docx', 'MZ\u0090\0']), 400, 'attachment.content-differs'],
  [
    'a document with macros',
    files([
      'kirje.docx',
      makeZip([
        ['[Content_Types].xml', ''],
        ['word/vbaProject.bin', ''],
      ]),
    ]),
    400,
    'attachment.content-differs',
  ],
  ['a program', files(['ohje.exe', 'MZ']), 400, 'attachment.type-not-allowed'],
  ['a page', files(['sivu.html', '<script>']), 400, 'attachment.type-not-allowed'],
  [
    'a drawing that carries scripts',
    files(['kuva.svg', '<svg onload="x"/>']),
    400,
    'attachment.type-not-allowed',
  ],
  ['a type hidden by blanks and dots', files(['ohje.exe. . ', 'MZ']), 400, 'attachment.type-not-allowed'],
  ['an empty file', files(['kuva.png', '']), 400, 'attachment.empty'],
  ['a file without a name', files(['', 'x']), 400, 'attachment.name-invalid'],
  ['a name of a path alone', files(['../..', 'x']), 400, 'attachment.name-invalid'],
  ['a name of control characters alone', files(['\u0001\u0002', 'x']), 400, 'attachment.name-invalid'],
  [
    'twenty-one files',
    files(...Array.from({ length: 21 }, (_, index) => [`${index}.png`, image] as const)),
    400,
    'attachment.too-many',
  ],
  [
    'a good file before a bad one',
    files(
      ['iso.pdf', Buffer.concat([sampleFiles['selvitys.pdf'], Buffer.alloc(600_000)])],
      ['kuva.png', 'hello'],
    ),
    400,
    'attachment.content-differs',
  ],
  [
    'a good file before a submission that is none',
    multipart([
      ['attachments', Buffer.concat([sampleFiles['selvitys.pdf'], Buffer.alloc(600_000)]), 'iso.pdf'],
      ['submission', '{'],
    ]),
    400,
    'request.malformed',
  ],
];

const named = cases.map(([what, request, status, code, field]) => ({ what, request, status, code, field }));

describePortal(
  'a post that something is wrong with',
  (given) => {
    let before: Awaited<ReturnType<typeof traces>>;
    let port: number;

    beforeAll(async () => {
      await publish(given(), form);
      await given().portal.app.listen({ host: '127.0.0.1', port: 0 });
      port = (given().portal.app.server.address() as AddressInfo).port;
    });

    beforeEach(async () => {
      before = await traces(given());
    });

    afterEach(async () => {
      expect(await traces(given()), 'nothing is left behind').toEqual(before);
    });

    it.each(named)('$what is refused in words that name it', async ({ request, status, code, field }) => {
      const response = await given().client().post('/api/submissions', request);

      expect([response.statusCode, response.json().code], response.body).toEqual([status, code]);
      const { error, fields: told, ...others } = response.json();
      expect(error).toMatch(/\S/);
      expect(error).not.toMatch(/[{}]|Error:|\/(src|tmp|home)\//);
      expect(Object.keys(others)).toEqual(['code']);
      if (field !== undefined) expect(told).toMatchObject([{ GUID: field, code }]);
    });

    it('tells everything that is wrong with the answers at once, in the order of the form', async () => {
      const response = await given()
        .client()
        .post('/api/submissions', answers({ [name.guid]: '', [day.guid]: '31.2.', [choice.guid]: '7' }));

      expect(response.json().fields).toEqual([
        { GUID: name.guid, code: 'submission.required-missing', error: 'Enter Nimi' },
        { GUID: day.guid, code: 'answer.date-invalid', error: expect.stringContaining('Day') },
        { GUID: choice.guid, code: 'answer.option-unknown', error: expect.stringContaining('Choice') },
      ]);
    });

    it('takes no file at all for a form that allows none (§5 Attachments)', async () => {
      const none = await publish(
        given(),
        sentForm({
          guid: guidOf('nofile'),
          attachments: { maxFileSizeMb: 10, categories: [], customExtensions: [] },
        }),
      );

      const response = await given()
        .client()
        .post(
          '/api/submissions',
          multipart([
            ['submission', JSON.stringify(aSubmission(none))],
            ['attachments', image, 'kuva.png'],
          ]),
        );

      expect(response.json().code).toBe('attachment.none-allowed');
    });

    it('refuses programs also where a form names their type itself (D34)', async () => {
      const lax = await publish(
        given(),
        sentForm({
          guid: guidOf('lax'),
          attachments: { maxFileSizeMb: 1, categories: ['code'], customExtensions: ['exe', 'js'] },
        }),
      );

      for (const fileName of ['ohje.exe', 'skripti.JS']) {
        const request = multipart([
          ['submission', JSON.stringify(aSubmission(lax))],
          ['attachments', 'MZ', fileName],
        ]);
        const response = await given().client().post('/api/submissions', request);
        expect(response.json().code).toBe('attachment.type-not-allowed');
      }
    });

    it('is refused before it is read when it says that it is too large', async () => {
      const { socket, answer } = await begin(`Content-Length: ${300 * megabyte}`);

      expect(await answer).toMatch(/^HTTP\/1.1 413 [\s\S]*"request.too-large"/);
      socket.destroy();
    });

    it('leaves nothing when the connection breaks in the middle of a file', async () => {
      const { socket } = await begin('Content-Length: 2000000');
      socket.write(goodBody.subarray(0, goodBody.indexOf('IDAT')));
      socket.write(Buffer.alloc(700_000, 7));
      await until(async () => (await traces(given()))['blob_uploads'] === 1);

      socket.destroy();

      await until(async () => (await traces(given()))['blob_uploads'] === 0);
    });

    it('leaves nothing when many break off at random places', async () => {
      const body = Buffer.concat([goodBody.subarray(0, -20), Buffer.alloc(800_000, 7)]);
      for (let length = 0; length < body.length; length += Math.ceil(body.length / 17)) {
        const { socket } = await begin(`Content-Length: ${body.length + 100}`);
        socket.write(body.subarray(0, length));
        await new Promise((resolve) => setTimeout(resolve, 5));
        socket.destroy();
      }

      // For those that are still being noticed.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await until(async () => (await traces(given()))['blob_uploads'] === 0);
    });

    async function begin(header: string): Promise<{ socket: Socket; answer: Promise<string> }> {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      const answer = once(socket, 'data').then(([data]) => String(data));
      answer.catch(() => undefined);
      await once(socket, 'connect');
      socket.write(
        `POST /api/submissions HTTP/1.1\r\nHost: x\r\nContent-Type: ${good.type ?? ''}\r\n${header}\r\n\r\n`,
      );
      return { socket, answer };
    }
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 5000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('Not within 5 s');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
