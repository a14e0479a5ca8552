import { aForm, aGroup } from '@form-portal/domain/testing';
import { formOverviewToWire, formToWire } from '@form-portal/domain/wire';
import { choose, click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { ExportSubmissions } from './export-submissions.tsx';
import { noFilter, type ListFilter } from './list/list-filter.ts';

const rows = { ...aGroup('boats'), repeat: { min: 1, max: 5 } };
const groups = [aGroup('owner'), rows];
const form = aForm({
  name: { gb: 'Boats: 2026/27' },
  groups,
  layout: groups.map(({ guid }) => ({ kind: 'group', guid })),
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the dialog for a list; returns the addresses of the tables that are downloaded, and their names. */
async function openDialog(
  filter: ListFilter,
): Promise<{ readonly tables: string[]; readonly names: string[] }> {
  const tables: string[] = [];
  const names: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/api/admin/forms') return Promise.resolve(Response.json(overview()));
    if (address.startsWith('/api/admin/forms/')) return Promise.resolve(Response.json(formToWire(form)));
    tables.push(address);
    return Promise.resolve(new Response('table'));
  });
  Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const client = drawScreen(<ExportSubmissions filter={filter} total={null} />);
  click(button('Export'));
  await act(async () => {
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    // The client notifies the components in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { tables, names };
}

function overview() {
  const { guid, name } = form;
  const unused = { suomiFiEnabled: false, enabled: true, showInFormPortal: true, revision: 1 };
  const empty = { draftedAt: null, className: null, classNames: {}, updatedAt: null, languages: [] };
  return formOverviewToWire([{ guid, name, ...unused, ...empty, submissions: 1, findings: 0 }]);
}

const contents = () => [...document.querySelectorAll('option')].map(({ textContent }) => textContent);

async function download(names: readonly string[]): Promise<void> {
  click(button('Download'));
  await act(() => vi.waitFor(() => expect(names).toHaveLength(1)));
}

it('of a form offers its submissions and the rows of each repeatable group', async () => {
  const { tables, names } = await openDialog({ ...noFilter, form: form.guid });
  expect(contents()).toEqual(['Submissions', 'Rows of the group boats']);

  choose(one('select'), rows.guid);
  await download(names);

  expect(tables).toEqual([`/api/admin/submission-export?form=${form.guid}&format=xlsx&group=${rows.guid}`]);
});

it('is a file named after the form, without what file systems refuse', async () => {
  const { names } = await openDialog({ ...noFilter, form: form.guid });

  await download(names);

  expect(names).toEqual(['Boats  2026 27.xlsx']);
});

it('of several forms has the submissions that the list shows', async () => {
  const { tables, names } = await openDialog({ ...noFilter, status: 'failed', q: 'boat' });
  expect(contents()).toEqual([]);

  await download(names);

  expect(tables).toEqual(['/api/admin/submission-export?status=failed&q=boat&format=xlsx']);
  expect(names).toEqual(['Submissions.xlsx']);
});
