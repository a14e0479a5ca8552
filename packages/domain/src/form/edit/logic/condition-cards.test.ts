import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, ConditionTest } from '../../../logic/conditions/condition.ts';
import { all, any } from '../../../testing/condition-notation.ts';
import { guidOf } from '../../../testing/guids.ts';
import { addTestGroup, cardsOf, conditionOf, putTest, removeTest, setJoin } from './condition-cards.ts';

const test = (name: string): ConditionTest => ({
  kind: 'field',
  field: guidOf(name),
  operator: 'answered',
  operand: null,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(test) as [ConditionTest, ...ConditionTest[]] as ConditionTest[];

describe('a condition as cards', () => {
  it.each<[string, Condition]>([
    ['one test', a!],
    ['several tests', any(a!, b!)],
    ['a group among tests', all(a!, any(b!, c!))],
    ['only a group', all(any(b!, c!))],
    ['a test of rows', all(a!, { kind: 'group', group: guidOf('g'), operator: 'more', rows: 2 })],
  ])('with %s is the same condition again', (_title, condition) => {
    expect(conditionOf(cardsOf(condition)!)).toEqual(condition);
  });

  it.each<[string, Condition]>([
    ['a negation', { kind: 'not', of: a! }],
    ['a negation in a list', all(a!, { kind: 'not', of: b! })],
    ['groups in groups', all(any(a!, all(b!, c!)))],
  ])('cannot show %s', (_title, condition) => {
    expect(cardsOf(condition)).toBeNull();
  });

  it('has no cards without a condition, and no condition without cards', () => {
    const none = cardsOf(undefined)!;

    expect(none.of).toEqual([]);
    expect(conditionOf(none)).toBeUndefined();
  });

  it('can be changed test by test, in the list and in groups', () => {
    const two = putTest(putTest(cardsOf(undefined)!, [0], a!), [1], b!);
    const grouped = putTest(addTestGroup(two, c!), [2, 1], d!);

    expect(conditionOf(grouped)).toEqual(all(a!, b!, any(c!, d!)));
    expect(conditionOf(putTest(grouped, [2, 0], a!))).toEqual(all(a!, b!, any(a!, d!)));
    expect(conditionOf(setJoin(setJoin(grouped, null, 'any'), 2, 'all'))).toEqual(any(a!, b!, all(c!, d!)));
    expect(conditionOf(removeTest(removeTest(grouped, [2, 1]), [2, 0]))).toEqual(all(a!, b!));
    expect(conditionOf(removeTest(two, [0]))).toEqual(b!);
  });

  it('is the same condition again, for any that cards can show', () => {
    const tests = fc.array(fc.constantFrom(a!, b!, c!), { minLength: 1, maxLength: 4 });
    const join = fc.constantFrom('all' as const, 'any' as const);
    const group = fc.record({ kind: join, of: tests });
    const list = fc.record({
      kind: join,
      of: fc.array(fc.oneof(fc.constantFrom(a!, b!), group), { minLength: 2, maxLength: 4 }),
    });
    fc.assert(
      fc.property(list, (condition) => {
        expect(conditionOf(cardsOf(condition)!)).toEqual(condition);
      }),
    );
  });
});
