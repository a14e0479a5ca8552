import { withRowsWrittenOut } from '@form-portal/domain';
import { aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { initialI18nSource } from '../../page-root.tsx';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { aFormPage, questions } from '../../../testing/a-form-page.ts';
import { aPageContext } from '../../../testing/sample-page.ts';
import { returnedErrors } from './returned-errors.ts';
import { summaryEntries } from './summary-entries.ts';
import type { FieldErrors } from './field-error.ts';
import type { FoundProblems } from './summary-entries.ts';
import type { Condition, FormCheck, Guid, Problem } from '@form-portal/domain';

const { form } = aFormPage();
const i18n = createI18n(initialI18nSource(aPageContext()));
const { name, members, berths, begins, opens, district } = questions;
const nothing: FoundProblems = {
  errors: new Map(),
  files: [],
  attachmentProblems: { ofFiles: new Map(), ofAll: [] },
  otherProblems: [],
};

function errorsAt(...errors: readonly (readonly [guid: string, code: Problem['code']])[]): FieldErrors {
  return new Map(errors.map(([guid, code]) => [guid, { kind: 'problem', problem: { code, path: guid } }]));
}

describe('The error summary', () => {
  it('lists what must be corrected in the order of the page, in the words of the field', () => {
    const errors = errorsAt(
      [begins.guid, 'answer.date-invalid'],
      [district.guid, 'submission.required-missing'],
      [name.guid, 'submission.required-missing'],
    );
    expect(summaryEntries(form, { ...nothing, errors }, i18n)).toEqual([
      { target: `field-${guidOf('Name')}`, message: 'Enter Name', subject: 'Name', page: null, part: '' },
      {
        target: `field-${guidOf('Distri')}`,
        message: 'Select District',
        subject: 'District',
        page: null,
        part: 'Harbour',
      },
      {
        target: `field-${guidOf('Begins')}`,
        message: 'Enter a date like 31 12 2027',
        subject: 'Begins',
        page: null,
        part: 'Time',
      },
    ]);
  });

  it('names the fields where the words alone would be the same', () => {
    const errors = errorsAt([begins.guid, 'answer.date-invalid'], [opens.guid, 'answer.date-invalid']);
    expect(summaryEntries(form, { ...nothing, errors }, i18n).map(({ message }) => message)).toEqual([
      'Begins: Enter a date like 31 12 2027',
      'Opens: Enter a date like 31 12 2027',
    ]);
  });

  it('leads to the row of a file, and to the button for all of them', () => {
    const files = [{ name: 'a.pdf', content: { id: 7, file: { size: 1, type: '' }, request: null } }];
    const tooLarge: Problem = {
      code: 'attachment.too-large',
      path: 'attachments',
      params: { name: 'a.pdf', limit: 10 },
    };
    const tooMany: Problem = { code: 'attachment.too-many', path: 'attachments', params: { max: 3 } };
    const attachmentProblems = { ofFiles: new Map([[7, tooLarge]]), ofAll: [tooMany] };
    expect(summaryEntries(form, { ...nothing, files, attachmentProblems }, i18n)).toMatchObject([
      {
        target: 'file-7',
        message: 'a.pdf: The file is too large. The largest allowed size is 10 MB.',
        part: 'Attachments',
      },
      { target: 'choose-files', subject: '' },
    ]);
  });

  it('says the name of a file once', () => {
    const empty: Problem = { code: 'attachment.empty', path: 'attachments', params: { name: 'a.pdf' } };
    const gone: Problem = { code: 'attachment.unreadable', path: 'attachments', params: { name: 'b.pdf' } };
    const files = [{ name: 'a.pdf', content: { id: 7, file: { size: 0, type: '' }, request: null } }];
    const attachmentProblems = { ofFiles: new Map([[7, empty]]), ofAll: [] };
    const found = { ...nothing, files, attachmentProblems, otherProblems: [gone] };
    expect(summaryEntries(form, found, i18n).map(({ message }) => message.split('.pdf').length)).toEqual([
      2, 2,
    ]);
  });

  it('leads to the controls of requested files, under their heading, where a form takes no others', () => {
    const requests = [{ guid: guidOf('photo'), name: { gb: 'Photo' }, required: true, later: false }];
    const attachments = { ...form.attachments, categories: [], customExtensions: [], requests };
    const files = [
      { name: 'a.pdf', content: { id: 7, file: { size: 0, type: '' }, request: guidOf('photo') } },
    ];
    const empty: Problem = { code: 'attachment.empty', path: 'attachments', params: { name: 'a.pdf' } };
    const tooMany: Problem = { code: 'attachment.too-many', path: 'attachments', params: { max: 3 } };
    const otherProblems: readonly Problem[] = [
      { ...empty, params: { name: 'b.pdf' } },
      { code: 'attachment.request-missing', path: guidOf('photo') },
    ];
    const attachmentProblems = { ofFiles: new Map([[7, empty]]), ofAll: [tooMany] };
    const found = { ...nothing, files, attachmentProblems, otherProblems };
    const choose = `request-${guidOf('photo')}-choose`;
    const entries = summaryEntries({ ...form, attachments }, found, i18n);
    expect(entries.map(({ target, part }) => [target, part])).toEqual([
      ['file-7', 'Requested files'],
      [choose, 'Requested files'],
      [choose, 'Requested files'],
      [choose, 'Requested files'],
    ]);
  });

  it('has the heading of files of no request in a form that requests others', () => {
    const requests = [{ guid: guidOf('photo'), name: { gb: 'Photo' }, required: true, later: false }];
    const tooMany: Problem = { code: 'attachment.too-many', path: 'attachments', params: { max: 3 } };
    const found = { ...nothing, attachmentProblems: { ofFiles: new Map(), ofAll: [tooMany] } };
    const asking = { ...form, attachments: { ...form.attachments, requests } };
    expect(summaryEntries(asking, found, i18n)).toMatchObject([
      { target: 'choose-files', part: 'Other attachments' },
    ]);
  });

  it('lists problems that nothing on the page corrects without a link, and names the file', () => {
    const otherProblems: readonly Problem[] = [
      { code: 'request.too-many' },
      { code: 'attachment.type-not-allowed', path: 'attachments', params: { name: 'x.exe' } },
    ];
    expect(summaryEntries(form, { ...nothing, otherProblems }, i18n)).toMatchObject([
      { target: null, message: 'Too many attempts. Wait a moment and try again.' },
      { target: 'choose-files', message: 'x.exe: This type of file cannot be attached.' },
    ]);
  });

  it('has the form’s message for a check that failed, at its field or at the end', () => {
    const [guid, other] = [guidOf('balance'), guidOf('other')];
    const check = {
      guid,
      must: { kind: 'all', of: [] },
      message: { gb: 'The sums differ' },
      at: begins.guid,
    } as const;
    const checks = [
      { ...check, kind: 'error' },
      { ...check, guid: other, message: { gb: 'Nobody pays' }, at: null, kind: 'error' },
    ] as const;
    const { errors, otherProblems } = returnedErrors(form, {
      problems: [
        { code: 'submission.check-failed', path: begins.guid, params: { check: guid } },
        { code: 'submission.check-failed', params: { check: other } },
      ],
    });

    const entries = summaryEntries({ ...form, checks }, { ...nothing, errors, otherProblems }, i18n);

    expect(entries.map(({ message }) => message)).toEqual(['The sums differ', 'Nobody pays']);
  });

  const answered = (field: Guid): Condition => ({
    kind: 'field',
    field,
    operator: 'answered',
    operand: null,
  });

  it('leads to the row in which a check without a place failed', () => {
    const harbour = { ...aGroup('Harbour', [members, berths]), repeat: { min: 1, max: 5 } };
    const check: FormCheck = {
      guid: guidOf('fits'),
      must: answered(members.guid),
      message: {},
      at: null,
      kind: 'error',
    };
    const rows = withRowsWrittenOut(
      aForm({
        fields: [members, berths],
        groups: [harbour],
        layout: [{ kind: 'group', guid: harbour.guid }],
        checks: [check],
      }),
      new Map([[harbour.guid, 3]]),
    );
    const otherProblems: readonly Problem[] = [
      { code: 'submission.check-failed', params: { check: check.guid, row: 2 } },
    ];

    expect(summaryEntries(rows, { ...nothing, otherProblems }, i18n)).toMatchObject([
      { target: `field-${members.guid}@2` },
    ]);
  });

  it('leads to the first row that is too many, and names it', () => {
    const harbour = { ...aGroup('Harbour', [members]), repeat: { min: 0, max: 2, rowName: { gb: 'Pier' } } };
    const page = { guid: guidOf('page'), name: { gb: 'Place' } };
    const rows = withRowsWrittenOut(
      {
        ...aForm({ fields: [members], groups: [harbour] }),
        pages: [page],
        layout: [{ kind: 'group', guid: harbour.guid, page: page.guid }],
      },
      new Map([[harbour.guid, 4]]),
    );
    const tooMany = (max: number): Problem => ({
      code: 'submission.too-many-rows',
      path: harbour.guid,
      params: { max },
    });
    const otherProblems = [tooMany(2), tooMany(4)];

    expect(summaryEntries(rows, { ...nothing, otherProblems }, i18n)).toEqual([
      {
        target: `group-${harbour.guid}@3`,
        message: 'Pier 3: The number of rows may be at most 2.',
        subject: 'Pier 3',
        page: page.guid,
        part: 'Place',
      },
      // A row that was not added, because it would not fit.
      expect.objectContaining({ target: `group-${harbour.guid}@4` }),
    ]);
  });

  it('leads to the last question of a check without a place', () => {
    const must: Condition = { kind: 'all', of: [answered(begins.guid), answered(name.guid)] };
    const check: FormCheck = {
      guid: guidOf('order'),
      must,
      message: { gb: 'Too early' },
      at: null,
      kind: 'error',
    };
    const otherProblems: readonly Problem[] = [
      { code: 'submission.check-failed', params: { check: check.guid } },
    ];

    expect(summaryEntries({ ...form, checks: [check] }, { ...nothing, otherProblems }, i18n)).toEqual([
      { target: `field-${begins.guid}`, message: 'Too early', subject: '', page: null, part: 'Time' },
    ]);
  });
});
