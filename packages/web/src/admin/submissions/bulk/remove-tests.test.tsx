import { click } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../../testing/draw-screen.tsx';
import { submissionQuery } from '../submission-queries.ts';
import { aDetail } from '../testing/a-detail.ts';
import { RemoveTests } from './remove-tests.tsx';

afterEach(() => vi.unstubAllGlobals());

it('test submissions that were removed can’t be read from the cache, and the page is told', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ Removed: 1 })));
  const onRemoved = vi.fn();
  const client = drawScreen(<RemoveTests onRemoved={onRemoved} />);
  const test = aDetail({ test: 'keep' });
  const { queryKey } = submissionQuery(test.guid);
  client.setQueryData(queryKey, test);
  click(button('Remove all test submissions'));

  click(button('Remove'));

  await act(() => vi.waitFor(() => expect(onRemoved).toHaveBeenCalledOnce()));
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
