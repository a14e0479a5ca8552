import { guidOf } from '@form-portal/domain/testing';
import type { TestRequest } from '../../testing/test-client.ts';
import { aSubmission, fields, multipart, sentForm, type PostPart } from './posts.ts';
import { makeZip, sampleFiles } from './sample-files.ts';

/** The content of an image. */
export const image = sampleFiles['kuva.png'];
const { name, story, count, day, choice } = fields;

/** The form that all these posts are for. */
export const form = sentForm({ guid: guidOf('bad') });
/** Bytes. */
export const megabyte = 1_048_576;

/** A valid post with the given answers replaced, and files. */
export function answers(
  values: Readonly<Record<string, unknown>>,
  ...files: readonly PostPart[]
): TestRequest {
  const submission = aSubmission(form, { [name.guid]: 'Åke', ...values });
  return multipart([['submission', JSON.stringify(submission)], ...files]);
}

/** A post with valid answers and these files. */
function files(...sent: readonly (readonly [name: string, content: string | Buffer])[]): TestRequest {
  return answers({}, ...sent.map(([fileName, content]): PostPart => ['attachments', content, fileName]));
}

/** A post with this text as its submission part. */
function part(text: string): TestRequest {
  return multipart([['submission', text]]);
}

function manyParts(length: number, make: (index: number) => PostPart): TestRequest {
  return multipart([
    ['submission', JSON.stringify(aSubmission(form))],
    ...Array.from({ length }, (_, index) => make(index)),
  ]);
}

const deep = '{"a":'.repeat(5000) + '1' + '}'.repeat(5000);

/** A valid post. */
export const good = answers({}, ['attachments', image, 'kuva.png']);

const goodBody = Buffer.from(good.body ?? '');

/** A post that is refused, with the expected status, code and field. */
type Case = readonly [what: string, request: TestRequest, status: number, code: string, field?: string];

/** Invalid posts of every kind. */
export const badPosts: readonly Case[] = [
  // Bodies that are no post
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
    'a body that stops halfway',
    { ...good, body: goodBody.subarray(0, goodBody.length / 2) },
    400,
    'request.interrupted',
  ],
  ['a body without its end', { ...good, body: goodBody.subarray(0, -6) }, 400, 'request.interrupted'],
  ['random bytes', { ...good, body: Buffer.alloc(5000, '\r\n--x') }, 400, 'request.interrupted'],
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
  ['a thousand parts', manyParts(1000, (index) => [`p${index}`, 'x']), 413, 'request.too-large'],
  [
    'a thousand files',
    manyParts(1000, (index) => ['attachments', image, `${index}.png`]),
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
  ['JSON that is not an object', part('[1,2]'), 400, 'request.invalid'],
  ['null', part('null'), 400, 'request.invalid'],
  ['deep JSON', part(deep), 400, 'request.invalid'],
  [
    'a prototype',
    part(`{"__proto__":{"admin":true},"FormGUID":"${form.guid}","Fields":[]}`),
    400,
    'request.invalid',
  ],
  [
    'bytes that are not UTF-8',
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
    'an invalid GUID',
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
  ['an impossible date', answers({ [day.guid]: '2027-02-29' }), 400, 'answer.date-not-real', day.guid],
  ['an invalid date', answers({ [day.guid]: 'tomorrow' }), 400, 'answer.date-invalid', day.guid],
  ['an invalid number', answers({ [count.guid]: '12 apples' }), 400, 'answer.number-invalid', count.guid],
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
  ['an object as an answer', answers({ [name.guid]: { $ne: null } }), 400, 'request.invalid'],

  // Files (§5 Attachments; D16, D34; docs/protocols/uploads.md#content)
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
  ['a type that the form does not accept', files(['laulu.mp3', 'ID3']), 400, 'attachment.type-not-allowed'],
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
    'a drawing that contains scripts',
    files(['kuva.svg', '<svg onload="x"/>']),
    400,
    'attachment.type-not-allowed',
  ],
  ['a type hidden by blanks and dots', files(['ohje.exe. . ', 'MZ']), 400, 'attachment.type-not-allowed'],
  ['an empty file', files(['kuva.png', '']), 400, 'attachment.empty'],
  ['a file without a name', files(['', 'x']), 400, 'attachment.name-invalid'],
  ['a name that is only a path', files(['../..', 'x']), 400, 'attachment.name-invalid'],
  ['a name of control characters only', files(['\u0001\u0002', 'x']), 400, 'attachment.name-invalid'],
  [
    'twenty-one files',
    files(...Array.from({ length: 21 }, (_, index) => [`${index}.png`, image] as const)),
    400,
    'attachment.too-many',
  ],
  [
    'a valid file before an invalid one',
    files(
      ['iso.pdf', Buffer.concat([sampleFiles['selvitys.pdf'], Buffer.alloc(600_000)])],
      ['kuva.png', 'hello'],
    ),
    400,
    'attachment.content-differs',
  ],
  [
    'a valid file before an invalid submission',
    multipart([
      ['attachments', Buffer.concat([sampleFiles['selvitys.pdf'], Buffer.alloc(600_000)]), 'iso.pdf'],
      ['submission', '{'],
    ]),
    400,
    'request.malformed',
  ],
];
