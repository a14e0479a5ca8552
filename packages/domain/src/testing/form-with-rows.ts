import type { Answers } from '../field-type/field-type.ts';
import type { Field, Form, Group } from '../form/form.ts';
import type { Condition } from '../logic/conditions/condition.ts';
import { prepareForm } from '../logic/resolving/prepare.ts';
import type { LogicFacts, ResolvedSubmission } from '../logic/resolving/resolution.ts';
import { resolve } from '../logic/resolving/resolve.ts';
import { answerKey } from '../submission/answers/answer-key.ts';
import { aField, aForm, aGroup } from './builders.ts';
import { guidOf } from './guids.ts';
import { testFieldTypes } from './test-field-types.ts';

/** The questions of a form with rows: three in its group, then the total of the sums and one more. */
export const rowFields = {
  who: aField('text', { guid: guidOf('w') }),
  sum: aField('number', { guid: guidOf('s') }),
  why: aField('text', { guid: guidOf('y') }),
  total: aField('number', { guid: guidOf('t'), formula: `sum({field:${guidOf('s')}})` }),
  after: aField('text', { guid: guidOf('a') }),
} as const;
const { who, sum, why, total, after } = rowFields;

/** The repeatable group of the form, with at most ten rows. */
export const grants: Group = { ...aGroup('G', [who, sum, why]), repeat: { min: 0, max: 10 } };

/** The form with other questions, checks or another group. */
export function formWith(changes: {
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

/** A visitor who has not identified themselves. */
export const rowFacts: LogicFacts = { today: '2026-11-25', identified: false };

/** Resolves answers by the test field types. */
export const resolveRows = (form: Form, answers: Answers): ResolvedSubmission =>
  resolve(prepareForm(form, testFieldTypes), answers, rowFacts);

/** Sums, one in each row. */
export const sums = (...values: readonly number[]): Answers =>
  Object.fromEntries(values.map((value, index) => [answerKey(sum.guid, index + 1), value]));

/** Whether a sum is more than a value; from outside, that of any row. */
export const moreThan = (value: number): Condition => ({
  kind: 'field',
  field: sum.guid,
  operator: 'more',
  operand: { kind: 'literal', value },
});

/** Whether the group has so many rows. */
export const rowsAre = (operator: 'at-least' | 'equals', rows: number): Condition => ({
  kind: 'group',
  group: grants.guid,
  operator,
  rows,
});
