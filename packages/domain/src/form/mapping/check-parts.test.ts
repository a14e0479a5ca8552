import { describe, expect, it } from 'vitest';
import { aPredefinedField } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import {
  everywhere,
  findings,
  mappingContext,
  question,
  subject,
  whole,
  withFields,
} from '../../testing/mapping-findings.ts';
import type { AttachmentRequest, Field, Form, Repeat } from '../form.ts';
import { checkMapping } from './mapping-check.ts';

const two = [
  { guid: guidOf('p1'), name: everywhere('One') },
  { guid: guidOf('p2'), name: everywhere('Two') },
];

/** The complete form on the first of two pages. */
const paged: Form = {
  ...whole,
  pages: two,
  layout: whole.layout.map((entry) => ({ ...entry, page: two[0]!.guid })),
};

/** The complete form with a repeatable group of one field. */
function repeating(field: Field, repeat: Partial<Repeat>): Form {
  const group = {
    guid: guidOf('G'),
    name: everywhere('G'),
    fields: [field.guid],
    repeat: { min: 0, max: 5, ...repeat },
  };
  const form = withFields(field);
  return {
    ...form,
    groups: [group],
    layout: [
      { kind: 'field', guid: subject.guid },
      { kind: 'group', guid: group.guid },
    ],
  };
}

function asking(request: Partial<AttachmentRequest>, form: Form = whole): Form {
  const one = { guid: guidOf('r'), name: everywhere('Accounts'), required: true, later: false };
  return { ...form, attachments: { ...form.attachments, requests: [{ ...one, ...request }] } };
}

describe('pages', () => {
  it('get a warning without questions or a name', () => {
    expect(findings(paged)).toEqual(['warning page-empty at p2']);
    const nameless = { ...paged, pages: [{ ...two[0]!, name: {} }, two[1]!] };
    expect(findings(nameless)).toContain('warning page-name-missing at p1.name');
  });

  it('may have no questions when they are the last and take the files', () => {
    expect(findings(asking({}, paged)).filter((one) => one.includes('page-empty'))).toEqual([]);
  });
});

describe('the rows of a repeatable group', () => {
  const amount = question('amou', 'text', { property: 1002, dataType: 1 });
  const notes = question('note', 'longtext', { property: 1010, dataType: 13 });

  it('get a warning when only the first one reaches the vault', () => {
    expect(findings(repeating(amount, {}))).toContain('warning rows-only-pdf at G.lines');
    expect(findings(repeating(amount, { max: 1 })).join()).not.toContain('rows-only-pdf');
    expect(findings(repeating(notes, {})).join()).not.toContain('rows-only-pdf');
  });

  it('need a multi-line text property for their lines', () => {
    expect(findings(repeating(amount, { linesProperty: 1001 }))).toContain(
      'error rows-property-wrong at G.lines',
    );
    expect(findings(repeating(amount, { linesProperty: 9999 }))).toContain(
      'error rows-property-gone at G.lines',
    );
  });
});

describe('the rows that become lines of one property', () => {
  const lines = { linesProperty: 1013 };
  const form = repeating(question('amou', 'text'), lines);

  it('keep the answers of questions without a property of their own', () => {
    expect(findings({ ...form, summaryPdf: false })).toEqual([]);
    expect(checkMapping(form, mappingContext).map(({ code }) => code)).not.toContain('answers-only-pdf');
  });

  it('do not need the properties of their questions', () => {
    expect(findings(repeating(question('amou', 'text', { property: 1001, dataType: 1 }), lines))).toEqual([]);
  });

  it('get a warning when that property has a predefined value', () => {
    const predefinedFields = [aPredefinedField(1013, { dataType: 13, value: 'None' })];

    expect(findings({ ...form, predefinedFields })).toEqual(['warning property-overridden at G.lines']);
  });
});

describe('a requested file', () => {
  const pdf = { categories: [], customExtensions: ['pdf'] };

  it('gets a warning when neither it nor the form allows any type', () => {
    const none = { categories: [], customExtensions: ['exe'] };
    const without: Form = { ...whole, attachments: { maxFileSizeMb: 10, ...none, customExtensions: [] } };

    expect(findings(asking({ fileTypes: none }))).toContain('warning request-no-types at r');
    expect(findings(asking({}, without))).toEqual(['warning request-no-types at r']);
    expect(findings(asking({ fileTypes: pdf }, without))).toEqual([]);
  });

  it('gets a warning for an extension of its own that is always refused', () => {
    const some = { categories: [], customExtensions: ['pdf', 'exe'] };

    expect(findings(asking({ fileTypes: some }))).toEqual(['warning extension-refused at r']);
  });

  it('gets a warning when the largest file is 0 MB, even if no other files are accepted', () => {
    const nothing = { maxFileSizeMb: 0, categories: [], customExtensions: [] };

    expect(findings(asking({ fileTypes: pdf }, { ...whole, attachments: nothing }))).toEqual([
      'warning file-size-zero at settings.file-size',
    ]);
  });

  it('gets a warning without a name', () => {
    expect(findings(asking({ name: {}, fileTypes: pdf }))).toEqual([
      'warning request-name-missing at r.name',
    ]);
  });
});
