import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import type { Field, Form, Group } from '../../form/form.ts';
import { defaultLimits } from '../../limits.ts';
import { answerKey, parseAnswerKey, type AnswerKey } from '../../submission/answers/answer-key.ts';
import { fileTypes } from '../../submission/files/file-types.ts';
import { checkSubmission } from '../../submission/sending/check-submission.ts';
import { aField, aForm, aGroup } from '../../testing/builders.ts';
import { guidOf, nameOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Condition } from '../conditions/condition.ts';
import { prepareForm } from './prepare.ts';
import { resolve } from './resolve.ts';

const who = aField('text', { guid: guidOf('w') });
const sum = aField('number', { guid: guidOf('s') });
const why = aField('text', { guid: guidOf('y') });
const total = aField('number', { guid: guidOf('t'), formula: `sum({field:${sum.guid}})` });
const after = aField('text', { guid: guidOf('a') });
const grants: Group = { ...aGroup('G', [who, sum, why]), repeat: { min: 0, max: 10 } };

function formWith(changes: {
  readonly fields?: readonly Field[];
  readonly checks?: Form['checks'];
  readonly group?: Partial<Group>;
}): Form {
  return {
    ...aForm({
      fields: changes.fields ?? [who, sum, why, total, after],
      groups: [{ ...grants, ...changes.group }],
      layout: [
        { kind: 'group', guid: grants.guid },
        { kind: 'field', guid: total.guid },
        { kind: 'field', guid: after.guid },
      ],
    }),
    ...(changes.checks && { checks: changes.checks }),
  };
}

const facts = { today: '2026-11-25', identified: false };
const resolveIn = (form: Form, answers: Answers) =>
  resolve(prepareForm(form, testFieldTypes), answers, facts);
const named = (keys: Iterable<AnswerKey>): string =>
  [...keys]
    .map(parseAnswerKey)
    .map(({ guid, row }) => `${nameOf(guid)}${String(row)}`)
    .join(' ');
const sums = (...values: readonly number[]): Answers =>
  Object.fromEntries(values.map((value, index) => [answerKey(sum.guid, index + 1), value]));
const moreThan = (value: number): Condition => ({
  kind: 'field',
  field: sum.guid,
  operator: 'more',
  operand: { kind: 'literal', value },
});
const everyMoreThan = (value: number): Condition => ({ ...moreThan(value), over: 'every' }) as Condition;
const rowsAre = (operator: 'at-least' | 'equals', rows: number): Condition => ({
  kind: 'group',
  group: grants.guid,
  operator,
  rows,
});

describe('rows', () => {
  it('reach as far as the answers, and ask each question', () => {
    const { asked, rows } = resolveIn(formWith({}), sums(1, 2));

    expect(rows.get(grants.guid)).toBe(2);
    expect(named(asked)).toBe('w1 s1 y1 w2 s2 y2 t1 a1');
  });

  it('are at least the minimum of their group', () => {
    const { asked } = resolveIn(formWith({ group: { repeat: { min: 1, max: 3 } } }), {});

    expect(named(asked)).toBe('w1 s1 y1 t1 a1');
  });

  it('at the end do not count when their only answers are not asked or computed', () => {
    const answered: Condition = { kind: 'field', field: who.guid, operator: 'answered', operand: null };
    const twice = aField('number', { guid: guidOf('d'), formula: `{field:${sum.guid}} * 2` });
    const form = formWith({
      fields: [
        { ...who, required: true },
        sum,
        twice,
        { ...why, showWhen: answered },
        total,
        { ...after, showWhen: rowsAre('at-least', 2) },
      ],
      group: { fields: [who.guid, sum.guid, twice.guid, why.guid] },
    });
    const answers = { [who.guid]: 'Valtio', [answerKey(why.guid, 2)]: 'x', [answerKey(twice.guid, 3)]: 6 };
    const page = new Map([[grants.guid, 3]]);

    const sent = resolveIn(form, answers);
    const drawn = resolve(prepareForm(form, testFieldTypes), answers, facts, page);

    expect([sent.rows.get(grants.guid), named(sent.asked)]).toEqual([1, 'w1 s1 d1 y1 t1']);
    expect(named(sent.required)).toBe('w1');
    expect([drawn.rows.get(grants.guid), named(drawn.asked)]).toEqual([
      3,
      'w1 s1 d1 y1 w2 s2 d2 w3 s3 d3 t1',
    ]);
  });

  it('are summed from outside, without those that have no answer', () => {
    const answers = { ...sums(100.1, 0.2), [answerKey(who.guid, 3)]: 'Valtio' };

    expect(resolveIn(formWith({}), answers).answers[total.guid]).toBe(100.3);
    expect(resolveIn(formWith({}), {}).answers[total.guid]).toBe(0);
  });

  it('see the answers of their own row', () => {
    const form = formWith({
      fields: [who, sum, { ...why, showWhen: moreThan(10), required: true }, total, after],
    });
    const { asked, required } = resolveIn(form, sums(5, 20));

    expect(named([...asked].filter((key) => key.startsWith(why.guid)))).toBe('y2');
    expect(named(required)).toBe('y2');
  });

  it('compute from the answers of their own row', () => {
    const twice = aField('number', { guid: guidOf('d'), formula: `{field:${sum.guid}} * 2` });
    const form = formWith({
      fields: [who, sum, twice, total, after],
      group: { fields: [who.guid, sum.guid, twice.guid] },
    });

    expect(resolveIn(form, sums(1, 2)).answers).toMatchObject({
      [answerKey(twice.guid, 1)]: 2,
      [answerKey(twice.guid, 2)]: 4,
    });
  });

  it.each<readonly [string, Condition, readonly number[], boolean]>([
    ['any row', moreThan(10), [5, 20], true],
    ['any row', moreThan(10), [5], false],
    ['every row', everyMoreThan(10), [5, 20], false],
    ['every row', everyMoreThan(10), [15, 20], true],
    ['every row of none', everyMoreThan(10), [], false],
    ['the number of rows', rowsAre('at-least', 2), [1, 1], true],
    ['the number of rows', rowsAre('at-least', 2), [1], false],
    ['the number of rows', rowsAre('equals', 0), [], true],
  ])('decide from outside by %s: %#', (_name, showWhen, values, isAsked) => {
    const form = formWith({ fields: [who, sum, why, total, { ...after, showWhen }] });

    expect(resolveIn(form, sums(...values)).asked.has(after.guid)).toBe(isAsked);
  });

  it('are checked one by one by a check of their own questions', () => {
    const check = {
      guid: guidOf('check'),
      must: moreThan(10),
      message: {},
      at: sum.guid,
      kind: 'error',
    } as const;
    const { failedChecks } = resolveIn(formWith({ checks: [check] }), sums(20, 5, 6));

    expect(failedChecks.map(({ row }) => row)).toEqual([2, 3]);
    expect(failedChecks.map(({ shownAt }) => shownAt)).toEqual([
      answerKey(sum.guid, 2),
      answerKey(sum.guid, 3),
    ]);
  });

  it('are counted by a check only while their group is shown', () => {
    const must = rowsAre('at-least', 1);
    const check = { guid: guidOf('check'), must, message: {}, at: null, kind: 'error' } as const;
    const failing = (group: Partial<Group>) =>
      resolveIn(formWith({ checks: [check], group }), {}).failedChecks.map(({ guid }) => guid);

    expect(failing({})).toEqual([check.guid]);
    expect(failing({ showWhen: { kind: 'person', identified: true } })).toEqual([]);
  });

  it.each([
    ['at a question outside the rows', total.guid, total.guid, undefined],
    ['at the end of the form with the first of them', null, undefined, 2],
  ])('show the message of a check once %s, whichever rows fail', (_where, at, path, row) => {
    const check = { guid: guidOf('check'), must: moreThan(10), message: {}, at, kind: 'error' } as const;
    const form = formWith({ checks: [check] });

    const problems = checkSubmission({
      form,
      submission: resolveIn(form, sums(20, 5, 6)),
      attachments: [],
      fieldTypes: testFieldTypes,
      fileTypes,
      limits: defaultLimits,
    });

    expect(problems.map(({ code, path: where, params }) => [code, where, params?.['row']])).toEqual([
      ['submission.check-failed', path, row],
    ]);
  });

  it('show no message of a check about something else while they are empty', () => {
    const must: Condition = { kind: 'person', identified: true };
    const check = { guid: guidOf('check'), must, message: {}, at: who.guid, kind: 'error' } as const;
    const prepared = prepareForm(formWith({ checks: [check] }), testFieldTypes);
    const placesIn = (answers: Answers) =>
      resolve(prepared, answers, facts, new Map([[grants.guid, 1]])).failedChecks.map(
        ({ shownAt }) => shownAt,
      );

    expect([placesIn({}), placesIn({ [who.guid]: 'EU' })]).toEqual([[null], [who.guid]]);
  });

  it.each<readonly [string, Partial<Form['fields'][number]>]>([
    ['in arithmetic', { formula: `{field:${sum.guid}} + 1` }],
    ['in a function of one value', { formula: `round({field:${sum.guid}})` }],
  ])('are a fault %s outside the group', (_name, changes) => {
    const { faults } = prepareForm(
      formWith({ fields: [who, sum, why, { ...total, ...changes }, after] }),
      testFieldTypes,
    );

    expect(faults).toMatchObject([{ code: 'row-outside-list', of: total.guid, question: sum.guid }]);
  });

  it('can only be counted in an earlier group that repeats', () => {
    const plain = formWith({ fields: [who, sum, why, total, { ...after, showWhen: rowsAre('equals', 1) }] });
    const { repeat: _repeat, ...once } = grants;
    const faultsOf = (form: Form) => prepareForm(form, testFieldTypes).faults.map(({ code }) => code);

    expect(faultsOf(plain)).toEqual([]);
    expect(faultsOf({ ...plain, groups: [once] })).toEqual(['question-of-wrong-kind']);
    expect(faultsOf({ ...plain, layout: [...plain.layout].reverse() })).toContain('question-later');
    expect(faultsOf({ ...plain, groups: [], layout: plain.layout.slice(1) })).toContain('question-gone');
  });
});

describe('a group without questions', () => {
  const empty: Group = { ...grants, fields: [] };
  const one = { guid: guidOf('one'), name: { gb: 'One' } };
  const form = (group: Group, showWhen?: Condition): Form => ({
    ...aForm({ groups: [group] }),
    pages: [{ ...one, ...(showWhen && { showWhen }) }],
    layout: [{ kind: 'group', guid: group.guid, page: one.guid }],
  });

  it.each<readonly [string, Form, string]>([
    ['its own condition', form({ ...empty, showWhen: rowsAre('equals', 0) }), 'G'],
    ['that of its page', form(empty, rowsAre('equals', 0)), 'one'],
  ])('has no rows that %s could count', (_name, itself, of) => {
    const prepared = prepareForm(itself, testFieldTypes);

    expect(prepared.faults).toMatchObject([{ code: 'question-later', of: guidOf(of), question: empty.guid }]);
    expect(resolve(prepared, {}, facts).shownGroups).toEqual(new Set([empty.guid]));
  });
});

describe('pages', () => {
  const page = (name: string, showWhen?: Condition) => ({
    guid: guidOf(name),
    name: { gb: name },
    ...(showWhen && { showWhen }),
  });
  const [first, second] = [aField('number', { guid: sum.guid }), aField('text', { guid: guidOf('b') })];

  function paged(showWhen: Condition): Form {
    return {
      ...aForm({ fields: [first, second] }),
      pages: [page('one'), page('two', showWhen)],
      layout: [
        { kind: 'field', guid: first.guid, page: guidOf('one') },
        { kind: 'field', guid: second.guid, page: guidOf('two') },
      ],
    };
  }

  it('are shown while their condition holds, with all that is on them', () => {
    const asking = (value: number) =>
      resolveIn(paged(moreThan(10)), { [first.guid]: value, [second.guid]: 'x' });

    expect(asking(5)).toMatchObject({
      answers: { [first.guid]: 5 },
      asked: new Set([first.guid]),
      shownPages: new Set([guidOf('one')]),
    });
    expect(asking(20).shownPages).toEqual(new Set([guidOf('one'), guidOf('two')]));
  });

  it('are skipped when nothing on them is asked', () => {
    const form = paged(moreThan(0));
    const hidden = { ...form, fields: [first, { ...second, showWhen: moreThan(100) }] };

    expect(resolveIn(hidden, { [first.guid]: 5 }).shownPages).toEqual(new Set([guidOf('one')]));
  });

  it('are shown for a group that has no rows yet, while the group is shown', () => {
    const rows = { ...grants, repeat: { ...grants.repeat!, min: 0 }, fields: [second.guid] };
    const withRows = (group: Group): Form => ({
      ...paged(moreThan(0)),
      groups: [group],
      layout: [
        { kind: 'field', guid: first.guid, page: guidOf('one') },
        { kind: 'group', guid: group.guid, page: guidOf('two') },
      ],
    });

    expect(resolveIn(withRows(rows), { [first.guid]: 5 }).shownPages).toContain(guidOf('two'));
    const hidden = { ...rows, showWhen: moreThan(100) };
    expect(resolveIn(withRows(hidden), { [first.guid]: 5 }).shownPages).not.toContain(guidOf('two'));
  });

  it('cannot depend on questions that are on them', () => {
    const looksAtItself: Condition = {
      kind: 'field',
      field: second.guid,
      operator: 'answered',
      operand: null,
    };

    expect(prepareForm(paged(looksAtItself), testFieldTypes).faults).toMatchObject([
      { code: 'question-later', of: guidOf('two') },
    ]);
  });
});
