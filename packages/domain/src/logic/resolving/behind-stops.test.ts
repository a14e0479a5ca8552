import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import type { FormCheck, FormPage, Group, SavedForm } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import { defaultLimits } from '../../limits.ts';
import { answerKey, parseAnswerKey } from '../../submission/answers/answer-key.ts';
import { fileTypes } from '../../submission/files/file-types.ts';
import { checkSubmission } from '../../submission/sending/check-submission.ts';
import { aField, aForm, aGroup } from '../../testing/builders.ts';
import { guidOf, nameOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Condition } from '../conditions/condition.ts';
import { behindStops } from './behind-stops.ts';
import { prepareForm } from './prepare.ts';
import { formAsAsked, pageLogicOf } from './resolution.ts';
import { resolve } from './resolve.ts';

const age = aField('number', { guid: guidOf('a') });
const limit = aField('number', { guid: guidOf('l') });
const name = aField('text', { guid: guidOf('n'), required: true });
const sum = aField('number', { guid: guidOf('s') });
const why = aField('text', { guid: guidOf('y') });
const last = aField('text', { guid: guidOf('z'), required: true });
const notes: Group = aGroup('N', []);
const grants: Group = { ...aGroup('G', [sum, why]), repeat: { min: 1, max: 5 } };

const atLeast = (field: typeof age, value: number): Condition => ({
  kind: 'field',
  field: field.guid,
  operator: 'at-least',
  operand: { kind: 'literal', value },
});
const stop = (must: Condition, at: FormCheck['at'] = null): FormCheck => ({
  guid: guidOf('stop'),
  must,
  message: { gb: 'Only for grown-ups.' },
  at,
  kind: 'stop',
});

function formWith(checks: readonly FormCheck[], pages: readonly [string, string][] = []): SavedForm {
  const ofPage = new Map(pages.map(([element, page]) => [guidOf(element), guidOf(page)]));
  const pageOf = (guid: Guid) => {
    const page = ofPage.get(guid);
    return page === undefined ? {} : { page };
  };
  const layout = [age, name, notes, grants, limit, last].map(({ guid }) => ({
    kind: guid === notes.guid || guid === grants.guid ? ('group' as const) : ('field' as const),
    guid,
    ...pageOf(guid),
  }));
  const guids = [...new Set(ofPage.values())];
  return aForm({
    fields: [age, name, sum, why, limit, last],
    groups: [notes, grants],
    layout,
    checks,
    ...(guids.length > 0 && { pages: guids.map((guid): FormPage => ({ guid, name: { gb: 'Page' } })) }),
  });
}

const resolveIn = (form: SavedForm, answers: Answers) =>
  resolve(prepareForm(form, testFieldTypes), answers, { today: '2026-11-25', identified: false });

function behind(form: SavedForm, answers: Answers): string {
  return behindStops(form, resolveIn(form, answers))
    .map(parseAnswerKey)
    .map(({ guid, row }) => `${nameOf(guid)}${row === 1 ? '' : String(row)}`)
    .join(' ');
}

describe('What a failed stop leaves out', () => {
  it('is nothing while the stop does not fail', () => {
    expect(behind(formWith([stop(atLeast(age, 18))]), { [age.guid]: 18 })).toBe('');
    expect(behind(formWith([{ ...stop(atLeast(age, 18)), kind: 'error' }]), { [age.guid]: 17 })).toBe('');
  });

  it('is everything after the last question that it is about, the button that adds a row too', () => {
    const young = { [age.guid]: 17 };
    expect(behind(formWith([stop(atLeast(age, 18))]), young)).toBe('n N G s y G2 l z');
    expect(behind(formWith([stop(atLeast(age, 18), name.guid)]), young)).toBe('N G s y G2 l z');
    expect(behind(formWith([stop(atLeast(limit, 5), age.guid)]), { [limit.guid]: 4 })).toBe('z');
  });

  it('begins in the row that failed when its questions are in one repeatable group', () => {
    const sums = { [sum.guid]: 5, [answerKey(sum.guid, 2)]: 4, [answerKey(sum.guid, 3)]: 4 };
    expect(behind(formWith([stop(atLeast(sum, 5))]), sums)).toBe('y2 G3 s3 y3 G4 l z');
    const both: Condition = { kind: 'all', of: [atLeast(sum, 6), atLeast(age, 0)] };
    expect(behind(formWith([stop(both)]), { ...sums, [age.guid]: 1 })).toBe('y3 G4 l z');
  });

  it('does not include the group whose rows it counts', () => {
    const rows: Condition = { kind: 'group', group: grants.guid, operator: 'at-least', rows: 2 };
    expect(behind(formWith([stop(rows)]), {})).toBe('l z');
  });

  it('includes the checks about it: only the first stop shows its message, with those that end at the same question', () => {
    const about = (name: string, must: Condition, at: FormCheck['at'] = null): FormCheck => ({
      ...stop(must, at),
      guid: guidOf(name),
    });
    const failing = (checks: readonly FormCheck[], answers: Answers, pages?: [string, string][]) =>
      resolveIn(formWith(checks, pages), answers).failedChecks.map(
        ({ guid, row }) => `${nameOf(guid)}${row}`,
      );
    const answers = { [age.guid]: 17, [sum.guid]: 1, [answerKey(sum.guid, 2)]: 1, [limit.guid]: 4 };
    const [ofAge, ofLimit] = [about('v', atLeast(age, 18)), about('w', atLeast(limit, 5))];

    expect(failing([ofLimit, ofAge], answers)).toEqual(['v1']);
    expect(failing([{ ...ofLimit, kind: 'error' }, ofAge], answers)).toEqual(['v1']);
    expect(failing([ofLimit, { ...ofAge, kind: 'error' }], answers)).toEqual(['w1', 'v1']);
    expect(failing([about('t', atLeast(age, 99)), ofAge], answers)).toEqual(['t1', 'v1']);
    expect(failing([about('t', atLeast(age, 99), name.guid), ofAge], answers)).toEqual(['v1']);
    expect(failing([about('t', atLeast(sum, 5))], answers)).toEqual(['t1']);
    const rows: Condition = { kind: 'group', group: grants.guid, operator: 'at-least', rows: 3 };
    expect(failing([about('r', rows), ofAge], answers)).toEqual(['v1']);
    const twoPages: [string, string][] = ['a', 'n', 'N', 'G', 'l', 'z'].map((one) => [
      one,
      one < 'l' ? 'p' : 'q',
    ]);
    expect(failing([ofLimit, ofAge], answers, twoPages)).toEqual(['w1', 'v1']);
  });

  it('is on the page of the stop only', () => {
    const pages: [string, string][] = [
      ['a', 'p'],
      ['n', 'p'],
      ['N', 'p'],
      ['G', 'q'],
      ['l', 'q'],
      ['z', 'q'],
    ];
    expect(behind(formWith([stop(atLeast(age, 18))], pages), { [age.guid]: 17 })).toBe('n N');
    expect(behind(formWith([stop(atLeast(limit, 5))], pages), { [limit.guid]: 4 })).toBe('z');
    const rows: Condition = { kind: 'group', group: grants.guid, operator: 'at-least', rows: 2 };
    expect(behind(formWith([stop(rows)], pages), {})).toBe('l z');
  });

  it('is missing from the form that visitors see until the stop no longer fails', () => {
    const form = formWith([stop(atLeast(age, 18))]);
    const asked = (value: number) => {
      const shown = formAsAsked(
        form,
        pageLogicOf(form, resolveIn(form, { [age.guid]: value }), '2026-11-25'),
      );
      return [...shown.fields, ...shown.groups].map(({ guid }) => nameOf(guid)).join(' ');
    };
    expect([asked(17), asked(18)]).toEqual(['a', 'a n s y l z N G']);
  });

  it('is not required: the stop alone refuses the submission', () => {
    const form = formWith([stop(atLeast(age, 18))]);
    const problems = (value: number) =>
      checkSubmission({
        form,
        submission: resolveIn(form, { [age.guid]: value }),
        attachments: [],
        fieldTypes: testFieldTypes,
        fileTypes,
        limits: defaultLimits,
      }).map(({ code, path = '' }) => `${code} ${path === '' ? '' : nameOf(path as typeof age.guid)}`.trim());
    expect(problems(17)).toEqual(['submission.check-failed']);
    expect(problems(18)).toEqual(['submission.required-missing n', 'submission.required-missing z']);
  });
});
