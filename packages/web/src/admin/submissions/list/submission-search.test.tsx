import { one } from '@form-portal/ui/testing';
import { act, useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeOver } from '../../editor/testing/draw-editor.tsx';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { noFilter, type ListFilter } from './list-filter.ts';
import { SubmissionSearch } from './submission-search.tsx';

const code = '131052-308T';
const field = () => one<HTMLInputElement>('input');
const note = () => one('[role="status"]').textContent;

let filter: ListFilter;

function Search(): ReactElement {
  const [shown, setShown] = useState(noFilter);
  return (
    <SubmissionSearch
      filter={shown}
      onChange={(change) => {
        filter = { ...shown, ...change };
        setShown(filter);
      }}
    />
  );
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

async function typeAndPause(words: string): Promise<void> {
  typeOver(field(), words);
  await pause();
}

beforeEach(() => {
  filter = noFilter;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a failed search for an identity code is no longer reported once something else is searched for', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'It is down.' }, { status: 503 })));
  drawScreen(<Search />);
  await typeAndPause(code);
  expect(note()).toBe('It is down.');

  await typeAndPause('raunio');

  expect([filter.q, note()]).toEqual(['raunio', '']);
});

it('what is typed while a code is exchanged for its key stays, and is searched for', async () => {
  let respond: () => void = () => undefined;
  const response = new Promise<void>((resolve) => (respond = resolve));
  vi.stubGlobal('fetch', async () => {
    await response;
    return Response.json({ Person: 'x'.repeat(43) });
  });
  drawScreen(<Search />);
  await typeAndPause(code);

  typeOver(field(), 'raunio');
  await act(() => Promise.resolve(respond()));
  await pause();

  expect([field().value, filter.q, filter.person]).toEqual(['raunio', 'raunio', '']);
});
