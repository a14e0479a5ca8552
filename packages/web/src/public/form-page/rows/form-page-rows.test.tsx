import { answerKey } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import {
  aRowsPage,
  button,
  enter,
  formWithRows,
  giver,
  grants,
  headings,
  input,
  output,
  press,
  sum,
  threeGrants,
} from '../../../testing/a-rows-page.ts';
import { errorAt, prepareFormPages, settled } from '../../../testing/fill-form-page.ts';
import { openPage, serverHtml } from '../../../testing/open-page.tsx';
import { draftKey } from '../draft/storage/draft-key.ts';

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

  it('starts again with the fewest rows, without a row to put back and without new questions', async () => {
    const reason = {
      ...aField('text', { guid: guidOf('reason'), label: { gb: 'Reason' } }),
      showWhen: { kind: 'field', field: giver.guid, operator: 'unanswered', operand: null } as const,
    };
    const group = { ...grants, fields: [giver.guid, reason.guid] };
    const answers = { [answerKey(giver.guid, 1)]: 'State', [answerKey(giver.guid, 2)]: 'EU' };
    const kept = { guid: guidOf('kept'), answers, owner: '', files: [], corrects: null };
    sessionStorage.setItem(draftKey(formWithRows.guid), JSON.stringify(kept));
    const asking = {
      ...formWithRows,
      fields: [giver, reason],
      groups: [group],
      layout: formWithRows.layout.slice(0, 1),
    };
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
    const layout = formWithRows.layout.map((entry, index) => ({
      ...entry,
      page: (index === 0 ? first : second)!.guid,
    }));
    await openPage(aRowsPage({}, { ...formWithRows, pages: [first!, second!], layout }));
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
    sessionStorage.setItem(draftKey(formWithRows.guid), JSON.stringify(kept));
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
