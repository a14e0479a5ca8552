import type { FormCheck } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  aRowsPage,
  button,
  enter,
  formWithRows,
  giver,
  grants,
  headings,
  input,
  press,
  sum,
  total,
} from '../../../testing/a-rows-page.ts';
import { prepareFormPages, settled } from '../../../testing/fill-form-page.ts';
import { openPage } from '../../../testing/open-page.tsx';

prepareFormPages();

describe('The page of a form with rows', () => {
  it('shows a stop of a row in place of the rows after it and of the button that adds one', async () => {
    const small: FormCheck = {
      guid: guidOf('small'),
      message: { gb: 'Too much.' },
      at: null,
      kind: 'stop',
      must: { kind: 'field', field: sum.guid, operator: 'less', operand: { kind: 'literal', value: 100 } },
    };
    await openPage(aRowsPage({}, { ...formWithRows, checks: [small] }));
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
    const layout = [...formWithRows.layout, { kind: 'field' as const, guid: why.guid }];
    await openPage(aRowsPage({}, { ...formWithRows, fields: [...formWithRows.fields, why], layout }));
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
    await openPage(aRowsPage({}, { ...formWithRows, fields: [sum, twice, total], groups: [group] }));
    await press('Add a grant');
    await enter(sum, 2, '20');

    const status = () => document.querySelector('[role="status"] > p')?.textContent;
    await act(() => vi.waitFor(() => expect(status()).toBe('Grant 2, Twice: 40. Total: 20'), 10_000));
  });

  it('reviews each row and the sum, which cannot be changed', async () => {
    await openPage(aRowsPage({}, { ...formWithRows, checkAnswers: true }));
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
    const asking = {
      ...formWithRows,
      fields: [giver, amount],
      groups: [group],
      layout: formWithRows.layout.slice(0, 1),
    };
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
    const asking = {
      ...formWithRows,
      fields: [giver, amount],
      groups: [group],
      layout: formWithRows.layout.slice(0, 1),
    };
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
});
