import { describe, expect, it } from 'vitest';
import type { Guid } from '../guid.ts';
import type { Condition } from '../logic/conditions/condition.ts';
import type { Problem } from '../problems/problem.ts';
import { answerKey } from '../submission/answers/answer-key.ts';
import { aField, aForm, aGroup, guidOf } from '../testing/index.ts';
import type { FormCheck } from './form.ts';
import {
  correctingProgress,
  lastQuestionOf,
  pageOfCheck,
  pageOfProblem,
  progressAmong,
  shownPages,
  stopsInTheWay,
  turnPage,
  type PagedForm,
  type FormProgress,
} from './progress.ts';
import { withRowsWrittenOut } from './rows.ts';

const [who, what, cost, files] = ['who', 'what', 'cost', 'files'].map((name) => guidOf(`page ${name}`)) as [
  Guid,
  Guid,
  Guid,
  Guid,
];
const name = aField('text', { guid: guidOf('name') });
const plan = aField('text', { guid: guidOf('plan') });
const rent = aField('number', { guid: guidOf('rent') });

const affordable: Condition = {
  kind: 'field',
  field: rent.guid,
  operator: 'at-most',
  operand: { kind: 'field', field: name.guid },
};
const stop: FormCheck = { guid: guidOf('stop'), must: affordable, message: {}, at: null, kind: 'stop' };

const form = aForm({
  fields: [name, plan, rent],
  pages: [who, what, cost, files].map((guid) => ({ guid, name: {} })),
  layout: [
    { kind: 'field', guid: name.guid, page: who },
    { kind: 'field', guid: plan.guid, page: what },
    { kind: 'field', guid: rent.guid, page: cost },
  ],
  checks: [stop],
  attachments: { maxFileSizeMb: 1, categories: ['doc'], customExtensions: [] },
});

const guidsShown = (resolved: readonly Guid[] | null) =>
  shownPages(form, resolved && new Set(resolved)).map(({ guid }) => guid);

function at(
  page: Guid,
  changes: Partial<FormProgress> = {},
  resolved: readonly Guid[] | null = null,
): PagedForm {
  const visited = page === who ? [who] : [who, page];
  const progress = { page, visited, stage: 'filling', ...changes } as const;
  return { form, shown: shownPages(form, resolved && new Set(resolved)), progress };
}

const missing = (guid: Guid): Problem => ({ code: 'submission.required-missing', path: guid });
const failed: Problem = { code: 'submission.check-failed', params: { check: stop.guid } };

describe('The pages that visitors go through', () => {
  it('are those of the resolution, and the last page for the attachments', () => {
    expect(guidsShown(null)).toEqual([who, what, cost, files]);
    expect(guidsShown([who, cost])).toEqual([who, cost, files]);
    const withoutFiles = { ...form, attachments: { ...form.attachments, categories: [] } };
    expect(shownPages(withoutFiles, null).map(({ guid }) => guid)).toEqual([who, what, cost]);
  });

  it('include a last page that only asks for requested files', () => {
    const accounts = { guid: guidOf('accounts'), name: {}, required: true, later: false };
    const attachments = { ...form.attachments, categories: [], requests: [accounts] };
    expect(shownPages({ ...form, attachments }, null).map(({ guid }) => guid)).toEqual([
      who,
      what,
      cost,
      files,
    ]);
  });

  it('are at least one', () => {
    const withoutFiles = { ...form, attachments: { ...form.attachments, categories: [] } };
    expect(shownPages(withoutFiles, new Set()).map(({ guid }) => guid)).toEqual([who]);
  });
});

describe('The progress of a visitor', () => {
  it('begins on the first page', () => {
    expect(progressAmong(at(who), null)).toEqual({ page: who, visited: [who], stage: 'filling' });
  });

  it('stays on its page, or falls back to the visited page before one that is no longer shown', () => {
    const progress: FormProgress = { page: what, visited: [who, what, cost], stage: 'filling' };
    expect(progressAmong(at(who), progress).page).toBe(what);
    expect(progressAmong(at(who, {}, [who, cost]), progress).page).toBe(who);
    expect(progressAmong(at(who), { ...progress, page: guidOf('gone') }).page).toBe(who);
  });
});

describe('Turning a page', () => {
  it('continues when nothing on the page is wrong, whatever is missing on others', () => {
    const turned = turnPage(at(who), [missing(plan.guid), failed], 'next');
    expect(turned).toEqual({
      progress: { page: what, visited: [who, what], stage: 'filling' },
      problems: [],
      isRefused: false,
    });
  });

  it('stays while something on the page is wrong, and shows only that', () => {
    const turned = turnPage(at(who), [missing(name.guid), missing(plan.guid)], 'next');
    expect([turned.progress.page, turned.problems, turned.isRefused]).toEqual([
      who,
      [missing(name.guid)],
      true,
    ]);
  });

  it('skips pages on which nothing is asked', () => {
    expect(turnPage(at(who, {}, [who, cost]), [], 'next').progress.page).toBe(cost);
    expect(turnPage(at(cost, {}, [who, cost]), [], 'back').progress.page).toBe(who);
  });

  it('goes back without a check, and not before the first page', () => {
    expect(turnPage(at(what), [missing(plan.guid)], 'back').progress.page).toBe(who);
    expect(turnPage(at(who), [], 'back').progress.page).toBe(who);
  });

  it('leads to visited pages only', () => {
    const paged = at(who, { visited: [who, what] });
    expect(turnPage(paged, [], { page: what }).progress.page).toBe(what);
    expect(turnPage(paged, [], { page: cost }).progress.page).toBe(who);
  });

  it('keeps showing everything that is wrong once the whole form was refused', () => {
    const problems = [missing(plan.guid), failed];
    const progress = correctingProgress(at(files), problems);
    expect(progress).toEqual({ page: what, visited: [who, files, what], stage: 'correcting' });
    const turned = turnPage({ ...at(files), progress }, problems, { page: who });
    expect([turned.progress.page, turned.problems]).toEqual([who, problems]);
  });
});

describe('What is wrong', () => {
  it('is corrected on the page of its field, of the last question of its check, or on the last page', () => {
    const onPage = (problem: Problem) => pageOfProblem(at(who), problem);
    expect(onPage(missing(plan.guid))).toBe(what);
    expect(onPage(failed)).toBe(cost);
    expect(onPage({ code: 'attachment.too-many', path: 'attachments' })).toBe(files);
  });

  it('is corrected on the page of the group whose rows its check counts, in the last of them', () => {
    const rents = { ...aGroup('rents', [rent]), repeat: { min: 0, max: 5 } };
    const must: Condition = { kind: 'group', group: rents.guid, operator: 'at-least', rows: 3 };
    const layout = [...form.layout.slice(0, 2), { kind: 'group' as const, guid: rents.guid, page: cost }];
    const counting = { ...form, groups: [rents], layout, checks: [{ ...stop, must }] };
    const check = { ...stop, must };
    const rows = withRowsWrittenOut(counting, new Map([[rents.guid, 2]]));

    expect(pageOfProblem({ ...at(who), form: counting }, failed)).toBe(cost);
    expect(pageOfCheck(rows, check)).toBe(cost);
    expect(lastQuestionOf(rows, check)?.guid).toBe(answerKey(rent.guid, 2));
    expect(lastQuestionOf(rows, { ...check, at: plan.guid })?.guid).toBe(plan.guid);
  });

  it('stops the visitor on its page and on later ones', () => {
    expect([who, what, cost, files].map((page) => stopsInTheWay(at(page), [stop]).length)).toEqual([
      0, 0, 1, 1,
    ]);
  });
});
