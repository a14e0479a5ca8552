import { mount, one } from '@form-portal/ui/testing';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { mainElement, useFallbackFocus } from './use-fallback-focus.ts';
import type { ReactElement } from 'react';

function Note({ onClose }: { readonly onClose: () => void }): ReactElement {
  const note = useFallbackFocus<HTMLDivElement>(mainElement);
  return (
    <div ref={note}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

function Page(): ReactElement {
  const [shown, setShown] = useState(true);
  return (
    <main id="main" tabIndex={-1}>
      {shown && <Note onClose={() => setShown(false)} />}
      <input />
    </main>
  );
}

it('a focused part that is removed passes the focus to its fallback', async () => {
  mount(<Page />);
  one('button').focus();

  await act(async () => one('button').click());
  expect(document.activeElement).toBe(one('main'));
});

it('a part that is removed without having the focus leaves it where it is', async () => {
  mount(<Page />);
  one('input').focus();

  await act(async () => one('button').click());
  expect(document.activeElement).toBe(one('input'));
});
