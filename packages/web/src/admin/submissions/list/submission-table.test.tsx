import { expect, it, vi } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { aRow } from '../testing/a-row.ts';
import { noFilter } from './list-filter.ts';
import { SubmissionTable } from './submission-table.tsx';
import type { SubmissionRow } from '../submissions.wire.ts';

const ticked = { rows: [], has: () => false, tick: vi.fn(), untick: vi.fn() };

/** What the row of a submission says about where it and its confirmation have gone. */
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
