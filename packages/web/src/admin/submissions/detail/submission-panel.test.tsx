import { answerKey } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { noFilter } from '../list/list-filter.ts';
import { submissionQuery } from '../submission-queries.ts';
import { aDetail } from '../testing/a-detail.ts';
import { SubmissionPanel } from './submission-panel.tsx';

const answer = { name: { gb: 'Phone' }, value: '040 123', verified: false, masked: false, computed: false };
const sections = [
  { heading: null, level: 1 as const, answers: [{ key: answerKey(guidOf('phone'), 1), ...answer }] },
];
const opened = aDetail({ reference: 'OPEN-1', status: 'delivered', sections });

const navigation = {
  filter: noFilter,
  open: opened.guid,
  keepsFocus: false,
  show: vi.fn(),
  openNext: vi.fn(),
  close: vi.fn(),
};
const neighbours = { above: undefined, below: undefined, open: vi.fn(), onKeyDown: vi.fn() };

/** Draws the panel of a submission that was loaded before; every further response has a status. */
async function drawLoaded(status: number): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
  const client = drawScreen(
    <SubmissionPanel guid={opened.guid} navigation={navigation} row={undefined} neighbours={neighbours} />,
  );
  const { queryKey } = submissionQuery(opened.guid);
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  act(() => void client.setQueryData(queryKey, opened));
  await vi.waitFor(() => expect(shown()).toContain('040 123'));
  await act(() => client.invalidateQueries({ queryKey }));
}

const shown = (): string => document.querySelector('aside')?.textContent ?? '';

afterEach(() => vi.unstubAllGlobals());

it('a submission that is open is no longer shown once it does not exist', async () => {
  await drawLoaded(404);

  await vi.waitFor(() => expect(shown()).not.toContain('040 123'));
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
});

it('a submission that is open remains readable while it cannot be loaded again', async () => {
  await drawLoaded(503);

  expect(shown()).toContain('040 123');
});
