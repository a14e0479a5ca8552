import { useInfiniteQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawScreen } from '../testing/draw-screen.tsx';
import { noFilter } from './list/list-filter.ts';
import { submissionListQuery } from './submission-queries.ts';
import { refreshSubmissions, useFreshSubmissions } from './use-fresh-submissions.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Draws a list; `server` has the number of failed submissions, and counts the requests for lists and numbers. */
async function drawList() {
  const server = { failed: 1, lists: 0, counts: 0 };
  vi.stubGlobal('fetch', (address: string) => {
    const isList = address.startsWith('/api/admin/submissions');
    server[isList ? 'lists' : 'counts'] += 1;
    return Promise.resolve(
      Response.json(isList ? { Items: [], NextCursor: null } : { Waiting: 0, Failed: server.failed }),
    );
  });
  function List(): null {
    useFreshSubmissions();
    useInfiniteQuery(submissionListQuery(noFilter, 'Europe/Helsinki'));
    return null;
  }
  const client = drawScreen(<List />);
  await settle(client);
  return { client, server };
}

async function settle(client: QueryClient): Promise<void> {
  const round = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
  await round();
  while (client.isFetching() > 0) await round();
  await round();
}

afterEach(() => vi.unstubAllGlobals());

describe('the list of submissions', () => {
  it.each([
    ['changed', 0],
    ['did not change', 1],
  ])('is fetched once after a change, when the numbers of undelivered ones %s', async (_, failed) => {
    const { client, server } = await drawList();
    expect(server).toEqual({ failed: 1, lists: 1, counts: 1 });
    server.failed = failed;

    await act(() => refreshSubmissions(client));
    await settle(client);

    expect(server).toEqual({ failed, lists: 2, counts: 2 });
  });
});
