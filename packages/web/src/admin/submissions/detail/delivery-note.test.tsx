import { click, one } from '@form-portal/ui/testing';
import { act, useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../../testing/draw-screen.tsx';
import { aDetail } from '../testing/a-detail.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { submissionTitleId } from './use-neighbours.ts';

afterEach(() => vi.unstubAllGlobals());

it('passes the focus to the heading of the submission when it disappears with its button', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  function Panel(): ReactElement {
    const [status, setStatus] = useState<'failed' | 'delivered'>('failed');
    return (
      <>
        <h2 id={submissionTitleId} tabIndex={-1}>
          K7M4-2RTX-9CHD
        </h2>
        <button onClick={() => setStatus('delivered')}>It arrives</button>
        <DeliveryNote submission={aDetail({ status })} />
      </>
    );
  }
  drawScreen(<Panel />);
  act(() => button('Deliver again').focus());

  click(button('It arrives'));
  await Promise.resolve();

  expect(document.activeElement).toBe(one('h2'));
});
