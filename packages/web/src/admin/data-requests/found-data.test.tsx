import { dataSubjectKeys } from '@form-portal/domain';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { FoundData } from './found-data.tsx';

const [By] = dataSubjectKeys;

afterEach(() => vi.unstubAllGlobals());

it('the sessions of a person about whom nothing else is stored can be ended', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json({ Erased: [], Kept: [], Sessions: 2 }));
  });
  const onErased = vi.fn();
  const subject = { By, Value: '210281-9988' };
  drawScreen(<FoundData subject={subject} data={{ items: [], sessions: 2 }} onErased={onErased} />);

  await act(() => Promise.resolve(button('End sessions: 2').click()));

  await act(() => vi.waitFor(() => expect(onErased).toHaveBeenCalled()));
  expect(sent).toEqual([{ ...subject, Items: [] }]);
});
