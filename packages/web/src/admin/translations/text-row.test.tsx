import { click, one } from '@form-portal/ui/testing';
import { act, useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { CallError } from '../api/call.ts';
import { TextRow } from './text-row.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Draws a text whose English has changed; `confirm` says whether it is still right. */
function drawRow(confirm: () => Promise<void>): void {
  function Table(): ReactElement {
    const [isOutdated, setOutdated] = useState(true);
    const [confirmAndRemove] = useState(() => async () => {
      await confirm();
      setOutdated(false);
    });
    return (
      <table>
        <tbody>
          <TextRow
            textKey="send"
            code="fi"
            name="Suomi"
            reference="gb"
            referenceText="Send"
            value="Lähetä"
            whenMissing="missing"
            change={vi.fn()}
            confirm={confirmAndRemove}
            madeFrom={isOutdated ? 'Submit' : undefined}
          />
        </tbody>
      </table>
    );
  }
  drawScreen(<Table />);
  act(() => button('Still right').focus());
}

it('a text that is confirmed to be still right gets the focus, which its button loses', async () => {
  drawRow(() => Promise.resolve());

  await act(() => Promise.resolve(button('Still right').click()));

  expect(document.activeElement).toBe(one('textarea'));
});

it('a text that could not be confirmed says why, and its button keeps the focus', async () => {
  drawRow(() => Promise.reject(new CallError(503, 'It is down.', [{ code: 'unexpected' }])));

  click(button('Still right'));

  await act(() => vi.waitFor(() => expect(one('[role="alert"]').textContent).toBe('It is down.')));
  expect(document.activeElement).toBe(button('Still right'));
});
