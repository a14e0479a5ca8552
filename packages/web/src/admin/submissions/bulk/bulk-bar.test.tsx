import { click, one } from '@form-portal/ui/testing';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../../testing/draw-screen.tsx';
import { noFilter } from '../list/list-filter.ts';
import { statusCountsQuery, submissionQuery } from '../submission-queries.ts';
import { aDetail } from '../testing/a-detail.ts';
import { aRow } from '../testing/a-row.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

const waiting = aRow({ reference: 'WAIT-1', status: 'waiting' });
const failed = aRow({ reference: 'FAIL-1', status: 'failed' });
const delivered = aRow({ reference: 'DONE-1', status: 'delivered' });

interface Drawn {
  readonly client: QueryClient;
  readonly unticked: readonly Guid[];
  readonly removed: readonly Guid[];
  /** How often the numbers beside the list were requested. */
  readonly countings: () => number;
}

/** Draws the bar over ticked submissions; removing those in `refused` fails. */
function drawBar(rows: readonly SubmissionRow[], refused: readonly SubmissionRow[] = []): Drawn {
  let countings = 0;
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    if (method !== 'DELETE') {
      countings += 1;
      return Promise.resolve(Response.json({ Waiting: 1, Failed: 1, Delivered: countings }));
    }
    const isRefused = refused.some(({ guid }) => address.endsWith(guid));
    return Promise.resolve(
      isRefused
        ? Response.json({ error: 'It is still on its way.', code: 'conflict' }, { status: 409 })
        : new Response(null, { status: 204 }),
    );
  });
  const unticked: Guid[] = [];
  const ticked = {
    rows,
    has: () => true,
    tick: vi.fn(),
    untick: (guids: readonly Guid[]) => void unticked.push(...guids),
  };
  const removed: Guid[] = [];
  const client = drawScreen(
    <>
      <Numbers />
      <BulkBar ticked={ticked} onRemoved={(guids) => void removed.push(...guids)}>
        The tabs
      </BulkBar>
    </>,
  );
  return { client, unticked, removed, countings: () => countings };
}

/** Stands for the tabs of a page, which show how many submissions there are. */
function Numbers(): ReactElement {
  const { data } = useQuery(statusCountsQuery(noFilter, 'Europe/Helsinki'));
  return <output>{data?.delivered}</output>;
}

const dialog = () => document.querySelector('dialog')?.textContent ?? '';

afterEach(() => vi.unstubAllGlobals());

it('offers each action for those of the ticked submissions that it applies to', () => {
  drawBar([waiting, failed, delivered]);

  expect(button('Deliver again (2)').ariaDisabled).toBe('false');
  expect(button('Remove from the portal (2)').ariaDisabled).toBe('false');
});

it('offers nothing that applies to none', () => {
  drawBar([waiting]);

  click(button('Remove from the portal (0)'));

  expect(button('Remove from the portal (0)').ariaDisabled).toBe('true');
  expect(document.querySelector('dialog')).toBeNull();
});

it('shows the tabs while nothing is ticked', () => {
  drawBar([]);

  expect(document.body.textContent).toContain('The tabs');
  expect(document.querySelector('[role="group"]')).toBeNull();
});

it.each([
  ['says how many are nowhere else', [failed, delivered], true],
  ['says nothing of that where all are in the vault', [delivered], false],
])('%s before removing', (_, rows, warns) => {
  drawBar(rows);

  click(button(`Remove from the portal (${rows.length})`));

  expect(dialog().includes('lost for good')).toBe(warns);
});

it('says what failed, and leaves only that ticked', async () => {
  const drawn = drawBar([failed, delivered], [failed]);
  click(button('Remove from the portal (2)'));
  click(button('Remove'));
  await act(() => vi.waitFor(() => expect(dialog()).toContain('It is still on its way.')));

  click(button('Close'));

  expect(drawn.unticked).toEqual([delivered.guid]);
});

it('forgets what was removed, and tells the page', async () => {
  const { client, removed } = drawBar([failed, delivered], [failed]);
  const isKnown = ({ guid }: SubmissionRow): boolean =>
    client.getQueryData(submissionQuery(guid).queryKey) !== undefined;
  for (const row of [failed, delivered])
    client.setQueryData(submissionQuery(row.guid).queryKey, aDetail(row));
  click(button('Remove from the portal (2)'));

  click(button('Remove'));

  await act(() => vi.waitFor(() => expect(removed).toEqual([delivered.guid])));
  expect([failed, delivered].map(isKnown)).toEqual([true, false]);
});

it('refetches the numbers of the list even when only delivered submissions were removed', async () => {
  const drawn = drawBar([delivered]);
  await act(() => vi.waitFor(() => expect(drawn.countings()).toBe(1)));
  click(button('Remove from the portal (1)'));

  click(button('Remove'));

  await act(() => vi.waitFor(() => expect(drawn.countings()).toBe(2)));
});

it('leaves the focus in the search field when the search removes its submissions from the list', () => {
  function Searched(): ReactElement {
    const [rows, setRows] = useState<readonly SubmissionRow[]>([failed]);
    const ticked = { rows, has: () => true, tick: vi.fn(), untick: vi.fn() };
    return (
      <>
        <h1 tabIndex={-1}>Submissions</h1>
        <input onFocus={() => setRows([])} />
        <BulkBar ticked={ticked} onRemoved={vi.fn()}>
          The tabs
        </BulkBar>
      </>
    );
  }
  drawScreen(<Searched />);

  act(() => one('input').focus());

  expect(document.body.textContent).toContain('The tabs');
  expect(document.activeElement).toBe(one('input'));
});
