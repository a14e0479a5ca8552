import { click } from '@form-portal/ui/testing';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { labelled, leave, typeOver } from '../../editor/testing/draw-editor.tsx';
import { button, drawScreen } from '../../testing/draw-screen.tsx';
import { AuditFilters } from './audit-filters.tsx';
import type { AuditFilter } from './audit-filter.ts';
import type { ReactElement } from 'react';

const all: AuditFilter = { group: null, actor: '', from: '', to: '' };

/** Filters, with a button that resets them from outside, as a link to the whole log does. */
function drawFilters(filter: AuditFilter): { readonly found: () => AuditFilter } {
  let current = filter;
  function Page(): ReactElement {
    const [shown, setShown] = useState(filter);
    current = shown;
    return (
      <>
        <AuditFilters filter={shown} onChange={(change) => setShown({ ...shown, ...change })} />
        <button onClick={() => setShown(all)}>The whole log</button>
      </>
    );
  }
  drawScreen(<Page />);
  return { found: () => current };
}

const field = () => labelled('Name of the account');

it('the account name of the filter follows the address', () => {
  const { found } = drawFilters({ ...all, actor: 'Aino Korhonen' });
  expect(field().value).toBe('Aino Korhonen');

  click(button('The whole log'));

  expect(field().value).toBe('');
  act(() => field().focus());
  leave(field());
  expect(found()).toEqual(all);
});

it('the account name of the filter remains as typed', () => {
  const { found } = drawFilters(all);
  typeOver(field(), 'Aino ');
  leave(field());

  expect(found().actor).toBe('Aino');
  expect(field().value).toBe('Aino ');
});
