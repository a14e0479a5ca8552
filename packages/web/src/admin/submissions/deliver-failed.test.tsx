import { click, one } from '@form-portal/ui/testing';
import { guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { DeliverFailed } from './deliver-failed.tsx';

afterEach(() => vi.unstubAllGlobals());

it('passes the focus to the heading when its button is removed with the last submission that had failed', async () => {
  const failed = [1, 0];
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    Promise.resolve(
      Response.json(
        method === 'POST' ? { Sent: 1, NextCursor: null } : { Waiting: 0, Failed: failed.shift() ?? 0 },
      ),
    ),
  );
  drawScreen(
    <>
      <h1 tabIndex={-1}>Submissions</h1>
      <DeliverFailed form={guidOf('form')} />
    </>,
  );
  const again = 'Deliver the 1 failed submission of this form';
  await act(() => vi.waitFor(() => button(again)));
  act(() => button(again).focus());
  click(button(again));
  await act(() => vi.waitFor(() => button('Close')));

  await act(() => Promise.resolve(button('Close').click()));

  expect(document.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(one('h1'));
});
