import { describe, expect, it } from 'vitest';
import type { Form } from '../../form/form.ts';
import { answerKey, parseAnswerKey, type AnswerKey } from '../../submission/answers/answer-key.ts';
import { aField } from '../../testing/builders.ts';
import {
  formWith,
  grants,
  moreThan,
  resolveRows,
  rowFacts,
  rowFields,
  rowsAre,
  sums,
} from '../../testing/form-with-rows.ts';
import { guidOf, nameOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Condition } from '../conditions/condition.ts';
import { prepareForm } from './prepare.ts';
import { resolve } from './resolve.ts';

const { who, sum, why, total, after } = rowFields;

const named = (keys: Iterable<AnswerKey>): string =>
  [...keys]
    .map(parseAnswerKey)
    .map(({ guid, row }) => `${nameOf(guid)}${String(row)}`)
    .join(' ');
const everyMoreThan = (value: number): Condition => ({ ...moreThan(value), over: 'every' }) as Condition;

describe('rows', () => {
  it('reach as far as the answers, and ask each question', () => {
    const { asked, rows } = resolveRows(formWith({}), sums(1, 2));

    expect(rows.get(grants.guid)).toBe(2);
    expect(named(asked)).toBe('w1 s1 y1 w2 s2 y2 t1 a1');
  });

  it('are at least the minimum of their group', () => {
    const { asked } = resolveRows(formWith({ group: { repeat: { min: 1, max: 3 } } }), {});

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

    const sent = resolveRows(form, answers);
    const drawn = resolve(prepareForm(form, testFieldTypes), answers, rowFacts, page);

    expect([sent.rows.get(grants.guid), named(sent.asked)]).toEqual([1, 'w1 s1 d1 y1 t1']);
    expect(named(sent.required)).toBe('w1');
    expect([drawn.rows.get(grants.guid), named(drawn.asked)]).toEqual([
      3,
      'w1 s1 d1 y1 w2 s2 d2 w3 s3 d3 t1',
    ]);
  });

  it('are summed from outside, without those that have no answer', () => {
    const answers = { ...sums(100.1, 0.2), [answerKey(who.guid, 3)]: 'Valtio' };

    expect(resolveRows(formWith({}), answers).answers[total.guid]).toBe(100.3);
    expect(resolveRows(formWith({}), {}).answers[total.guid]).toBe(0);
  });

  it('see the answers of their own row', () => {
    const form = formWith({
      fields: [who, sum, { ...why, showWhen: moreThan(10), required: true }, total, after],
    });
    const { asked, required } = resolveRows(form, sums(5, 20));

    expect(named([...asked].filter((key) => key.startsWith(why.guid)))).toBe('y2');
    expect(named(required)).toBe('y2');
  });

  it('compute from the answers of their own row', () => {
    const twice = aField('number', { guid: guidOf('d'), formula: `{field:${sum.guid}} * 2` });
    const form = formWith({
      fields: [who, sum, twice, total, after],
      group: { fields: [who.guid, sum.guid, twice.guid] },
    });

    expect(resolveRows(form, sums(1, 2)).answers).toMatchObject({
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

    expect(resolveRows(form, sums(...values)).asked.has(after.guid)).toBe(isAsked);
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
