import * as fc from 'fast-check';
import type { Answer, Answers } from '../field-type/field-type.ts';
import type { Field, Form } from '../form/form.ts';
import { withRowsWrittenOut } from '../form/rows.ts';
import type { Guid } from '../guid.ts';
import type { Condition } from '../logic/conditions/condition.ts';
import type { LogicFacts } from '../logic/resolving/resolution.ts';
import { arbitraryDate, arbitraryForm, arbitraryGuid, arbitraryLocalizedText } from './arbitrary-form.ts';
import {
  anyLiteral,
  arbitraryCondition,
  arbitraryFormula,
  arbitraryReference,
  fieldTest,
  groupTest,
  literalOfKind,
  scopesOf,
  someNumber,
  type Scope,
} from './arbitrary-rules.ts';
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

function arbitraryAnswer(field: Field): fc.Arbitrary<Answer> {
  const ids = field.options.map(({ id }) => id);
  const kind = testFieldTypes.get(field.type).comparesAs(field);
  const isChoice = kind === 'choice' || kind === 'choices';
  const chosen =
    ids.length > 0 ? fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }) : someNumber;
  return fc.oneof(
    { weight: 4, arbitrary: isChoice ? chosen : literalOfKind(kind) },
    { weight: 1, arbitrary: fc.oneof(anyLiteral, chosen) },
  );
}

function withShowWhen<Part extends object>(
  part: Part,
  condition: fc.Arbitrary<Condition>,
): fc.Arbitrary<Part> {
  return maybe(condition).map((showWhen) => ({ ...part, ...presentMembers({ showWhen }) }));
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
