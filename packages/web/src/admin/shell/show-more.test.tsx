import { one } from '@form-portal/ui/testing';
import { act, useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { ShowMore } from './show-more.tsx';

it('passes the focus to the end of the list when its last page has loaded', async () => {
  function List(): ReactElement {
    const [pages, setPages] = useState(1);
    const list = { error: null, isFetchingNextPage: false, isFetchNextPageError: false };
    return (
      <>
        <table>
          <tbody>
            <tr>
              <td>
                <a href="/last">The last row</a>
              </td>
            </tr>
          </tbody>
        </table>
        <ShowMore list={{ ...list, hasNextPage: pages < 2, fetchNextPage: () => setPages(2) }} />
      </>
    );
  }
  drawScreen(<List />);
  act(() => button('Show more').focus());

  await act(() => Promise.resolve(button('Show more').click()));

  expect(document.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(one('table a'));
});
