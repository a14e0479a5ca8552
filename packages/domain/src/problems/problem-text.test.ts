import { describe, expect, it } from 'vitest';
import type { FieldTypes } from '../field-type/field-type.ts';
import type { Field, Form } from '../form/form.ts';
import { newForm } from '../form/new-form.ts';
import { parseGuid } from '../guid.ts';
import { answerKey } from '../submission/answers/answer-key.ts';
import { testFieldTypes } from '../testing/test-field-types.ts';
import { bundledCatalogue } from '../translations/defaults/index.ts';
import { translator } from '../translations/translate.ts';
import { namedProblemText, problemSubject, problemText, withProblemSubjects } from './problem-text.ts';

const english = translator(bundledCatalogue, 'gb', 'gb');
const finnish = translator(bundledCatalogue, 'fi', 'gb');
const name = { label: 'Name', requiredTextKey: 'enterValue' } as const;

describe('problemText', () => {
  it.each([
    ['enterValue', 'Enter Name', 'Täytä kohta Name'],
    ['selectValue', 'Select Name', 'Valitse Name'],
    ['tickValue', 'Tick Name', 'Rastita kohta Name'],
  ] as const)('asks for a missing answer with %s', (requiredTextKey, inEnglish, inFinnish) => {
    const problem = { code: 'submission.required-missing', path: 'x' } as const;

    expect(problemText(problem, english, { label: 'Name', requiredTextKey })).toBe(inEnglish);
    expect(namedProblemText(problem, finnish, { label: 'Name', requiredTextKey })).toBe(inFinnish);
  });

  it('takes the reason that only one field type has from the texts of the type', () => {
    const refused = (reason: string) => ({ code: 'answer.refused', path: 'x', params: { reason } }) as const;
    const text = (key: string): string => `<${key}>`;

    expect(problemText(refused('fieldType.email.differs'), text)).toBe('<fieldType.email.differs>');
    expect(problemText(refused('adminPassword'), text)).toBe('<problem.answerRefused>');
  });

  it.each([
    [{ min: 1, max: 6 }, 'Enter a number between 1 and 6', 'Anna luku väliltä 1–6'],
    [{ min: 0 }, 'Enter 0 or more', 'Anna luku, joka on vähintään 0'],
    [{ max: 10 }, 'Enter 10 or less', 'Anna luku, joka on enintään 10'],
  ])('states the range of a number, or its one bound: %j', (params, inEnglish, inFinnish) => {
    const problem = { code: 'answer.out-of-range', path: 'x', params } as const;

    expect(problemText(problem, english)).toBe(inEnglish);
    expect(problemText(problem, finnish)).toBe(inFinnish);
  });

  it('adds the limit and its unit when a file is too large', () => {
    const problem = { code: 'attachment.too-large', params: { name: 'a.pdf', limit: 10 } } as const;

    expect(problemText(problem, english)).toBe(
      'The file is too large. The largest allowed size is 10\u00a0MB.',
    );
    expect(problemText(problem, finnish)).toBe('Tiedosto on liian suuri. Enimmäiskoko on 10\u00a0Mt.');
  });

  it('states the maximum total size in MB', () => {
    const problem = { code: 'attachment.total-too-large', params: { limit: 209_715_200 } } as const;

    expect(problemText(problem, english)).toBe(
      'The files are too large together. The largest allowed total is 200\u00a0MB.',
    );
  });

  it('names the field when the field is out of view', () => {
    const problem = { code: 'answer.text-too-long', path: 'x', params: { max: 5000, n: 6000 } } as const;

    expect(problemText(problem, english, name)).toBe('Shorten the text to 5,000 characters.');
    expect(namedProblemText(problem, english, name)).toBe('Name: Shorten the text to 5,000 characters.');
    expect(namedProblemText(problem, english)).toBe('Shorten the text to 5,000 characters.');
  });

  it('names the file that was refused', () => {
    const refused = {
      code: 'attachment.type-not-allowed',
      path: 'attachments',
      params: { name: 'a.exe' },
    } as const;
    const empty = { code: 'attachment.empty', path: 'attachments', params: { name: 'a.pdf' } } as const;

    expect(namedProblemText(refused, english)).toBe('a.exe: This type of file cannot be attached.');
    expect(namedProblemText(empty, english)).toBe('The file a.pdf is empty. Choose another file.');
  });

  it('reports missing answers when the fields are not known', () => {
    expect(problemText({ code: 'submission.required-missing' }, english)).toBe('Some answers are missing');
  });

  it('names the path of a fault in a request', () => {
    expect(problemText({ code: 'request.invalid', path: 'Fields[3].Name' }, english)).toBe(
      'Something is wrong in the request: Fields[3].Name',
    );
    const tooLarge = { path: 'Fields[3].ShowWhen', params: { reason: 'condition-too-large' } };
    expect(problemText({ code: 'request.invalid', ...tooLarge }, english)).toBe(
      'A condition has more than 50 tests or 6 levels: Fields[3].ShowWhen',
    );
    const tooDeep = { path: 'Fields[3]', params: { reason: 'too-deep' } };
    expect(problemText({ code: 'request.invalid', ...tooDeep }, english)).toBe(
      'Something is nested too deeply: Fields[3]',
    );
    expect(problemText({ code: 'request.invalid', path: '' }, english)).toBe(
      'The request could not be read.',
    );
  });
});

describe('the subject of a problem', () => {
  const field: Field = {
    guid: parseGuid('00000001-0000-4000-8000-000000000000')!,
    type: 'select',
    label: { fi: 'Avustuksen tyyppi' },
    description: {},
    required: true,
    width: 'wide',
    options: [],
    property: -1,
    dataType: 0,
    settings: {},
    multiSelect: false,
  };
  const form: Form = { ...newForm(), fields: [field] };
  const missing = { code: 'submission.required-missing', path: field.guid } as const;
  const selectOnly: FieldTypes = {
    ...testFieldTypes,
    get: (name) => ({ ...testFieldTypes.get(name), requiredTextKey: 'selectValue' }),
  };
  const reader = { language: 'gb', defaultLanguage: 'fi' };

  it("is found by the field's GUID, with its label by the fallback rule", () => {
    expect(problemSubject(missing, form, selectOnly, reader)).toEqual({
      label: 'Avustuksen tyyppi',
      requiredTextKey: 'selectValue',
    });
    expect(
      problemSubject({ code: 'attachment.empty', path: 'attachments' }, form, selectOnly, reader),
    ).toBeUndefined();
  });

  it('is found in every row of its group', () => {
    const inRow = { ...missing, path: answerKey(field.guid, 3) };

    expect(problemSubject(inRow, form, selectOnly, reader)?.label).toBe('Avustuksen tyyppi');
  });

  it('can be attached to the problem for readers that do not have the form', () => {
    const [carried, other] = withProblemSubjects(
      [missing, { code: 'request.robot' }],
      form,
      selectOnly,
      reader,
    );

    expect(namedProblemText(carried!, finnish)).toBe('Valitse Avustuksen tyyppi');
    expect(other).toEqual({ code: 'request.robot' });
  });

  it('precedes the text of any other problem', () => {
    const [carried] = withProblemSubjects(
      [{ code: 'answer.option-unknown', path: field.guid }],
      form,
      selectOnly,
      reader,
    );

    expect(namedProblemText(carried!, english)).toBe('Avustuksen tyyppi: Choose one of the options shown');
  });
});
