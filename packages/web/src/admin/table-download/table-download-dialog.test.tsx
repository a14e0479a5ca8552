import { routes } from '@form-portal/domain/api';
import { mount } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { I18nContext } from '../../shared/i18n/i18n-context.tsx';
import { aPageContext } from '../../testing/sample-page.ts';
import { callForFile } from '../api/call.ts';
import { TableDownloadDialog } from './table-download-dialog.tsx';

const page = aPageContext('gb');
const i18n = createI18n({ ...page, defaultLanguage: 'gb', tags: {} });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function showDialog(): void {
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContext value={i18n}>
        <TableDownloadDialog
          title="Export"
          note=""
          fileName="table"
          fetchFile={(format, signal) => callForFile(routes.exportAuditEvents, { query: { format }, signal })}
          onExit={() => undefined}
        />
      </I18nContext>
    </QueryClientProvider>,
  );
}

/** The response arrives outside any `act`, as in a browser. */
function downloadWithoutAct(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  document.querySelector<HTMLElement>('dialog button')!.click();
}
const textOf = (role: string) => document.querySelector(`[role="${role}"]`)?.textContent;

describe('a table that is refused', () => {
  it.each([
    [403, 'You may not read the audit log.'],
    [404, 'There is no such form.'],
  ])('with %i is explained by the server’s message', async (status, error) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error, code: 'not-found' }, { status })));
    showDialog();

    downloadWithoutAct();

    await expect.poll(() => textOf('alert')).toBe(error);
  });
});

describe('a table that was downloaded', () => {
  it('can be downloaded again', async () => {
    const addresses: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      addresses.push(address);
      return Promise.resolve(new Response('table'));
    });
    Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => undefined });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    showDialog();

    downloadWithoutAct();
    await expect.poll(() => textOf('status')).toBe('The file is ready.');
    downloadWithoutAct();

    await expect.poll(() => names).toEqual(['table.xlsx', 'table.xlsx']);
    expect(addresses).toEqual(Array(2).fill('/api/admin/audit/export?format=xlsx'));
  });
});
