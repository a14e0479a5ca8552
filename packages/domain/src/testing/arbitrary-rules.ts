import * as fc from 'fast-check';
import type { Form, Group } from '../form/form.ts';
import type { Guid } from '../guid.ts';
import type { ComparisonKind } from '../logic/conditions/comparison-kind.ts';
import { operatorsOf } from '../logic/conditions/comparison.ts';
import {
  groupOperators,
  type Condition,
  type FieldTest,
  type Operand,
} from '../logic/conditions/condition.ts';
import { groupSpans, questionsOf, type Question } from '../logic/rules/questions.ts';
import { arbitraryDate, arbitraryGuid, arbitraryTime } from './arbitrary-form.ts';
import { testFieldTypes } from './test-field-types.ts';

/** Whole, negative, decimal and large numbers. */
export const someNumber = fc.constantFrom(0, 1, 2.5, -3, 1e15);
const shortText = fc.constantFrom('yes', 'no', ' YES ', '');
/** A value of any kind. */
export const anyLiteral = fc.oneof(someNumber, fc.boolean(), shortText, arbitraryDate);

/** A value that is compared as the given kind; of any kind where that compares with options or not at all. */
export function literalOfKind(kind: ComparisonKind | null): fc.Arbitrary<string | number | boolean> {
  switch (kind) {
    case 'text':
      return shortText;
    case 'number':
      return someNumber;
    case 'boolean':
      return fc.boolean();
    case 'date':
      return arbitraryDate;
    case 'time':
      return arbitraryTime;
    case 'date-time':
      return fc.tuple(arbitraryDate, arbitraryTime).map((parts) => parts.join(' '));
    case 'choice':
    case 'choices':
    case null:
      return anyLiteral;
  }
}

/** What a rule may refer to, and what it may name wrongly. */
export interface Scope {
  /** Earlier questions; for a rule that may look anywhere, all of them. */
  readonly usable: readonly Question[];
  readonly all: readonly Question[];
  /** Earlier repeatable groups. */
  readonly groups: readonly Group[];
}

/** Returns the scope of a rule of the given fields, which ends before the first of them; of no field, all of the form. */
export function scopesOf(form: Form): (of: readonly Guid[]) => Scope {
  const questions = questionsOf(form, testFieldTypes);
  const all = [...questions.values()];
  const spans = [...groupSpans(form, questions).values()];
  return (of) => {
    const before = Math.min(...of.map((guid) => questions.get(guid)?.index ?? Infinity));
    return {
      usable: all.filter(({ index }) => index < before),
      all,
      groups: spans.filter(({ end, group }) => end <= before && group.repeat).map(({ group }) => group),
    };
  };
}

/** A question that a rule names; one without a kind may be missing from the form. */
type Reference = Pick<Question, 'kind'> & { readonly guid: Guid; readonly optionIds: readonly number[] };

/** Mostly one of the usable questions, now and then any or a missing one. */
export function arbitraryReference({ usable, all }: Scope): fc.Arbitrary<Reference> {
  const missing = arbitraryGuid.map((guid): Reference => ({ guid, kind: null, optionIds: [] }));
  const among = (questions: readonly Question[]): fc.Arbitrary<Reference> =>
    questions.length === 0
      ? missing
      : fc.nat({ max: questions.length - 1 }).map((index) => referenceTo(questions[index]!));
  return fc.oneof(
    { weight: 12, arbitrary: among(usable.length > 0 ? usable : all) },
    { weight: 1, arbitrary: among(all) },
    { weight: 1, arbitrary: missing },
  );
}

function referenceTo({ kind, field: { guid, options } }: Question): Reference {
  return { guid, kind, optionIds: options.map(({ id }) => id) };
}

/** A formula mostly over numbers that a rule may use. */
export function arbitraryFormula(scope: Scope): fc.Arbitrary<string> {
  const numbers = scope.usable.filter(({ kind }) => kind === 'number');
  const reference = fc
    .oneof(
      { weight: 3, arbitrary: arbitraryReference({ ...scope, usable: numbers }) },
      { weight: 1, arbitrary: arbitraryReference(scope) },
    )
    .map(({ guid }) => `{field:${guid}}`);
  return fc.oneof(
    fc.tuple(reference, fc.constantFrom('+', '-', '*', '/'), reference).map((parts) => parts.join(' ')),
    fc.array(reference, { minLength: 1, maxLength: 3 }).map((all) => `sum(${all.join('; ')})`),
    fc.constantFrom('1 / 3', 'year(today())', 'not a formula'),
  );
}

/** A condition over the questions of a scope, and now and then over one that does not exist. */
export function arbitraryCondition(scope: Scope): fc.Arbitrary<Condition> {
  const test = fc.oneof(
    { weight: 6, arbitrary: fieldTest(scope) },
    { weight: 1, arbitrary: fc.boolean().map((identified): Condition => ({ kind: 'person', identified })) },
  );
  return fc.oneof(
    { weight: 3, arbitrary: test },
    {
      weight: 1,
      arbitrary: fc
        .record({
          kind: fc.constantFrom('all' as const, 'any' as const),
          of: fc.array(test, { minLength: 1, maxLength: 3 }),
        })
        .map((condition): Condition => condition),
    },
    { weight: 1, arbitrary: test.map((of): Condition => ({ kind: 'not', of })) },
  );
}

/** A test of the number of rows of a group. */
export function groupTest({ guid }: Group): fc.Arbitrary<Condition> {
  return fc
    .record({ operator: fc.constantFrom(...groupOperators), rows: fc.nat({ max: 4 }) })
    .map((test) => ({ kind: 'group', group: guid, ...test }));
}

/** A test of a question, mostly with an operand of its kind. */
export function fieldTest(scope: Scope): fc.Arbitrary<FieldTest> {
  return arbitraryReference(scope).chain((reference) => {
    const { guid, kind } = reference;
    const operator = fc.constantFrom(...(kind ? operatorsOf(kind) : (['answered', 'equals'] as const)));
    const operand: fc.Arbitrary<Operand | null> = fc.option(arbitraryOperand(reference, scope), { freq: 12 });
    return fc.tuple(operator, operand).map(([chosen, right]): FieldTest => ({
      kind: 'field',
      field: guid,
      operator: chosen,
      operand: right,
    }));
  });
}

function arbitraryOperand({ kind, optionIds }: Reference, scope: Scope): fc.Arbitrary<Operand> {
  const literal = (value: string | number | boolean): Operand => ({ kind: 'literal', value });
  const ofOptions = (ids: readonly number[]): fc.Arbitrary<Operand> =>
    fc
      .uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 2 })
      .map((chosen): Operand => ({ kind: 'options', ids: chosen }));
  const isChoice = kind === 'choice' || kind === 'choices';
  return fc.oneof(
    {
      weight: 8,
      arbitrary: isChoice && optionIds.length > 0 ? ofOptions(optionIds) : literalOfKind(kind).map(literal),
    },
    { weight: 1, arbitrary: anyLiteral.map(literal) },
    {
      weight: 1,
      arbitrary: arbitraryReference({
        ...scope,
        usable: scope.usable.filter((one) => one.kind === kind),
      }).map(({ guid }): Operand => ({ kind: 'field', field: guid })),
    },
    { weight: 1, arbitrary: ofOptions([...optionIds, 99]) },
    {
      weight: 1,
      arbitrary: fc
        .record({ days: fc.integer({ min: -40, max: 40 }), months: fc.constant(0), years: fc.constant(-1) })
        .map((plus): Operand => ({ kind: 'today', plus })),
    },
  );
}
