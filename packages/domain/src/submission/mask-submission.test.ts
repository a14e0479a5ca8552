import { expect, it } from 'vitest';
import type { FieldTypes } from '../field-type/field-type.ts';
import { aField } from '../testing/builders.ts';
import { guidOf } from '../testing/guids.ts';
import { testFieldTypes } from '../testing/test-field-types.ts';
import { answerKey } from './answers/answer-key.ts';
import { maskSensitiveAnswers, maskSubmission } from './mask-submission.ts';
import type { StoredRequest } from './requests/request-state.ts';
import type { StoredAttachment, StoredSubmission } from './submission.ts';

const code = aField('text', { guid: guidOf('code'), property: 1012 });
const unmapped = aField('text', { guid: guidOf('unmapped'), property: -1 });
const other = aField('text', { property: -1 });
const count = aField('number');

function aSubmission(changes: Partial<StoredSubmission>): StoredSubmission {
  return {
    guid: guidOf('submission'),
    form: guidOf('form'),
    formRevision: 1,
    deliveryRevision: 1,
    language: 'fi',
    reference: 'K7M4-2RTX-9CHD',
    corrects: null,
    receivedAt: '2026-11-20T12:00:00.000Z',
    status: 'waiting',
    answers: {},
    identity: {},
    verified: [],
    logic: null,
    test: null,
    identified: true,
    requests: [],
    attachments: [],
    ...changes,
  };
}

function aFile(name: string): StoredAttachment {
  return { name, size: 1, mediaType: 'application/pdf', sha256: 'x' };
}

function partOfFile(otherFile: string): StoredRequest {
  return { guid: guidOf('request'), outcome: 'other-file', otherFile };
}

it('a masked submission contains no codes and is otherwise unchanged', () => {
  const submission = aSubmission({
    answers: {
      [code.guid]: 'SE/FI/1990',
      [unmapped.guid]: 'I am SE/FI/1990',
      [answerKey(code.guid, 2)]: 'AB-1990-CD',
      [other.guid]: 'Aino, 210281-9988',
      [count.guid]: 7,
    },
    identity: { personalIdentityCode: 'SE/FI/1990', lastName: 'Öhman' },
    requests: [partOfFile('210281-9988.pdf')],
    attachments: [aFile('210281-9988.pdf')],
  });

  expect(maskSubmission(submission, { fields: [code, unmapped, other, count] }, 1012)).toEqual({
    ...submission,
    answers: {
      [code.guid]: 'SE/FI/1***',
      [unmapped.guid]: 'I am SE/FI/1***',
      [answerKey(code.guid, 2)]: 'AB-1990***',
      [other.guid]: 'Aino, 210281-****',
      [count.guid]: 7,
    },
    identity: { personalIdentityCode: 'SE/FI/1***', lastName: 'Öhman' },
    requests: [partOfFile('210281-****.pdf')],
    attachments: [aFile('210281-****.pdf')],
  });
});

it('answers to sensitive fields are masked in every row, and without any the submission is the same', () => {
  const inRow = answerKey(code.guid, 2);
  const submission = aSubmission({
    answers: { [code.guid]: '131052-308T', [inRow]: '131052-308T', [other.guid]: '131052-308T' },
  });
  const types: FieldTypes = {
    ...testFieldTypes,
    get: (name) => ({ ...testFieldTypes.get(name), isSensitive: ({ guid }) => guid === code.guid }),
  };

  expect(maskSensitiveAnswers(submission, { fields: [code, other] }, types).answers).toEqual({
    [code.guid]: '131052-****',
    [inRow]: '131052-****',
    [other.guid]: '131052-308T',
  });
  expect(maskSensitiveAnswers(submission, { fields: [code, other] }, testFieldTypes)).toBe(submission);
});

it('the sender’s verified code is masked for the receipt, in the details and in answers, and other codes are kept', () => {
  const submission = aSubmission({
    answers: { [other.guid]: 'SE/FI/199001', [unmapped.guid]: '131052-308T' },
    identity: { personalIdentityCode: 'SE/FI/199001', lastName: 'Ek' },
  });

  const masked = maskSensitiveAnswers(submission, { fields: [other, unmapped] }, testFieldTypes);

  expect(masked.identity).toEqual({ personalIdentityCode: 'SE/FI/1*****', lastName: 'Ek' });
  expect(masked.answers).toEqual({ [other.guid]: 'SE/FI/1*****', [unmapped.guid]: '131052-308T' });
});

it('the sender’s verified code is masked for the receipt in whatever case and with whatever dash it is written, and in names of files', () => {
  const submission = aSubmission({
    answers: { [other.guid]: 'tunnukseni on 131052-308t eli 131052–308T' },
    identity: { personalIdentityCode: '131052-308T' },
    attachments: [aFile('Valtakirja 131052-308T.pdf'), aFile('Liite.pdf')],
    requests: [partOfFile('Hakemus 131052-308t.pdf')],
  });

  const masked = maskSensitiveAnswers(submission, { fields: [other] }, testFieldTypes);

  expect(masked.answers).toEqual({ [other.guid]: 'tunnukseni on 131052-**** eli 131052–****' });
  expect(masked.attachments.map(({ name }) => name)).toEqual(['Valtakirja 131052-****.pdf', 'Liite.pdf']);
  expect(masked.requests).toEqual([partOfFile('Hakemus 131052-****.pdf')]);
});
