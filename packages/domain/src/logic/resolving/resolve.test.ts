import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import type { Field, FormCheck } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import type { AnswerKey } from '../../submission/answers/answer-key.ts';
import { aField, aForm, aGroup, aPredefinedField, someOptions } from '../../testing/builders.ts';
import { literal, options, test, today } from '../../testing/condition-notation.ts';
import { guidOf, nameOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Condition, Operand, Operator } from '../conditions/condition.ts';
import { prepareForm } from './prepare.ts';
import type { ResolvedSubmission } from './resolution.ts';
import { resolve } from './resolve.ts';

const facts = { today: '2027-03-01', identified: false };

const field = (name: string, type: string, changes: Partial<Field> = {}): Field =>
  aField(type, { guid: guidOf(name), ...changes });
const text = field('t', 'text');
const number = field('n', 'number');
const flag = field('b', 'boolean');
const date = field('d', 'date');
const moment = field('m', 'datetime');
const one = field('o', 'select', { dataType: 9, options: someOptions('a', 'b', 'c') });
const many = field('y', 'select', { dataType: 10, options: someOptions('a', 'b', 'c') });
const all = [text, number, flag, date, moment, one, many];

const answerOf = (name: string): Operand => ({ kind: 'field', field: guidOf(name) });

function byGuid(answers: Readonly<Record<string, Answers[string]>>): Answers {
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [guidOf(name), answer]));
}

const named = (keys: Iterable<AnswerKey>): string => [...keys].map((key) => nameOf(key as Guid)).join('');

function resolved(
  fields: readonly Field[],
  answers: Readonly<Record<string, Answers[string]>>,
  changes: Parameters<typeof aForm>[0] = {},
): ResolvedSubmission {
  const form = aForm({ fields, ...changes });
  return resolve(prepareForm(form, testFieldTypes), byGuid(answers), facts);
}

/** Whether a question with the condition is asked after the given ones. */
function holds(
  condition: Condition,
  answers: Readonly<Record<string, Answers[string]>>,
  fields: readonly Field[] = all,
): boolean {
  const last = field('x', 'text', { showWhen: condition });
  return resolved([...fields, last], answers).asked.has(last.guid);
}

describe('a condition', () => {
  it.each<[string, Condition, Answers, boolean]>([
    [
      'a text equals, whatever its case and blanks',
      test('t', 'equals', literal('Yes ')),
      { t: ' yEs' },
      true,
    ],
    ['a text differs', test('t', 'differs', literal('yes')), { t: 'no' }, true],
    ['a text contains', test('t', 'contains', literal('ES')), { t: 'yes' }, true],
    ['a text answered', test('t', 'answered'), { t: 'x' }, true],
    ['a text of blanks answered', test('t', 'answered'), { t: '  ' }, false],
    ['a number equals', test('n', 'equals', literal(0.3)), { n: 0.3 }, true],
    ['a number less', test('n', 'less', literal(2)), { n: 10 }, false],
    ['a number at most', test('n', 'at-most', literal(2)), { n: 2 }, true],
    ['a number more', test('n', 'more', literal(2)), { n: 10 }, true],
    ['a number at least', test('n', 'at-least', literal(2)), { n: 1.99 }, false],
    ['letters in a number', test('n', 'answered'), { n: 'many' }, false],
    ['a ticked boolean', test('b', 'equals', literal(true)), { b: true }, true],
    ['an untouched boolean', test('b', 'equals', literal(false)), {}, true],
    ['a date before today', test('d', 'less', today()), { d: '2027-02-28' }, true],
    ['a date 18 years ago', test('d', 'at-most', today({ years: -18 })), { d: '2009-03-01' }, true],
    ['a date equals', test('d', 'equals', literal('2027-01-31')), { d: '2027-01-31' }, true],
    ['a moment of today', test('m', 'at-most', today()), { m: '2027-03-01 23:59' }, true],
    [
      'a moment after another',
      test('m', 'more', literal('2027-03-01 08:00')),
      { m: '2027-03-01 08:01' },
      true,
    ],
    ['one choice any of', test('o', 'any-of', options(1, 2)), { o: [2] }, true],
    ['one choice none of', test('o', 'none-of', options(1, 2)), { o: [3] }, true],
    ['choices all of', test('y', 'all-of', options(1, 2)), { y: [1] }, false],
    ['choices any of', test('y', 'any-of', options(1, 2)), { y: [1, 3] }, true],
    ['choices none of', test('y', 'none-of', options(3)), { y: [1] }, true],
    ['another answer', test('t', 'equals', answerOf('t')), { t: 'same' }, true],
    ['all of', { kind: 'all', of: [test('t', 'answered'), test('n', 'answered')] }, { t: 'x' }, false],
    ['any of', { kind: 'any', of: [test('t', 'answered'), test('n', 'answered')] }, { t: 'x' }, true],
    ['not', { kind: 'not', of: test('t', 'equals', literal('x')) }, { t: 'y' }, true],
    ['an identified person', { kind: 'person', identified: true }, {}, false],
    ['a visitor who is not', { kind: 'person', identified: false }, {}, true],
  ])('is judged: %s', (_title, condition, answers, expected) => {
    expect(holds(condition, answers)).toBe(expected);
  });

  it.each<[Operator, Operand]>([
    ['equals', literal('x')],
    ['differs', literal('x')],
    ['contains', literal('x')],
  ])('on an absent answer is false: %s', (operator, operand) => {
    expect(holds(test('t', operator, operand), {})).toBe(false);
    expect(holds(test('t', 'unanswered'), {})).toBe(true);
  });

  it.each<[string, Condition, string]>([
    ['a missing question', test('z', 'answered'), 'question-gone'],
    ['itself', test('x', 'answered'), 'question-later'],
    ['a missing operand', test('t', 'equals', answerOf('z')), 'question-gone'],
    ['no operand', test('t', 'equals'), 'question-of-wrong-kind'],
    ['a number for a text', test('t', 'equals', literal(1)), 'question-of-wrong-kind'],
    ['options of a text', test('t', 'equals', options(1)), 'question-of-wrong-kind'],
    ['an answer of another kind', test('t', 'equals', answerOf('n')), 'question-of-wrong-kind'],
    ['an operator of another kind', test('n', 'contains', literal('1')), 'question-of-wrong-kind'],
    ['a day that does not exist', test('d', 'equals', literal('2027-02-30')), 'question-of-wrong-kind'],
    ['today for a number', test('n', 'equals', today()), 'question-of-wrong-kind'],
  ])('that refers to %s shows the question', (_title, condition, code) => {
    const last = field('x', 'text', { showWhen: condition });
    const prepared = prepareForm(aForm({ fields: [...all, last] }), testFieldTypes);

    expect(prepared.faults).toMatchObject([{ code, rule: 'showWhen', of: last.guid }]);
    expect(holds(condition, {})).toBe(true);
  });

  it('of two questions that wait for each other shows the earlier one', () => {
    const one = field('one', 'text', { showWhen: test('two', 'answered') });
    const two = field('two', 'text', { showWhen: test('one', 'answered') });
    const prepared = prepareForm(aForm({ fields: [one, two] }), testFieldTypes);
    const asked = (answers: Answers) =>
      resolve(prepared, answers, { today: '2027-03-01', identified: false }).asked;

    expect(prepared.faults).toMatchObject([{ code: 'question-later', of: one.guid }]);
    expect(asked({})).toEqual(new Set([one.guid]));
    expect(asked({ [one.guid]: 'x' })).toEqual(new Set([one.guid, two.guid]));
  });

  it('on an option that was lost is false, without touching the other tests', () => {
    const lost = test('o', 'none-of', options(9));

    expect(holds(lost, { o: [1] })).toBe(false);
    expect(holds({ kind: 'any', of: [lost, test('t', 'answered')] }, { t: 'x' })).toBe(true);
    expect(holds(test('o', 'any-of', options(1, 9)), { o: [1] })).toBe(true);
    expect(holds(test('y', 'all-of', options(1, 9)), { y: [1] })).toBe(false);
  });

  it('takes a boolean that is not asked for absent, not for false', () => {
    const hidden = { ...flag, showWhen: test('t', 'answered') };
    const isFalse = test('b', 'equals', literal(false));

    expect(holds(isFalse, {}, [text, hidden])).toBe(false);
    expect(holds(isFalse, { t: 'x' }, [text, hidden])).toBe(true);
  });

  it('does not see answers that were not asked', () => {
    const hidden = { ...number, showWhen: test('t', 'equals', literal('yes')) };
    const last = field('x', 'text', { showWhen: test('n', 'answered') });
    const asked = (t: string) => named(resolved([text, hidden, last], { x: 'x', n: 1, t }).asked);

    expect(asked('no')).toBe('t');
    expect(asked('yes')).toBe('tnx');
  });
});

describe('a resolved submission', () => {
  it('drops answers that were not asked and keeps unknown GUIDs for the check to refuse', () => {
    const hidden = field('x', 'text', { showWhen: test('b', 'equals', literal(true)) });

    expect(resolved([flag, hidden], { x: 'secret', z: null }).answers).toEqual(byGuid({ z: null }));
  });

  it('hides the questions of a hidden group', () => {
    const inner = field('x', 'text');
    const group = { ...aGroup('G', [inner]), showWhen: test('b', 'equals', literal(true)) };
    const layout = [
      { kind: 'field', guid: flag.guid },
      { kind: 'group', guid: group.guid },
    ] as const;
    const shown = (b: boolean) => resolved([flag, inner], { b, x: 'x' }, { groups: [group], layout });

    expect(named(shown(false).asked)).toBe('b');
    expect([...shown(false).shownGroups]).toEqual([]);
    expect(named(shown(true).asked)).toBe('bx');
    expect([...shown(true).shownGroups]).toEqual([group.guid]);
  });

  it('requires what is required, only when it is asked', () => {
    const required = [
      { ...text, required: true },
      field('s', 'text', { requireWhen: 'shown', showWhen: test('t', 'answered') }),
      field('c', 'text', { requireWhen: test('x', 'answered') }),
      field('w', 'text', { requireWhen: test('z', 'answered') }),
      field('x', 'text'),
    ];

    expect(named(resolved(required, {}).required)).toBe('t');
    expect(named(resolved(required, { t: 'x', x: 'x' }).required)).toBe('tsc');
  });

  it('computes answers over earlier ones, whatever was sent for them', () => {
    const sum = field('s', 'number', { formula: `{field:${guidOf('n')}} * 1,1`, decimals: 1 });
    const next = field('x', 'number', { formula: `sum({field:${guidOf('s')}}; 1)` });

    expect(resolved([number, sum, next], { n: 10.05, s: 99 }).answers).toEqual(
      byGuid({ n: 10.05, s: 11.1, x: 12.1 }),
    );
    expect(resolved([number, sum, next], { s: 99 }).answers).toEqual(byGuid({ x: 1 }));
  });

  it('leaves out a check on an option that its question has lost', () => {
    const check: FormCheck = {
      guid: guidOf('c'),
      must: test('o', 'any-of', options(1, 9)),
      message: {},
      at: null,
      kind: 'stop',
    };

    expect(resolved([one], { o: [2] }, { checks: [check] }).failedChecks).toEqual([]);
  });

  it.each([2, 11] as const)('computes whole answers for a property of data type %i', (dataType) => {
    const third = field('s', 'number', { formula: '10 / 3', decimals: 2, dataType });

    expect(resolved([third], {}).answers).toEqual(byGuid({ s: 3 }));
  });

  it.each([
    ['that does not parse', '1 +', 'formula-invalid'],
    ['over a later question', `{field:${guidOf('x')}}`, 'question-later'],
    ['over a question that is gone', `{field:${guidOf('z')}}`, 'question-gone'],
    ['over a text', `sum({field:${guidOf('t')}})`, 'question-of-wrong-kind'],
  ])('has no answer for a formula %s', (_title, formula, code) => {
    const computed = field('s', 'number', { formula });
    const fields = [text, computed, field('x', 'number')];

    expect(resolved(fields, { s: 1 }).answers).toEqual({});
    expect(prepareForm(aForm({ fields }), testFieldTypes).faults).toMatchObject([{ code, rule: 'formula' }]);
  });

  it('fails the checks whose questions are all asked and answered', () => {
    const check = (name: string, must: Condition): FormCheck => ({
      guid: guidOf(name),
      must,
      message: { gb: name },
      at: null,
      kind: 'error',
    });
    const checks = [
      check('A', test('n', 'more', literal(5))),
      check('B', test('n', 'equals', answerOf('x'))),
      check('C', test('z', 'answered')),
    ];
    const failed = (answers: Answers) =>
      named(
        resolved([number, field('x', 'number')], answers, { checks }).failedChecks.map(({ guid }) => guid),
      );

    expect(failed({})).toBe('');
    expect(failed({ n: 1 })).toBe('A');
    expect(failed({ n: 1, x: 2 })).toBe('AB');
  });

  it('sets of several predefined values of one property the first that applies', () => {
    const value = (name: string, property: number, when?: Condition) => ({
      ...aPredefinedField(property, { dataType: 1, value: name }),
      guid: guidOf(name),
      ...(when && { when }),
    });
    const predefinedFields = [
      value('A', 1001, test('b', 'equals', literal(true))),
      value('B', 1001),
      value('C', 1002),
      value('D', 1002),
    ];
    const set = (b: boolean) =>
      named(resolved([flag], { b }, { predefinedFields }).predefinedFields.map(({ guid }) => guid));

    expect(set(true)).toBe('ACD');
    expect(set(false)).toBe('BCD');
  });
});
