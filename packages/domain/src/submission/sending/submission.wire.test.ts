import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import type { Guid } from '../../guid.ts';
import type { Result } from '../../problems/result.ts';
import { aField, aForm, someOptions } from '../../testing/builders.ts';
import { guidOf, guidSequence } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { normaliseAnswers } from '../answers/answers.ts';
import {
  addFields,
  draftAnswers,
  setClass,
  setValues,
  startDraft,
  type Draft,
  type StartedDraft,
} from './draft.ts';
import { answerToWire, submissionToWire } from './sent-submission.wire.ts';
import type { SubmissionPart } from './submission-part.ts';
import { submissionFromWire } from './submission.wire.ts';

function read(value: unknown): SubmissionPart {
  const result = submissionFromWire(value);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function faultsOf(value: unknown): string[] {
  const result = submissionFromWire(value);
  return result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${path}`);
}

function withValue(value: unknown): unknown {
  return { Fields: [{ GUID: guidOf('a'), Value: value }] };
}

describe('the submission part of a client that follows the specification', () => {
  it('is accepted without the form’s GUID, language and the portal’s own members', () => {
    const part = read({
      GUID: guidOf('s'),
      Fields: [{ GUID: guidOf('a'), Value: 'x', MFilesPropertyDef: 1001, DataType: 1 }],
      Class: 5,
    });

    expect(part).toEqual({
      guid: guidOf('s'),
      formGuid: null,
      answers: new Map([[guidOf('a'), 'x']]),
      language: null,
      robotTrap: '',
      openedAt: null,
      proof: null,
      owner: null,
      corrects: null,
      requestStates: new Map(),
      staged: null,
      test: null,
    });
  });

  it('may omit its own GUID', () => {
    expect(read({}).guid).toBeNull();
    expect(read({ GUID: '', FormGUID: null }).guid).toBeNull();
  });

  it('has its property, data type and class ignored, whatever they are', () => {
    const fields = [{ GUID: guidOf('a'), Value: 'x', MFilesPropertyDef: { deep: [] }, DataType: 'none' }];

    expect(read({ Fields: fields, Class: 'admin' }).answers.get(guidOf('a'))).toBe('x');
  });

  it.each([
    ['x', 'x'],
    ['', ''],
    [true, true],
    [4.5, 4.5],
    [null, null],
    [undefined, null],
    [
      [1, 2],
      [1, 2],
    ],
    [
      ['1', 2, null],
      ['1', '2'],
    ],
    [[], []],
  ])('carries the value %o as %o', (sent, raw) => {
    expect(read(withValue(sent)).answers.get(guidOf('a'))).toEqual(raw);
  });
});

describe('an invalid submission part', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['a text', 'x', ''],
    ['a list', [], ''],
    ['an invalid GUID', { GUID: 'x' }, 'GUID'],
    ['an invalid GUID of a form', { FormGUID: 7 }, 'FormGUID'],
    ['fields that are not a list', { Fields: {} }, 'Fields'],
    ['a field without a GUID', { Fields: [{ Value: 'x' }] }, 'Fields[0].GUID'],
    [
      'a field sent twice',
      { Fields: [{ GUID: guidOf('a') }, { GUID: guidOf('a').toUpperCase() }] },
      'Fields[1].GUID',
    ],
    ['a value that is an object', withValue({ a: 1 }), 'Fields[0].Value'],
    ['a value that is a list of lists', withValue([[1]]), 'Fields[0].Value'],
    ['an invalid language', { Language: 'x'.repeat(501) }, 'Language'],
    ['a proof that is too long', { Proof: '1'.repeat(17) }, 'Proof'],
    ['a proof that is a number', { Proof: 17 }, 'Proof'],
    ['something to correct that is not a GUID', { Corrects: 'K7M4-2RTX-9CHD' }, 'Corrects'],
    ['5001 fields', { Fields: Array.from({ length: 5001 }, () => ({ GUID: guidOf('a') })) }, 'Fields'],
  ])('with %s is refused, naming the path', (_name, value, path) => {
    expect(faultsOf(value)).toContain(`request.invalid ${path}`);
  });

  it('with a __proto__ key is refused at any position', () => {
    expect(faultsOf(JSON.parse('{"__proto__":{"guid":"x"}}'))).toEqual(['request.invalid __proto__']);
    expect(faultsOf(JSON.parse(`{"Fields":[{"GUID":"${guidOf('a')}","Value":{"__proto__":1}}]}`))).toEqual([
      'request.invalid Fields[0].Value.__proto__',
    ]);
  });

  it('nested a hundred thousand deep is refused', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));

    expect(submissionFromWire(withValue(deep)).ok).toBe(false);
  });

  it('is refused without throwing, whatever it contains', () => {
    fc.assert(fc.property(fc.anything(), (value) => void submissionFromWire(withValue(value))));
    fc.assert(fc.property(fc.anything(), (value) => void submissionFromWire(value)));
  });
});

describe('a draft that is written and parsed', () => {
  const fields = [
    aField('text'),
    aField('number'),
    aField('boolean'),
    aField('select', { options: someOptions('a', 'b') }),
  ];
  const form = aForm({ class: 5, fields });
  const sending = {
    form: form.guid,
    language: 'se',
    robotTrap: '',
    openedAt: 'signed',
    proof: '70123',
    owner: 'whose',
    corrects: guidOf('before'),
    requestStates: new Map([
      [guidOf('asked'), { kind: 'later', file: null }],
      [guidOf('other'), { kind: 'other-file', file: 'a.pdf' }],
    ] as const),
    staged: { token: 'secret', files: [{ id: guidOf('staged'), name: 'kuva.png' }] },
    test: { token: 'preview', mode: 'deliver' } as const,
  };

  function aDraft(guid?: Guid, answers: Answers = {}): StartedDraft {
    const empty = startDraft(guid, guidSequence());
    return changed(setValues(changed(addFields(changed(setClass(empty, form.class)), fields)), answers));
  }

  function changed(result: Result<Draft>): StartedDraft {
    if (!result.ok || result.value.state === 'empty') throw new Error('the change failed');
    return result.value;
  }

  it('gives the same answers, form and language', () => {
    const typed = { text: 'Hei', number: 4.5, boolean: true, select: [2, 1] };
    const answers = fields.map(({ guid, type }) => [guid, typed[type as keyof typeof typed]]);
    const draft = aDraft(guidOf('s'), Object.fromEntries(answers));

    const wire: unknown = JSON.parse(JSON.stringify(submissionToWire(draft, sending)));
    const part = read(wire);

    expect(part).toMatchObject({
      guid: guidOf('s'),
      formGuid: form.guid,
      language: 'se',
      openedAt: 'signed',
      proof: '70123',
      owner: 'whose',
      corrects: guidOf('before'),
      requestStates: sending.requestStates,
      staged: sending.staged,
      test: { token: 'preview', mode: 'deliver' },
    });
    expect(normaliseAnswers(form, part.answers, testFieldTypes)).toEqual(draftAnswers(draft));
  });

  it('has the specified members for every field', () => {
    const draft = aDraft();

    expect(submissionToWire(draft, sending)).toMatchObject({
      GUID: guidOf('#1'),
      FormGUID: form.guid,
      Class: 5,
    });
    expect(submissionToWire(draft, sending).Fields[0]).toEqual({
      GUID: fields[0]?.guid,
      Value: null,
      MFilesPropertyDef: -1,
      DataType: 0,
    });
  });

  it('omits proof, correction, states of requests, staged files and test when there are none', () => {
    const first = {
      ...sending,
      proof: null,
      corrects: '',
      requestStates: new Map(),
      staged: null,
      test: null,
    };
    const wire = submissionToWire(aDraft(), first);

    expect(Object.keys(wire)).not.toContain('Proof');
    expect(Object.keys(wire)).not.toContain('Corrects');
    expect(Object.keys(wire)).not.toContain('Requests');
    expect(Object.keys(wire)).not.toContain('StagedFiles');
    expect(Object.keys(wire)).not.toContain('Test');
    expect(read(JSON.parse(JSON.stringify(wire)))).toMatchObject({
      proof: null,
      corrects: null,
      staged: null,
      test: null,
    });
  });

  it.each([
    [null, null],
    ['x', 'x'],
    [false, false],
    [3, 3],
    [[4, 2], '4,2'],
    [[], null],
  ])('writes the answer %o as %o', (answer, wire) => {
    expect(answerToWire(answer)).toBe(wire);
  });
});
