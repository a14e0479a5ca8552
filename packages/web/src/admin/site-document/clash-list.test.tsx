import { click, one } from '@form-portal/ui/testing';
import { act, useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { drawScreen } from '../testing/draw-screen.tsx';
import { ClashList } from './clash-list.tsx';

const clashes = ['siteName', 'helpText'].map((name) => ({ path: [name], mine: 'a', theirs: 'b' }));

function Page(): ReactElement {
  const [left, setLeft] = useState<typeof clashes>(clashes);
  return (
    <>
      <h1 tabIndex={-1}>Settings</h1>
      <ClashList
        document={{
          clashes: left,
          takeTheirs: ({ path }) => setLeft(left.filter((one) => one.path !== path)),
        }}
      />
    </>
  );
}

it('passes the focus to the next clash, and from the last one to the heading', async () => {
  drawScreen(<Page />);
  const takeFirst = async () => {
    const [first] = document.querySelectorAll('li button');
    act(() => (first as HTMLElement).focus());
    click(first!);
    await Promise.resolve();
  };

  await takeFirst();
  expect(document.activeElement).toBe(one('li'));

  await takeFirst();
  expect(document.activeElement).toBe(one('h1'));
});
