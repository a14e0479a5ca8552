import { mount, press } from '@form-portal/ui/testing';
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { LiveRegion } from '../../../shared/shell/live-region.tsx';
import { noFilter } from '../list/list-filter.ts';
import { aRow } from '../testing/a-row.ts';
import { useNeighbours, type PagedRows } from './use-neighbours.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

const i18n = createI18n({
  language: 'gb',
  languageTag: 'en',
  defaultLanguage: 'gb',
  timeZone: 'Europe/Helsinki',
  texts: { 'admin.submissions.stepped': '{number} / {all}, {name}' },
  tags: { gb: 'en' },
});

const rows = ['A-row', 'B-row', 'C-row', 'D-row'].map((reference) => aRow({ reference }));
const [a, b, c, d] = rows as [SubmissionRow, SubmissionRow, SubmissionRow, SubmissionRow];

it('still lead to the neighbours of a submission that left the list', () => {
  const desk = showDesk({ rows: [a, b, c, d] }, b);

  desk.update({ rows: [a, c, d] });
  press('j');
  expect(desk.opened()).toBe('C-row');

  desk.update({ rows: [a, d] });
  press('k');
  expect(desk.opened()).toBe('A-row');
});

it('lead past a neighbour that left the list too', () => {
  const desk = showDesk({ rows: [a, b, c, d] }, b);

  desk.update({ rows: [a, c, d] });
  desk.update({ rows: [a, d] });
  press('j');

  expect(desk.opened()).toBe('D-row');
});

it('have the next page fetched at the end of the loaded list, once', () => {
  const fetchNextPage = vi.fn();
  const end = { rows: [a, b], hasNextPage: true, fetchNextPage };
  const desk = showDesk(end, a);
  expect(fetchNextPage).not.toHaveBeenCalled();

  press('j');
  expect(fetchNextPage).toHaveBeenCalledOnce();
  desk.update({ ...end, isFetching: true });
  desk.update({ ...end, isFetchNextPageError: true });
  expect(fetchNextPage).toHaveBeenCalledOnce();

  desk.update({ rows: [a, b, c] });
  press('j');
  expect(desk.opened()).toBe('C-row');
});

it('announce the position among all submissions of the filter, loaded or not', () => {
  showDesk({ rows: [a, b], total: 120 }, a);
  press('j');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('2 / 120, B-row');
});

interface Desk {
  readonly opened: () => string | undefined;
  readonly update: (list: Partial<PagedRows>) => void;
}

/** A list beside a panel that has the focus. */
function showDesk(list: Partial<PagedRows>, first: SubmissionRow): Desk {
  let opened: SubmissionRow | undefined;
  function Probe({ shown }: { readonly shown: Partial<PagedRows> }): ReactElement {
    const [open, setOpen] = useState(first.guid);
    opened = rows.find(({ guid }) => guid === open);
    const navigation = {
      filter: noFilter,
      open,
      keepsFocus: true,
      show: vi.fn(),
      openNext: setOpen,
      close: vi.fn(),
    };
    const { onKeyDown } = useNeighbours(navigation, { ...loaded, ...shown });
    return (
      <div data-submission-panel>
        <button type="button" onKeyDown={onKeyDown}>
          Close
        </button>
      </div>
    );
  }
  const element = (shown: Partial<PagedRows>): ReactElement => (
    <I18nContext value={i18n}>
      <LiveRegion>
        <Probe shown={shown} />
      </LiveRegion>
    </I18nContext>
  );
  const { container, update } = mount(element(list));
  act(() => container.querySelector('button')?.focus());
  return { opened: () => opened?.reference, update: (shown) => update(element(shown)) };
}

const loaded: PagedRows = {
  rows: [],
  total: null,
  hasNextPage: false,
  isFetching: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
};
