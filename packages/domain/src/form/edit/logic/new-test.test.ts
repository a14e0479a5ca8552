import { describe, expect, it } from 'vitest';
import { compileCondition } from '../../../logic/conditions/compile-condition.ts';
import { operatorsOf } from '../../../logic/conditions/comparison.ts';
import type { FieldTest } from '../../../logic/conditions/condition.ts';
import { questionsOf, type Question } from '../../../logic/rules/questions.ts';
import { aField, aForm, aGroup, someOptions } from '../../../testing/builders.ts';
import { guidOf } from '../../../testing/guids.ts';
import { testFieldTypes } from '../../../testing/test-field-types.ts';
import { rowTestOf, testOf, withOperator } from './new-test.ts';

const options = someOptions('one', 'two');
const fields = [
  ...testFieldTypes.all
    .filter(({ usesOptions }) => !usesOptions)
    .map(({ name }) => aField(name, { guid: guidOf(name) })),
  aField('select', { guid: guidOf('select'), dataType: 9, options }),
  aField('select', { guid: guidOf('several'), dataType: 10, multiSelect: true, options }),
  aField('select', { guid: guidOf('empty'), dataType: 9, options: [] }),
];
const form = aForm({ fields });
const questions = questionsOf(form, testFieldTypes);
const question = (name: string): Question => questions.get(guidOf(name))!;
const faultsOf = (test: FieldTest): readonly string[] => {
  const faults: string[] = [];
  compileCondition(test, { questions, groups: new Map(), before: Infinity, group: null }, (code) =>
    faults.push(code),
  );
  return faults;
};
const referable = [...questions.values()].filter(({ kind }) => kind !== null);

describe('a new test', () => {
  it.each(referable.map((one) => [one.field.type, one.kind, one] as const))(
    'of a %s that compares as %s works with every operator',
    (_type, kind, one) => {
      const first = testOf(one, null)!;

      expect(faultsOf(first)).toEqual([]);
      if (one.field.guid === guidOf('empty')) return;
      for (const operator of operatorsOf(kind!)) {
        expect(faultsOf(withOperator(first, one, operator))).toEqual([]);
      }
    },
  );

  it('starts with the first option of a choice, and with whether a text is answered', () => {
    expect(testOf(question('select'), null)).toMatchObject({
      operator: 'any-of',
      operand: { kind: 'options', ids: [options[0]!.id] },
    });
    expect(testOf(question('text'), null)).toMatchObject({ operator: 'answered', operand: null });
    expect(testOf(question('empty'), null)).toMatchObject({ operator: 'answered', operand: null });
  });

  it('keeps operator and operand of the test before where they suit the question', () => {
    const before = withOperator(testOf(question('select'), null)!, question('select'), 'none-of');
    const literal = { kind: 'literal', value: 5 } as const;

    expect(testOf(question('several'), before)).toEqual({ ...before, field: guidOf('several') });
    expect(testOf(question('number'), { ...before, operator: 'less', operand: literal })).toMatchObject({
      operator: 'less',
      operand: literal,
    });
    expect(testOf(question('number'), before)).toMatchObject({ operator: 'at-least' });
    expect(testOf(question('text'), testOf(question('boolean'), null))).toMatchObject({
      operator: 'answered',
    });
    expect(testOf(question('empty'), before)).toMatchObject({ operator: 'answered', operand: null });
  });

  it('of rows asks for at least one, and keeps the comparison when it counts another group', () => {
    const [first, second] = [aGroup('first', []), aGroup('second', [])];

    expect(rowTestOf(first, null)).toMatchObject({ group: first.guid, operator: 'at-least', rows: 1 });
    expect(rowTestOf(second, { kind: 'group', group: first.guid, operator: 'less', rows: 3 })).toMatchObject({
      group: second.guid,
      operator: 'less',
      rows: 3,
    });
  });

  it('gets an operand with an operator that needs one, and loses it with others', () => {
    const answered = withOperator(testOf(question('number'), null)!, question('number'), 'answered');

    expect(answered.operand).toBeNull();
    expect(withOperator(answered, question('number'), 'more').operand).toEqual({ kind: 'literal', value: 0 });
  });
});
