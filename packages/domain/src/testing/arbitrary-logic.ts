import * as fc from 'fast-check';
import type { Answer, Answers } from '../field-type/field-type.ts';
import type { Field, Form, Group } from '../form/form.ts';
import { fieldsInOrder } from '../form/layout.ts';
import { withRowsWrittenOut } from '../form/rows.ts';
import type { Guid } from '../guid.ts';
import { operatorsOf } from '../logic/conditions/comparison.ts';
import {
  groupOperators,
  type Condition,
  type FieldTest,
  type Operand,
} from '../logic/conditions/condition.ts';
import type { LogicFacts } from '../logic/resolving/resolution.ts';
import { arbitraryDate, arbitraryForm, arbitraryGuid, arbitraryLocalizedText } from './arbitrary-form.ts';
import { testFieldTypes } from './test-field-types.ts';

/** A form with conditions, formulas and checks, some of which refer to missing or later questions. */
export const arbitraryLogicForm: fc.Arbitrary<Form> = arbitraryForm.chain((form) => {
  const placed = fieldsInOrder(form);
  const condition = arbitraryCondition(placed);
  return fc
    .record({
      fields: fc.tuple(...form.fields.map((field) => withLogic(field, placed, condition))),
      groups: fc.tuple(
        ...form.groups.map((group) =>
          maybe(condition).map((showWhen) => ({ ...group, ...presentMembers({ showWhen }) })),
        ),
      ),
      predefinedFields: fc.tuple(
        ...form.predefinedFields.map((field) =>
          maybe(condition).map((when) => ({ ...field, ...presentMembers({ when }) })),
        ),
      ),
      checks: maybe(
        fc.array(
          fc.record({
            guid: arbitraryGuid,
            must: condition,
            message: arbitraryLocalizedText,
            at: fc.option(guidAmong(placed)),
            kind: fc.constantFrom('error' as const, 'stop' as const),
          }),
          { minLength: 1, maxLength: 2 },
        ),
      ),
    })
    .map(({ checks, ...members }) => ({ ...form, ...members, ...presentMembers({ checks }) }));
});

/**
 * Returns a form whose pages and requested files have conditions too, with tests of the number of rows and of every
 * row, and with computed answers that nobody sees.
 */
export function withArbitraryPartLogic(form: Form): fc.Arbitrary<Form> {
  const placed = fieldsInOrder(form);
  const condition = fc.oneof(
    arbitraryCondition(placed),
    fieldTest(placed).map((test): Condition => ({ ...test, over: 'every' })),
    ...form.groups.map(groupTest),
  );
  const conditional = <Part extends object>(part: Part): fc.Arbitrary<Part> =>
    maybe(condition).map((showWhen) => ({ ...part, ...presentMembers({ showWhen }) }));
  const hidden = (field: Field): fc.Arbitrary<Field> =>
    fc
      .boolean()
      .map((isHidden) => (isHidden && field.formula !== undefined ? { ...field, shown: false } : field));
  return fc
    .record({
      fields: fc.tuple(...form.fields.map((field) => conditional(field).chain(hidden))),
      groups: fc.tuple(...form.groups.map(conditional)),
      pages: fc.tuple(...(form.pages ?? []).map(conditional)),
      requests: fc.tuple(...(form.attachments.requests ?? []).map(conditional)),
    })
    .map(({ fields, groups, pages, requests }) => ({
      ...form,
      fields,
      groups,
      ...(form.pages && { pages }),
      attachments: { ...form.attachments, ...(form.attachments.requests && { requests }) },
    }));
}

/** Answers to some questions of a form, of any kind, valid or not; in three rows of repeatable groups. */
export function arbitraryAnswers(form: Form): fc.Arbitrary<Answers> {
  const threeRows = new Map(form.groups.map(({ guid }) => [guid, 3]));
  const { fields } = withRowsWrittenOut(form, threeRows);
  return fc.tuple(...fields.map((field) => fc.option(arbitraryAnswer(field)))).map((answers) =>
    Object.fromEntries(
      fields.flatMap(({ guid }, index) => {
        const answer = answers[index] ?? null;
        return answer === null ? [] : [[guid, answer]];
      }),
    ),
  );
}

/** Any facts. */
export const arbitraryFacts: fc.Arbitrary<LogicFacts> = fc.record({
  today: arbitraryDate,
  identified: fc.boolean(),
});

const smallNumber = fc.constantFrom(0, 1, 2.5, -3, 1e15);
const shortText = fc.constantFrom('yes', 'no', ' YES ', '');

function arbitraryAnswer(field: Field): fc.Arbitrary<Answer> {
  const ids = field.options.map(({ id }) => id);
  return fc.oneof(
    smallNumber,
    fc.boolean(),
    shortText,
    arbitraryDate,
    ids.length > 0 ? fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }) : smallNumber,
  );
}

function withLogic(
  field: Field,
  placed: readonly Field[],
  condition: fc.Arbitrary<Condition>,
): fc.Arbitrary<Field> {
  return fc
    .record({
      showWhen: maybe(condition),
      requireWhen: maybe(fc.oneof(fc.constant('shown' as const), condition)),
      formula: maybe(arbitraryFormula(placed)),
      decimals: maybe(fc.integer({ min: 0, max: 6 })),
    })
    .map((members) => ({ ...field, ...presentMembers(members) }));
}

function arbitraryFormula(placed: readonly Field[]): fc.Arbitrary<string> {
  const reference = guidAmong(placed).map((guid) => `{field:${guid}}`);
  return fc.oneof(
    fc.tuple(reference, fc.constantFrom('+', '-', '*', '/'), reference).map((parts) => parts.join(' ')),
    fc.array(reference, { minLength: 1, maxLength: 3 }).map((all) => `sum(${all.join('; ')})`),
    fc.constantFrom('1 / 3', 'year(today())', 'not a formula'),
  );
}

/** A condition over the given questions, and now and then over one that does not exist. */
function arbitraryCondition(placed: readonly Field[]): fc.Arbitrary<Condition> {
  const test = fc.oneof(
    { weight: 6, arbitrary: fieldTest(placed) },
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

function groupTest({ guid }: Group): fc.Arbitrary<Condition> {
  return fc
    .record({ operator: fc.constantFrom(...groupOperators), rows: fc.nat({ max: 4 }) })
    .map((test) => ({ kind: 'group', group: guid, ...test }));
}

function fieldTest(placed: readonly Field[]): fc.Arbitrary<FieldTest> {
  return guidAmong(placed).chain((guid) => {
    const field = placed.find((candidate) => candidate.guid === guid);
    const kind = field && testFieldTypes.get(field.type).comparesAs(field);
    const operator = fc.constantFrom(...(kind ? operatorsOf(kind) : (['answered', 'equals'] as const)));
    const operand: fc.Arbitrary<Operand | null> = fc.option(arbitraryOperand(field, placed));
    return fc.tuple(operator, operand).map(([chosen, right]): FieldTest => ({
      kind: 'field',
      field: guid,
      operator: chosen,
      operand: right,
    }));
  });
}

function arbitraryOperand(field: Field | undefined, placed: readonly Field[]): fc.Arbitrary<Operand> {
  const ids = field?.options.map(({ id }) => id) ?? [];
  return fc.oneof(
    fc
      .oneof(smallNumber, fc.boolean(), shortText, arbitraryDate)
      .map((value): Operand => ({ kind: 'literal', value })),
    guidAmong(placed).map((guid): Operand => ({ kind: 'field', field: guid })),
    fc
      .uniqueArray(fc.constantFrom(...ids, 99), { minLength: 1, maxLength: 2 })
      .map((chosen): Operand => ({ kind: 'options', ids: chosen })),
    fc
      .record({ days: fc.integer({ min: -40, max: 40 }), months: fc.constant(0), years: fc.constant(-1) })
      .map((plus): Operand => ({ kind: 'today', plus })),
  );
}

function guidAmong(placed: readonly Field[]): fc.Arbitrary<Guid> {
  if (placed.length === 0) return arbitraryGuid;
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...placed.map(({ guid }) => guid)) },
    { weight: 1, arbitrary: arbitraryGuid },
  );
}

function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

/** The members that are present. */
function presentMembers<T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const present = Object.entries(members).filter(([, value]) => value !== undefined);
  // The type of Object.fromEntries does not keep the names.
  return Object.fromEntries(present) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}
