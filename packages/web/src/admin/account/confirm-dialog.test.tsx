import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { labelled, typeOver } from '../editor/testing/draw-editor.tsx';
import { drawScreen } from '../testing/draw-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a password that is confirmed twice while the server is slow is sent once, and so is the change', async () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return new Response(null, { status: 204 });
  });
  const onConfirmed = vi.fn();
  drawScreen(<ConfirmDialog onConfirmed={onConfirmed} onExit={vi.fn()} />);
  typeOver(labelled('Your password'), 'soutu vene 4');

  for (const _ of [1, 2]) await act(() => Promise.resolve(one<HTMLFormElement>('form').requestSubmit()));
  await act(() => Promise.resolve(answers.forEach((answer) => answer())));

  await act(() => vi.waitFor(() => expect(onConfirmed).toHaveBeenCalled()));
  expect([answers.length, onConfirmed.mock.calls.length]).toEqual([1, 1]);
});
