import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import { defaultLimits } from '../../limits.ts';
import { prepareForm } from '../../logic/resolving/prepare.ts';
import { resolveWithoutLogic } from '../../logic/resolving/resolution.ts';
import { resolve } from '../../logic/resolving/resolve.ts';
import { arbitraryForm } from '../../testing/arbitrary-form.ts';
import { aField, aForm, aGroup, someOptions } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { drawn } from '../../testing/layout-notation.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { answerKey } from '../answers/answer-key.ts';
import { normaliseAnswers } from '../answers/answers.ts';
import { fileTypes } from '../files/file-types.ts';
import { bytesPerMb } from '../limits.ts';
import { checkSubmission, type SubmissionToCheck } from './check-submission.ts';

const text = aField('text', { required: true });
const number = aField('number');
const agreed = aField('boolean', { required: true });
const select = aField('select', { options: someOptions('one', 'two'), required: true });
const form = aForm({
  fields: [text, number, agreed, select],
  attachments: { maxFileSizeMb: 1, categories: ['img'], customExtensions: [] },
});
const complete: Answers = { [text.guid]: 'x', [agreed.guid]: true, [select.guid]: [1] };

function problemsOf({
  answers = complete,
  ...changes
}: Partial<SubmissionToCheck> & { readonly answers?: Answers }) {
  return checkSubmission({
    form,
    submission: resolveWithoutLogic(changes.form ?? form, answers),
    attachments: [],
    fieldTypes: testFieldTypes,
    fileTypes,
    limits: defaultLimits,
    ...changes,
  });
}

function file(name: string, size = 1) {
  return { name, size, mediaType: '' };
}

describe('checkSubmission', () => {
  it('accepts a complete submission', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('accepts answers from identification unchecked, because nobody could correct them', () => {
    const answers = { ...complete, [text.guid]: 'x'.repeat(200), [select.guid]: 'x' };
    const verified = [text.guid, select.guid];
    expect(problemsOf({ answers })).toHaveLength(2);
    expect(problemsOf({ answers, verified })).toEqual([]);
  });

  it('refuses more questions than a submission may have, each row counted', () => {
    const fields = Array.from({ length: 41 }, (_, index) =>
      aField('text', { guid: guidOf(`q${String(index)}`) }),
    );
    const group = { ...aGroup('Rows', fields), repeat: { min: 0, max: 50 } };
    const long = aForm({ fields, groups: [group], layout: [{ kind: 'group', guid: group.guid }] });
    const withRows = (rows: number) => {
      const answers = { [answerKey(fields[0]!.guid, rows)]: 'x' };
      const facts = { today: '2027-01-15', identified: false };
      return problemsOf({
        form: long,
        submission: resolve(prepareForm(long, testFieldTypes), answers, facts),
      });
    };

    expect(withRows(48)).toEqual([]);
    expect(withRows(49)).toEqual([
      { code: 'submission.too-many-rows', path: group.guid, params: { max: 48 } },
    ]);
  });

  it('requires every mandatory answer, in page order', () => {
    const answers = { [text.guid]: '', [agreed.guid]: false };

    expect(problemsOf({ answers })).toEqual([
      { code: 'submission.required-missing', path: text.guid },
      { code: 'submission.required-missing', path: agreed.guid },
      { code: 'submission.required-missing', path: select.guid },
    ]);
  });

  it('follows the layout, not the list of fields', () => {
    const { form: laidOut } = drawn('c G(b) a');
    const allRequired = laidOut.fields.map((field) => ({ ...field, required: true })).toReversed();
    const problems = problemsOf({ form: { ...laidOut, fields: allRequired }, answers: {} });

    expect(problems.map(({ path }) => path)).toEqual(['c', 'b', 'a'].map(guidOf));
  });

  it('returns what the field’s type refuses, with the field’s GUID', () => {
    const answers = { ...complete, [text.guid]: 'x'.repeat(101), [number.guid]: 'many', [select.guid]: [9] };

    expect(problemsOf({ answers })).toEqual([
      { code: 'answer.text-too-long', path: text.guid, params: { max: 100 } },
      { code: 'answer.number-invalid', path: number.guid },
      { code: 'answer.option-unknown', path: select.guid },
    ]);
  });

  it('reports an unknown field before anything else', () => {
    const answers = { ...complete, [text.guid]: null, [guidOf('x')]: null };

    expect(problemsOf({ answers }).map(({ code, path }) => `${code} ${path}`)).toEqual([
      `submission.unknown-field ${guidOf('x')}`,
      `submission.required-missing ${text.guid}`,
    ]);
  });

  it('reports each refused attachment by its index, after the fields', () => {
    const attachments = [file('a.png'), file('b.pdf'), file('c.png', bytesPerMb + 1)];

    expect(problemsOf({ answers: { ...complete, [number.guid]: 'many' }, attachments })).toEqual([
      { code: 'answer.number-invalid', path: number.guid },
      {
        code: 'attachment.type-not-allowed',
        path: 'attachments',
        params: { name: 'b.pdf', extension: 'pdf', index: 1 },
      },
      { code: 'attachment.too-large', path: 'attachments', params: { name: 'c.png', limit: 1, index: 2 } },
    ]);
  });

  it('accepts 20 attachments but not 21', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.png`));

    expect(problemsOf({ attachments: many(20) })).toEqual([]);
    expect(problemsOf({ attachments: many(21) })).toEqual([
      { code: 'attachment.too-many', path: 'attachments', params: { max: 20 } },
    ]);
  });

  it('accepts 200 MB in total but not one byte more', () => {
    const large = { ...form, attachments: { ...form.attachments, maxFileSizeMb: 200 } };
    const half = file('a.png', 100 * bytesPerMb);

    expect(problemsOf({ form: large, attachments: [half, half] })).toEqual([]);
    expect(problemsOf({ form: large, attachments: [half, half, file('b.png')] })).toEqual([
      { code: 'attachment.total-too-large', path: 'attachments', params: { limit: 200 * bytesPerMb } },
    ]);
  });

  it('reports only missing required answers when nothing is answered, whatever the form', () => {
    fc.assert(
      fc.property(arbitraryForm, (randomForm) => {
        const answers = normaliseAnswers(randomForm, new Map(), testFieldTypes);
        const missing = problemsOf({ form: randomForm, answers });
        const required = randomForm.fields.filter((field) => field.required).map((field) => field.guid);
        expect(missing.every(({ code }) => code === 'submission.required-missing')).toBe(true);
        expect(missing.map(({ path }) => path).toSorted()).toEqual(required.toSorted());
      }),
    );
  });
});
