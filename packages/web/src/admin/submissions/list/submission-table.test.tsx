import { click, one } from '@form-portal/ui/testing';
import { act, useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { button, drawScreen } from '../../testing/draw-screen.tsx';
import { aRow } from '../testing/a-row.ts';
import { noFilter } from './list-filter.ts';
import { SubmissionTable } from './submission-table.tsx';
import type { SubmissionRow } from '../submissions.wire.ts';

const ticked = { rows: [], has: () => false, tick: vi.fn(), untick: vi.fn() };

/** The chips in the row of a submission: its delivery, and its confirmation. */
function chipsOf(confirmationRefused: boolean, changes: Partial<SubmissionRow> = {}): readonly string[] {
  const submissions = [{ ...aRow(changes), confirmationRefused, hit: null }];
  drawScreen(
    <SubmissionTable
      submissions={submissions}
      filter={noFilter}
      open={null}
      ticked={ticked}
      onSort={vi.fn()}
    />,
  );
  const cells = document.querySelector('tbody tr')?.querySelectorAll('td') ?? [];
  return [...(cells[cells.length - 1]?.children ?? [])].map(({ textContent }) => textContent);
}

it('says in the row of a submission that its confirmation could not be sent', () => {
  expect(chipsOf(true, { status: 'delivered' })).toEqual(['Delivered', 'Confirmation could not be sent']);
});

it('says nothing of a confirmation that was sent, waits, or is not sent at all', () => {
  expect(chipsOf(false, { status: 'delivered' })).toEqual(['Delivered']);
});

it('passes the focus to the heading when its row leaves the list', async () => {
  const rows = ['AAAA-1', 'BBBB-2'].map((reference) => ({
    ...aRow({ reference }),
    confirmationRefused: false,
    hit: null,
  }));
  function List(): ReactElement {
    const [submissions, setSubmissions] = useState(rows);
    return (
      <>
        <h1 tabIndex={-1}>Submissions</h1>
        <button onClick={() => setSubmissions(submissions.slice(1))}>One is removed</button>
        <SubmissionTable {...{ submissions, ticked }} filter={noFilter} open={null} onSort={vi.fn()} />
      </>
    );
  }
  drawScreen(<List />);
  act(() => document.querySelector<HTMLElement>('tbody a')?.focus());

  click(button('One is removed'));
  await Promise.resolve();

  expect(document.activeElement).toBe(one('h1'));
});
