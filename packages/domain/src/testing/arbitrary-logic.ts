import * as fc from 'fast-check';
import type { Answer, Answers } from '../field-type/field-type.ts';
import type { Field, Form, Group } from '../form/form.ts';
import { withRowsWrittenOut } from '../form/rows.ts';
import type { Guid } from '../guid.ts';
import type { ComparisonKind } from '../logic/conditions/comparison-kind.ts';
import { operatorsOf } from '../logic/conditions/comparison.ts';
import {
  groupOperators,
  type Condition,
  type FieldTest,
  type Operand,
} from '../logic/conditions/condition.ts';
import type { LogicFacts } from '../logic/resolving/resolution.ts';
import { groupSpans, questionsOf, type Question } from '../logic/rules/questions.ts';
import {
  arbitraryDate,
  arbitraryForm,
  arbitraryGuid,
  arbitraryLocalizedText,
  arbitraryTime,
} from './arbitrary-form.ts';
import { testFieldTypes } from './test-field-types.ts';

/**
 * A form with conditions, formulas and checks. Most of them refer to earlier questions and compare these with
 * values of their kind; the others refer to missing or later questions, or compare wrong kinds.
 */
export const arbitraryLogicForm: fc.Arbitrary<Form> = arbitraryForm.chain(withFormulas).chain(withConditions);

function withFormulas(form: Form): fc.Arbitrary<Form> {
  const scopeBefore = scopesOf(form);
  return fc
    .tuple(
      ...form.fields.map((field) =>
        fc.record({
          formula: seldom(arbitraryFormula(scopeBefore([field.guid]))),
          decimals: maybe(fc.integer({ min: 0, max: 6 })),
        }),
      ),
    )
    .map((rules) => ({
      ...form,
      fields: form.fields.map((field, index) => ({ ...field, ...presentMembers({ ...rules[index] }) })),
    }));
}

function withConditions(form: Form): fc.Arbitrary<Form> {
  const scopeBefore = scopesOf(form);
  const anywhere = scopeBefore([]);
  return fc
    .record({
      fields: fc.tuple(
        ...form.fields.map((field) =>
          fc
            .tuple(
              withShowWhen(field, arbitraryCondition(scopeBefore([field.guid]))),
              maybe(fc.oneof(fc.constant('shown' as const), arbitraryCondition(anywhere))),
            )
            .map(([shown, requireWhen]) => ({ ...shown, ...presentMembers({ requireWhen }) })),
        ),
      ),
      groups: fc.tuple(
        ...form.groups.map((group) => withShowWhen(group, arbitraryCondition(scopeBefore(group.fields)))),
      ),
      predefinedFields: fc.tuple(
        ...form.predefinedFields.map((field) =>
          maybe(arbitraryCondition(anywhere)).map((when) => ({ ...field, ...presentMembers({ when }) })),
        ),
      ),
      checks: maybe(
        fc.array(
          fc.record({
            guid: arbitraryGuid,
            must: arbitraryCondition(anywhere),
            message: arbitraryLocalizedText,
            at: fc.option(arbitraryReference(anywhere).map(({ guid }) => guid)),
            kind: fc.constantFrom('error' as const, 'stop' as const),
          }),
          { minLength: 1, maxLength: 2 },
        ),
      ),
    })
    .map(({ checks, ...members }) => ({ ...form, ...members, ...presentMembers({ checks }) }));
}

/**
 * Returns a form whose pages and requested files have conditions too, with tests of the number of rows and of every
 * row, and with computed answers that nobody sees.
 */
export function withArbitraryPartLogic(form: Form): fc.Arbitrary<Form> {
  const scopeBefore = scopesOf(form);
  const conditionIn = (scope: Scope): fc.Arbitrary<Condition> =>
    fc.oneof(
      { weight: 2, arbitrary: arbitraryCondition(scope) },
      { weight: 1, arbitrary: fieldTest(scope).map((test): Condition => ({ ...test, over: 'every' })) },
      ...[...scope.groups, ...form.groups].map((group) => ({ weight: 1, arbitrary: groupTest(group) })),
    );
  const hidden = (field: Field): fc.Arbitrary<Field> =>
    fc
      .boolean()
      .map((isHidden) => (isHidden && field.formula !== undefined ? { ...field, shown: false } : field));
  const onPage = (page: Guid): readonly Guid[] =>
    form.layout.flatMap((entry) => {
      if (entry.page !== page) return [];
      return form.groups.find(({ guid }) => guid === entry.guid)?.fields ?? [entry.guid];
    });
  return fc
    .record({
      fields: fc.tuple(
        ...form.fields.map((field) =>
          withShowWhen(field, conditionIn(scopeBefore([field.guid]))).chain(hidden),
        ),
      ),
      groups: fc.tuple(
        ...form.groups.map((group) => withShowWhen(group, conditionIn(scopeBefore(group.fields)))),
      ),
      pages: fc.tuple(
        ...(form.pages ?? []).map((page) => withShowWhen(page, conditionIn(scopeBefore(onPage(page.guid))))),
      ),
      requests: fc.tuple(
        ...(form.attachments.requests ?? []).map((request) =>
          withShowWhen(request, conditionIn(scopeBefore([]))),
        ),
      ),
    })
    .map(({ fields, groups, pages, requests }) => ({
      ...form,
      fields,
      groups,
      ...(form.pages && { pages }),
      attachments: { ...form.attachments, ...(form.attachments.requests && { requests }) },
    }));
}

/** Answers to some questions of a form, most of their kind; in three rows of repeatable groups. */
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
const anyLiteral = fc.oneof(smallNumber, fc.boolean(), shortText, arbitraryDate);

/** A value that is compared as the given kind; of any kind where that compares with options or not at all. */
function literalOfKind(kind: ComparisonKind | null): fc.Arbitrary<string | number | boolean> {
  switch (kind) {
    case 'text':
      return shortText;
    case 'number':
      return smallNumber;
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

function arbitraryAnswer(field: Field): fc.Arbitrary<Answer> {
  const ids = field.options.map(({ id }) => id);
  const kind = testFieldTypes.get(field.type).comparesAs(field);
  const isChoice = kind === 'choice' || kind === 'choices';
  const chosen =
    ids.length > 0 ? fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }) : smallNumber;
  return fc.oneof(
    { weight: 4, arbitrary: isChoice ? chosen : literalOfKind(kind) },
    { weight: 1, arbitrary: fc.oneof(anyLiteral, chosen) },
  );
}

/** What a rule may refer to, and what it may name wrongly. */
interface Scope {
  /** Earlier questions; for a rule that may look anywhere, all of them. */
  readonly usable: readonly Question[];
  readonly all: readonly Question[];
  /** Earlier repeatable groups. */
  readonly groups: readonly Group[];
}

/** Returns the scope of a rule of the given fields, which ends before the first of them; of no field, all of the form. */
function scopesOf(form: Form): (of: readonly Guid[]) => Scope {
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

function arbitraryReference({ usable, all }: Scope): fc.Arbitrary<Reference> {
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

function withShowWhen<Part extends object>(
  part: Part,
  condition: fc.Arbitrary<Condition>,
): fc.Arbitrary<Part> {
  return maybe(condition).map((showWhen) => ({ ...part, ...presentMembers({ showWhen }) }));
}

function arbitraryFormula(scope: Scope): fc.Arbitrary<string> {
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
function arbitraryCondition(scope: Scope): fc.Arbitrary<Condition> {
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

function groupTest({ guid }: Group): fc.Arbitrary<Condition> {
  return fc
    .record({ operator: fc.constantFrom(...groupOperators), rows: fc.nat({ max: 4 }) })
    .map((test) => ({ kind: 'group', group: guid, ...test }));
}

function fieldTest(scope: Scope): fc.Arbitrary<FieldTest> {
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

function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined, freq: 2 });
}

function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

/** The members that are present. */
function presentMembers<T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const present = Object.entries(members).filter(([, value]) => value !== undefined);
  // The type of Object.fromEntries does not keep the names.
  return Object.fromEntries(present) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}
