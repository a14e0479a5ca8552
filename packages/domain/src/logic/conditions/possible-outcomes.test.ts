import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import { withArbitraryParts } from '../../testing/arbitrary-form-parts.ts';
import { arbitraryDate } from '../../testing/arbitrary-form.ts';
import {
  arbitraryAnswers,
  arbitraryLogicForm,
  withArbitraryPartLogic,
} from '../../testing/arbitrary-logic.ts';
import { aField, aForm, someOptions } from '../../testing/builders.ts';
import { all, any, literal, options, test } from '../../testing/condition-notation.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { prepareForm } from '../resolving/prepare.ts';
import { resolve } from '../resolving/resolve.ts';
import { explain } from '../sentences/why.ts';
import type { Condition } from './condition.ts';
import { possibleOutcomes } from './possible-outcomes.ts';

const not = (of: Condition): Condition => ({ kind: 'not', of });
const never = all(test('n', 'answered'), test('n', 'unanswered'));

const form = aForm({
  fields: [
    aField('number', { guid: guidOf('n') }),
    aField('text', { guid: guidOf('t') }),
    aField('boolean', { guid: guidOf('b') }),
    aField('select', { guid: guidOf('o'), dataType: 9, options: someOptions('a', 'b') }),
    aField('select', { guid: guidOf('y'), dataType: 10, options: someOptions('a', 'b') }),
    aField('text', { guid: guidOf('x'), showWhen: never }),
  ],
});
const outcomes = possibleOutcomes(prepareForm(form, testFieldTypes));

/** Answers with one option at most, as single choices have. */
function oneOptionEach(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([guid, answer]) => [
      guid,
      Array.isArray(answer) ? answer.slice(0, 1) : answer,
    ]),
  );
}

describe('a condition', () => {
  it.each<[string, Condition]>([
    ['answered and not', never],
    ['answered and compared', all(test('t', 'unanswered'), test('t', 'contains', literal('a')))],
    ['two options of one choice', all(test('o', 'any-of', options(1)), test('o', 'any-of', options(2)))],
    ['no option left', all(test('o', 'none-of', options(1)), test('o', 'none-of', options(2)))],
    ['two values', all(test('n', 'equals', literal(1)), test('n', 'equals', literal(2)))],
    ['ticked and not', all(test('b', 'equals', literal(true)), test('b', 'equals', literal(false)))],
    ['bounds apart', all(test('n', 'at-least', literal(5)), test('n', 'at-most', literal(4)))],
    ['bounds that meet', all(test('n', 'more', literal(5)), test('n', 'at-most', literal(5)))],
    ['an empty text', test('t', 'equals', literal(' '))],
    ['less than itself', test('n', 'less', { kind: 'field', field: guidOf('n') })],
    ['an identified person of a form without it', { kind: 'person', identified: true }],
    ['a question that is never asked', test('x', 'answered')],
    ['all with one of these', all(test('n', 'answered'), any(never))],
    ['not what always holds', not(any(test('t', 'answered'), test('t', 'unanswered')))],
  ])('can never hold: %s', (_title, condition) => {
    expect(outcomes(condition)).toEqual({ canHold: false, canFail: true });
  });

  it.each<[string, Condition]>([
    ['answered or not', any(test('t', 'answered'), test('t', 'unanswered'))],
    ['not what never holds', not(never)],
    ['a visitor who is not identified', { kind: 'person', identified: false }],
    ['a question that is never asked', test('x', 'unanswered')],
  ])('always holds: %s', (_title, condition) => {
    expect(outcomes(condition)).toEqual({ canHold: true, canFail: false });
  });

  it.each<[string, Condition]>([
    ['bounds that leave one value', all(test('n', 'at-least', literal(5)), test('n', 'at-most', literal(5)))],
    ['two of several choices', all(test('y', 'any-of', options(1)), test('y', 'any-of', options(2)))],
    [
      'ticked or not, when it is not asked',
      any(test('b', 'equals', literal(true)), test('b', 'equals', literal(false))),
    ],
    [
      'answered, with an operand that is ignored',
      test('n', 'answered', { kind: 'field', field: guidOf('x') }),
    ],
    [
      'a value, and answered with another that is ignored',
      all(test('n', 'answered', literal(1)), test('n', 'equals', literal(2))),
    ],
    ['options that overlap', all(test('o', 'any-of', options(1, 2)), test('o', 'none-of', options(1)))],
  ])('can come out either way: %s', (_title, condition) => {
    expect(outcomes(condition)).toEqual({ canHold: true, canFail: true });
  });

  it('never has an outcome that was ruled out, on any form and answers', () => {
    const anyForm = arbitraryLogicForm.chain(withArbitraryParts).chain(withArbitraryPartLogic);
    const anyCase = anyForm.chain((random) =>
      fc.record({ random: fc.constant(random), answers: arbitraryAnswers(random), today: arbitraryDate }),
    );
    fc.assert(
      fc.property(anyCase, ({ random, answers, today }) => {
        const prepared = prepareForm(random, testFieldTypes);
        const facts = { today, identified: random.identity.enabled };
        const judge = possibleOutcomes(prepared);
        const whys = explain(prepared, resolve(prepared, oneOptionEach(answers), facts), facts);
        const { fields, groups, pages = [], attachments } = random;
        for (const { guid, showWhen } of [...fields, ...groups, ...pages, ...(attachments.requests ?? [])]) {
          const judgement = whys.get(guid)?.judgement ?? null;
          if (showWhen === undefined || judgement === null) continue;
          const { canHold, canFail } = judge(showWhen);

          expect(judgement.holds ? canHold : canFail).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
