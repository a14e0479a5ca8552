import { describe, expect, it } from 'vitest';
import type { Answers } from '../../field-type/field-type.ts';
import type { Group } from '../../form/form.ts';
import { defaultLimits } from '../../limits.ts';
import { answerKey } from '../../submission/answers/answer-key.ts';
import { fileTypes } from '../../submission/files/file-types.ts';
import { checkSubmission } from '../../submission/sending/check-submission.ts';
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
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { Condition } from '../conditions/condition.ts';
import { prepareForm } from './prepare.ts';
import { resolve } from './resolve.ts';

const { who, sum, total } = rowFields;

describe('rows', () => {
  it('are checked one by one by a check of their own questions', () => {
    const check = {
      guid: guidOf('check'),
      must: moreThan(10),
      message: {},
      at: sum.guid,
      kind: 'error',
    } as const;
    const { failedChecks } = resolveRows(formWith({ checks: [check] }), sums(20, 5, 6));

    expect(failedChecks.map(({ row }) => row)).toEqual([2, 3]);
    expect(failedChecks.map(({ shownAt }) => shownAt)).toEqual([
      answerKey(sum.guid, 2),
      answerKey(sum.guid, 3),
    ]);
  });

  it('are counted by a check only while their group is shown', () => {
    const must = rowsAre('at-least', 1);
    const check = { guid: guidOf('check'), must, message: {}, at: null, kind: 'error' } as const;
    const failing = (group: Partial<Group>) =>
      resolveRows(formWith({ checks: [check], group }), {}).failedChecks.map(({ guid }) => guid);

    expect(failing({})).toEqual([check.guid]);
    expect(failing({ showWhen: { kind: 'person', identified: true } })).toEqual([]);
  });

  it.each([
    ['at a question outside the rows', total.guid, total.guid, undefined],
    ['at the end of the form with the first of them', null, undefined, 2],
  ])('show the message of a check once %s, whichever rows fail', (_where, at, path, row) => {
    const check = { guid: guidOf('check'), must: moreThan(10), message: {}, at, kind: 'error' } as const;
    const form = formWith({ checks: [check] });

    const problems = checkSubmission({
      form,
      submission: resolveRows(form, sums(20, 5, 6)),
      attachments: [],
      fieldTypes: testFieldTypes,
      fileTypes,
      limits: defaultLimits,
    });

    expect(problems.map(({ code, path: where, params }) => [code, where, params?.['row']])).toEqual([
      ['submission.check-failed', path, row],
    ]);
  });

  it('show no message of a check about something else while they are empty', () => {
    const must: Condition = { kind: 'person', identified: true };
    const check = { guid: guidOf('check'), must, message: {}, at: who.guid, kind: 'error' } as const;
    const prepared = prepareForm(formWith({ checks: [check] }), testFieldTypes);
    const placesIn = (answers: Answers) =>
      resolve(prepared, answers, rowFacts, new Map([[grants.guid, 1]])).failedChecks.map(
        ({ shownAt }) => shownAt,
      );

    expect([placesIn({}), placesIn({ [who.guid]: 'EU' })]).toEqual([[null], [who.guid]]);
  });
});
