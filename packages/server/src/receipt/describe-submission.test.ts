import {
  parseGuid,
  withFieldTypeTexts,
  type FieldTypes,
  type Guid,
  type StoredSubmission,
} from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { aField, aForm, aGroup, aSettings, guidOf, someOptions } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { describe, expect, it } from 'vitest';
import { describeSubmission } from './describe-submission.ts';

const types: FieldTypes = fieldTypes;
const name = aField('text', { label: { gb: 'Name', fi: 'Nimi' } });
const day = aField('date', { label: { gb: 'Day', fi: 'Päivä' } });
const choice = aField('select', {
  label: { gb: 'Area', fi: 'Alue' },
  dataType: 9,
  options: someOptions('North', 'South'),
});
const agreed = aField('boolean', { label: { gb: 'Agreed' } });
const group = { ...aGroup('group', [day, choice]), name: { gb: 'Details', fi: 'Tiedot' } };
const form = aForm({
  name: { gb: 'Application', fi: 'Hakemus' },
  fields: [name, day, choice, agreed],
  groups: [group],
  layout: [
    { kind: 'field', guid: name.guid },
    { kind: 'group', guid: group.guid },
    { kind: 'field', guid: agreed.guid },
  ],
  attachments: { maxFileSizeMb: 1, categories: ['img'], customExtensions: [] },
});

describe('describeSubmission', () => {
  it('contains every question and answer in the visitor’s language, section by section', () => {
    const { sections } = describe_({ language: 'fi' });

    expect(sections).toEqual([
      { heading: null, level: 1, answers: [{ question: 'Nimi', answer: 'Åke Öhman' }] },
      {
        heading: 'Tiedot',
        level: 1,
        answers: [
          { question: 'Päivä', answer: '31.1.2027' },
          { question: 'Alue', answer: 'South' },
        ],
      },
      { heading: null, level: 1, answers: [{ question: 'Agreed', answer: 'Ei' }] },
    ]);
  });

  it('marks questions without an answer', () => {
    const { sections } = describe_({ language: 'gb', answers: {} });

    expect(sections[0]?.answers).toEqual([{ question: 'Name', answer: 'Not answered' }]);
  });

  it.each([
    ['fi', 'fi', 'Viitetunnus', 'Vastaanotettu', '20.11.2026 klo\u00a014.05'],
    ['gb', 'en', 'Reference', 'Received', '20 November 2026 at\u00a014:05'],
    ['se', 'sv', 'Referens', 'Mottagen', '20 november 2026 kl.\u00a014.05'],
  ])(
    'contains reference and time in the site’s time zone in %s',
    (language, languageTag, reference, received, time) => {
      const receipt = describe_({ language });

      expect(receipt.languageTag).toBe(languageTag);
      expect(receipt.facts[0]).toEqual({ question: reference, answer: 'K7M4-2RTX-9CHD' });
      expect(receipt.facts[1]?.question).toBe(received);
      expect(receipt.facts[1]?.answer.replaceAll('\u202F', ' ')).toBe(time);
    },
  );

  it.each([
    [[], ['No attachments']],
    [[file('a.png', 1)], ['a.png (1\u00a0kB)']],
    [
      [file('a.png', 150_000), file('b.pdf', 1_600_000)],
      ['a.png (147\u00a0kB)', 'b.pdf (1.6\u00a0MB)'],
    ],
  ])('lists names and sizes of the attachments', (attachments, expected) => {
    expect(describe_({ language: 'gb', attachments }).attachments).toEqual(expected);
  });

  it('lists every requested file with what became of it, and the other files after them', () => {
    const aRequest = (label: string) => ({
      guid: guidOf(label),
      name: { gb: label },
      required: false,
      later: true,
    });
    const accounts = aRequest('Accounts');
    const budget = aRequest('Budget');
    const rules = aRequest('Rules');
    const photos = aRequest('Photos');

    const { attachments } = describe_(
      {
        attachments: [{ ...file('a.pdf', 1), request: accounts.guid }, file('b.pdf', 1)],
        requests: [
          { guid: accounts.guid, outcome: 'attached' },
          { guid: budget.guid, outcome: 'later' },
          { guid: rules.guid, outcome: 'other-file', otherFile: 'b.pdf' },
          { guid: photos.guid, outcome: 'missing' },
        ],
      },
      { ...form, attachments: { ...form.attachments, requests: [accounts, budget, rules, photos] } },
    );

    expect(attachments).toEqual([
      'Accounts: a.pdf (1\u00a0kB)',
      'Budget: Comes later',
      'Rules: In another file: b.pdf',
      'Photos: Not attached',
      'b.pdf (1\u00a0kB)',
    ]);
  });

  it('mentions no attachments when the form accepts none', () => {
    const none = { ...form, attachments: { ...form.attachments, categories: [] } };

    expect(describe_({}, none).attachments).toEqual([]);
  });

  it('marks verified answers, and lists all details of the identification', () => {
    const { sections } = describe_({
      identity: { lastName: 'Öhman', birthDate: '1981-02-21', finnishCitizenship: '1' },
      verified: [name.guid],
    });

    expect(sections[0]).toEqual({
      heading: 'Details verified with Suomi.fi',
      level: 1,
      answers: [
        { question: 'Last name', answer: 'Öhman' },
        { question: 'Date of birth', answer: '21 February 1981' },
        { question: 'Finnish citizenship', answer: 'Yes' },
      ],
    });
    const questions = sections.slice(1).flatMap(({ answers }) => answers.map(({ question }) => question));
    expect(questions.filter((question) => question.endsWith('(verified with Suomi.fi)'))).toHaveLength(1);
  });

  it('holds what is computed for staff only where they read it, marked', () => {
    const grant = aField('number', { guid: guid(), label: { gb: 'Grant' }, formula: '1', shown: false });
    const computing = {
      ...form,
      fields: [...form.fields, grant],
      layout: [...form.layout, { kind: 'field', guid: grant.guid } as const],
    };
    const questions = (reader: 'visitor' | 'staff') =>
      describe_({ answers: { [grant.guid]: 5 } }, computing, reader).sections.flatMap(
        ({ answers }) => answers,
      );

    expect(questions('visitor').map(({ question }) => question)).not.toContain('Grant (computed)');
    expect(questions('staff')).toContainEqual({ question: 'Grant (computed)', answer: '5' });
    expect(questions('staff')).toHaveLength(questions('visitor').length + 1);
  });

  it('names the submission that it corrects', () => {
    expect(describe_({ corrects: 'B8N5-3SVY-0DKE' }).facts[1]).toEqual({
      question: 'Corrects submission',
      answer: 'B8N5-3SVY-0DKE',
    });
  });

  it('falls back to the site’s language when the visitor’s no longer exists', () => {
    expect(describe_({ language: 'xx' }).facts[2]).toEqual({
      question: 'Language of the form',
      answer: 'English',
    });
  });

  it('names the document after the form and the reference, with placeholders for page numbers', () => {
    const { title, siteName, formName, pageFoot } = describe_({ language: 'fi' });

    expect({ title, siteName, formName }).toEqual({
      title: 'Hakemus, K7M4-2RTX-9CHD',
      siteName: 'Municipality',
      formName: 'Hakemus',
    });
    expect(pageFoot).toBe('Viitetunnus K7M4-2RTX-9CHD · Sivu {page} / {pages}');
  });
});

function describe_(
  changes: Partial<StoredSubmission>,
  ofForm = form,
  reader: 'visitor' | 'staff' = 'visitor',
) {
  const submission: StoredSubmission = {
    guid: guid(),
    form: form.guid,
    formRevision: 1,
    deliveryRevision: 1,
    language: 'gb',
    answers: { [name.guid]: 'Åke Öhman', [day.guid]: '2027-01-31', [choice.guid]: [2], [agreed.guid]: false },
    reference: 'K7M4-2RTX-9CHD',
    receivedAt: '2026-11-20T12:05:00.000Z',
    status: 'waiting',
    identity: {},
    verified: [],
    logic: null,
    test: null,
    identified: false,
    corrects: null,
    attachments: [],
    requests: [],
    ...changes,
  };
  const settings = aSettings();
  const catalogue = withFieldTypeTexts(bundledCatalogue, types.all);
  return describeSubmission({
    submission,
    form: ofForm,
    settings,
    catalogue,
    fieldTypes: types,
    timeZone: 'Europe/Helsinki',
    reader,
  });
}

function file(fileName: string, size: number) {
  return { name: fileName, size, mediaType: 'image/png', sha256: 'a'.repeat(64) };
}

function guid(): Guid {
  return parseGuid(crypto.randomUUID()) ?? guidOf('guid');
}
