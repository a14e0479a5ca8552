import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { noFilter, type ListFilter } from './list-filter.ts';
import { StatusTabs } from './status-tabs.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Draws the tabs of a list; returns the addresses that numbers are asked from. */
async function drawTabs(filter: ListFilter, counts: object): Promise<readonly string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json(counts));
  });
  const client = drawScreen(<StatusTabs filter={filter} />);
  const known = () => expect(client.isFetching()).toBe(0);
  await act(() => vi.waitFor(known));
  return asked;
}

/** The tabs as screen readers read them. */
function tabs(): readonly string[] {
  return [...document.querySelectorAll('nav a')].map((tab) =>
    [...tab.childNodes]
      .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
      .map(({ textContent }) => textContent)
      .join(''),
  );
}

it('count all submissions and those that need attention; what is delivered needs none', async () => {
  await drawTabs(noFilter, { Waiting: 2, Failed: 1, Delivered: 1200 });

  await expect
    .poll(tabs)
    .toEqual(['All (1,203)', 'Waiting (2)', 'Failed (1)', 'Delivered', 'Test submissions']);
});

it('show no number where there are none', async () => {
  await drawTabs(noFilter, { Waiting: 0, Failed: 0, Delivered: 3 });

  expect(tabs()).toEqual(['All (3)', 'Waiting', 'Failed', 'Delivered', 'Test submissions']);
});

it('keep the other members of the filter, and count real submissions while tests are listed', async () => {
  const asked = await drawTabs(
    { ...noFilter, status: 'test', q: 'boat' },
    { Waiting: 0, Failed: 0, Delivered: 0 },
  );

  expect(asked).toEqual(['/api/admin/submission-status-counts?q=boat']);
  const [current, ...more] = document.querySelectorAll<HTMLAnchorElement>('[aria-current="page"]');
  expect([current?.textContent, more]).toEqual(['Test submissions', []]);
  const first = document.querySelector('nav a');
  expect(first?.getAttribute('href')).toBe('/admin/submissions?q=boat');
});
