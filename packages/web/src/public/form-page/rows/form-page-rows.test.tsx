import { answerKey, initialRows, pageLogicOf, type Answers } from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aFormPage } from '../../../testing/a-form-page.ts';
import { errorAt, prepareFormPages, settled } from '../../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';
import { draftKey } from '../draft/storage/draft-key.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { Field, FormCheck } from '@form-portal/domain';

const giver = aField('text', {
  guid: guidOf('giver'),
  label: { gb: 'Giver' },
  description: { gb: 'Who *gave* it.' },
});
const sum = aField('number', { guid: guidOf('sum'), label: { gb: 'Sum' } });
const total = aField('number', {
  guid: guidOf('total'),
  label: { gb: 'Total' },
  formula: `sum({field:${sum.guid}})`,
});
const grants = {
  ...aGroup('Grants', [giver, sum]),
  repeat: { min: 1, max: 3, rowName: { gb: 'Grant' }, addText: { gb: 'Add a grant' } },
};
const form = aForm({
  fields: [giver, sum, total],
  groups: [grants],
  layout: [
    { kind: 'group', guid: grants.guid },
    { kind: 'field', guid: total.guid },
  ],
});

function aRowsPage(answers: Answers = {}, of = form): FormPageContent {
  const today = '2027-03-01';
  const prepared = prepareForm(of, fieldTypes);
  const resolution = resolve(prepared, answers, { today, identified: false }, initialRows(of));
  return aFormPage({ form: of, logic: pageLogicOf(of, resolution, today) });
}

const input = (field: Field, row: number) =>
  document.querySelector<HTMLInputElement>(`[name="${answerKey(field.guid, row)}"]`);
const headings = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const output = () => document.querySelector('output')?.textContent;

async function press(name: string): Promise<void> {
  await act(async () => button(name)?.click());
  await settled();
  await settled();
}

async function enter(field: Field, row: number, text: string): Promise<void> {
  const element = input(field, row);
  if (element === null) throw new Error(`there is no row ${String(row)}`);
  await act(async () => {
    element.value = text;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settled();
}

async function threeGrants(): Promise<void> {
  await openPage(aRowsPage());
  await enter(giver, 1, 'State');
  await press('Add a grant');
  await enter(giver, 2, 'EU');
  await enter(sum, 2, '20');
  await press('Add a grant');
  await enter(giver, 3, 'City');
  await enter(sum, 3, '3');
}

prepareFormPages();

describe('The page of a form with rows', () => {
  it('comes with the fewest rows of the group, and their number for a post', () => {
    document.body.innerHTML = serverHtml(aRowsPage());

    expect(headings()).toEqual(['Grant 1']);
    expect(document.querySelector<HTMLInputElement>(`[name="${grants.guid}.rows"]`)?.value).toBe('1');
    document.body.innerHTML = '';
  });

  it('adds rows up to the most, with the focus in the new one, and sums over them', async () => {
    await threeGrants();

    expect(headings()).toEqual(['Grant 1', 'Grant 2', 'Grant 3']);
    expect(output()).toBe('23');
    expect(document.activeElement).toBe(input(giver, 3));
    expect(button('Add a grant')?.getAttribute('aria-disabled')).toBe('true');
    await press('Add a grant');
    expect(headings()).toHaveLength(3);
  });

  it('shows a stop of a row in place of the rows after it and of the button that adds one', async () => {
    const small: FormCheck = {
      guid: guidOf('small'),
      message: { gb: 'Too much.' },
      at: null,
      kind: 'stop',
      must: { kind: 'field', field: sum.guid, operator: 'less', operand: { kind: 'literal', value: 100 } },
    };
    await openPage(aRowsPage({}, { ...form, checks: [small] }));
    await press('Add a grant');
    await enter(sum, 1, '100');
    const isShown = (element: Element | null | undefined) => element?.closest('[hidden]') === null;
    const shown = () => [input(sum, 1), input(sum, 2), button('Add a grant')].map(isShown);
    expect(shown()).toEqual([true, false, false]);
    expect(isShown(document.querySelector('output'))).toBe(false);
    expect(headings()).toHaveLength(2);

    await enter(sum, 1, '99');
    expect(shown()).toEqual([true, true, true]);
  });

  it('reveals what depends on the number of rows once the added row has an answer, as it counts when it is sent', async () => {
    const why = aField('text', {
      guid: guidOf('why'),
      showWhen: { kind: 'group', group: grants.guid, operator: 'at-least', rows: 2 },
    });
    const layout = [...form.layout, { kind: 'field' as const, guid: why.guid }];
    await openPage(aRowsPage({}, { ...form, fields: [...form.fields, why], layout }));
    const isAsked = () => input(why, 1)?.closest('[hidden]') === null;
    await enter(giver, 1, 'State');
    await press('Add a grant');
    expect([headings(), isAsked()]).toEqual([['Grant 1', 'Grant 2'], false]);

    await enter(giver, 2, 'EU');
    expect(isAsked()).toBe(true);
  });

  it('announces computed values in page order, those of a row after its name', async () => {
    const twice = aField('number', {
      guid: guidOf('twice'),
      label: { gb: 'Twice' },
      formula: `{field:${sum.guid}} * 2`,
    });
    const group = { ...grants, fields: [sum.guid, twice.guid] };
    await openPage(aRowsPage({}, { ...form, fields: [sum, twice, total], groups: [group] }));
    await press('Add a grant');
    await enter(sum, 2, '20');

    const status = () => document.querySelector('[role="status"] > p')?.textContent;
    await act(() => vi.waitFor(() => expect(status()).toBe('Grant 2, Twice: 40. Total: 20'), 10_000));
  });

  it('explains the questions of added rows too, and leaves the server’s explanations in place', async () => {
    const description = (row: number) =>
      document.getElementById(input(giver, row)?.getAttribute('aria-describedby') ?? '');
    await openPage(aRowsPage());
    const fromServer = description(1)?.firstChild;
    await enter(giver, 1, 'State');
    await press('Add a grant');

    expect(description(2)?.innerHTML).toBe('<p>Who <em>gave</em> it.</p>');
    expect(fromServer).toBeTruthy();
    expect(description(1)?.firstChild).toBe(fromServer);
  });

  it('removes a row so that the others move up, and puts it back', async () => {
    await threeGrants();

    await press('Remove Grant 2');
    expect([1, 2, 3].map((row) => input(giver, row)?.value)).toEqual(['State', 'City', undefined]);
    expect(output()).toBe('3');
    expect(document.body.textContent).toContain('Removed: Grant 2, EU');
    expect(document.activeElement?.textContent).toBe('Grant 2');
    await press('Undo');
    expect(document.querySelector('[role="status"] > p')?.textContent).toBe('Added: Grant 2');

    expect([1, 2, 3].map((row) => input(giver, row)?.value)).toEqual(['State', 'EU', 'City']);
    expect(input(sum, 2)?.value).toBe('20');
    expect(output()).toBe('23');
  });

  it('moves errors with their rows, and brings back those of a removed one', async () => {
    await threeGrants();
    const errors = () => [1, 2, 3].map((row) => errorAt({ guid: answerKey(sum.guid, row) }) !== undefined);
    for (const row of [2, 3]) {
      await enter(sum, row, 'much');
      await act(async () => input(sum, row)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      await settled();
    }
    expect(errors()).toEqual([false, true, true]);

    await press('Remove Grant 2');
    expect(errors()).toEqual([false, true, false]);
    await press('Remove Grant 1');
    expect(errors()).toEqual([true, false, false]);
    await press('Undo');
    expect(errors()).toEqual([false, true, false]);
  });

  it('reviews each row and the sum, which cannot be changed', async () => {
    await openPage(aRowsPage({}, { ...form, checkAnswers: true }));
    await enter(sum, 1, '20');
    await press('Check your answers');

    const lines = [...document.querySelectorAll('[aria-labelledby="answers-review"] dl > div')];
    expect(lines.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['Giver', 'Not answered', 'Change Grant 1, Giver'],
      ['Sum', '20', 'Change Grant 1, Sum'],
      ['Total', '20'],
    ]);
  });

  it('names the row of a question that appears, must be corrected or can be changed', async () => {
    const amount = {
      ...aField('number', { guid: guidOf('amount'), label: { gb: 'Amount' }, required: true }),
      showWhen: { kind: 'field', field: giver.guid, operator: 'answered', operand: null } as const,
    };
    const group = { ...grants, fields: [giver.guid, amount.guid] };
    const asking = { ...form, fields: [giver, amount], groups: [group], layout: form.layout.slice(0, 1) };
    await openPage(aRowsPage({}, { ...asking, checkAnswers: true }));
    await press('Add a grant');
    await enter(giver, 1, 'State');
    await enter(giver, 2, 'EU');
    await new Promise((resolve) => setTimeout(resolve, 700));
    await settled();
    expect(document.querySelector('[role="status"] > p')?.textContent).toBe(
      '2 new questions: Grant 1, Amount, Grant 2, Amount',
    );

    await press('Check your answers');
    expect([...document.querySelectorAll('dialog a')].map(({ textContent }) => textContent)).toEqual([
      'Grant 1, Amount: Enter Amount',
      'Grant 2, Amount: Enter Amount',
    ]);
    await press('OK');
    await enter(amount, 1, '1');
    await enter(amount, 2, '2');
    await press('Check your answers');
    expect(document.body.textContent).toContain('Change Grant 2, Amount');
  });

  it('does not treat the questions of moved rows as new', async () => {
    const amount = {
      ...aField('number', { guid: guidOf('amount'), label: { gb: 'Amount' } }),
      showWhen: { kind: 'field', field: giver.guid, operator: 'answered', operand: null } as const,
    };
    const group = { ...grants, fields: [giver.guid, amount.guid] };
    const asking = { ...form, fields: [giver, amount], groups: [group], layout: form.layout.slice(0, 1) };
    const status = async () => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await settled();
      return document.querySelector('[role="status"] > p')?.textContent;
    };
    const marks = () => document.body.textContent.split('Asked because of your answer').length - 1;
    await openPage(aRowsPage({}, asking));
    await press('Add a grant');
    await enter(giver, 2, 'EU');
    expect([await status(), marks()]).toEqual(['New question: Grant 2, Amount', 1]);

    await press('Remove Grant 1');
    expect([await status(), marks()]).toEqual(['Removed: Grant 1', 0]);
    await press('Undo');
    expect([await status(), marks()]).toEqual(['Added: Grant 1', 0]);
    await enter(giver, 1, 'State');
    expect([await status(), marks()]).toEqual(['New question: Grant 1, Amount', 1]);

    await press('Add a grant');
    await press('Remove Grant 2');
    expect([await status(), marks()]).toEqual(['Removed: Grant 2', 1]);
  });

  it('starts again with the fewest rows, without a row to put back and without new questions', async () => {
    const reason = {
      ...aField('text', { guid: guidOf('reason'), label: { gb: 'Reason' } }),
      showWhen: { kind: 'field', field: giver.guid, operator: 'unanswered', operand: null } as const,
    };
    const group = { ...grants, fields: [giver.guid, reason.guid] };
    const answers = { [answerKey(giver.guid, 1)]: 'State', [answerKey(giver.guid, 2)]: 'EU' };
    const kept = { guid: guidOf('kept'), answers, owner: '', files: [], corrects: null };
    sessionStorage.setItem(draftKey(form.guid), JSON.stringify(kept));
    const asking = { ...form, fields: [giver, reason], groups: [group], layout: form.layout.slice(0, 1) };
    await openPage(aRowsPage({}, asking));
    await settled();
    await press('Add a grant');
    await press('Remove Grant 2');
    expect(headings()).toEqual(['Grant 1', 'Grant 2']);
    expect(document.body.textContent).toContain('Removed: Grant 2, EU');

    await press('Start again');
    await press('Clear the answers');
    expect(headings()).toEqual(['Grant 1']);
    expect(document.body.textContent).not.toContain('Removed: Grant 2, EU');
    expect(document.body.textContent).not.toContain('Asked because of your answer');
  });

  it('forgets a removed row when its page is left', async () => {
    const [first, second] = ['first', 'second'].map((name) => ({ guid: guidOf(name), name: { gb: name } }));
    const layout = form.layout.map((entry, index) => ({
      ...entry,
      page: (index === 0 ? first : second)!.guid,
    }));
    await openPage(aRowsPage({}, { ...form, pages: [first!, second!], layout }));
    await press('Add a grant');
    await enter(giver, 2, 'EU');
    await press('Remove Grant 2');
    expect(document.body.textContent).toContain('Removed: Grant 2, EU');

    await press('Next: second');
    await press('Back');
    expect(document.querySelector('h1')?.textContent).toBe('first');
    expect(document.body.textContent).not.toContain('Removed: Grant 2, EU');
  });

  it('has too many rows of a restored draft only until they are removed', async () => {
    const answers = Object.fromEntries([1, 2, 3, 4].map((row) => [answerKey(giver.guid, row), 'EU']));
    const kept = { guid: guidOf('kept'), answers, owner: '', files: [], corrects: null };
    sessionStorage.setItem(draftKey(form.guid), JSON.stringify(kept));
    await openPage(aRowsPage());
    await settled();
    await press('Send');
    const summary = () => document.querySelector('[aria-labelledby="error-summary"]')?.textContent;
    expect(summary()).toContain('The number of rows may be at most 3.');

    await press('OK');
    await press('Remove Grant 4');
    expect(summary()).toBeUndefined();
  });

  it('keeps the fewest rows', async () => {
    await openPage(aRowsPage());

    expect(button('Remove Grant 1')).toBeUndefined();
  });
});
