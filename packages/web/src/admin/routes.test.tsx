import { mount, one } from '@form-portal/ui/testing';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './api/query-client.ts';
import { adminRoutes } from './routes.tsx';
import { AdminRoot } from './shell/admin-root.tsx';
import { anAdminContext } from './testing/an-admin-context.ts';
import type { ReactElement } from 'react';

function Broken(): ReactElement {
  throw new Error('the reason');
}

vi.mock('./my-forms/my-forms-page.tsx', () => ({ MyFormsPage: Broken }));
vi.mock('./editor/editor-page.tsx', () => ({ EditorPage: Broken }));
vi.mock('./audit/audit-page.tsx', () => {
  throw new Error('the script did not load');
});

/** The errors logged to the console. */
let logged: unknown[] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => logged.push(...parts));
});

function openAt(path: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  const client = createQueryClient();
  const router = createMemoryRouter(adminRoutes(client), { initialEntries: [path] });
  mount(
    <AdminRoot context={anAdminContext()} client={client}>
      <RouterProvider router={router} />
    </AdminRoot>,
  );
}

function expectShell(): void {
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(one('header').textContent).toContain('Kuusilahti');
  expect(document.body.textContent).toContain('Version 25.6.2');
}

it.each([
  ['a page', '/admin'],
  ['the editor', '/admin/form/new'],
])(
  '%s of the administration that can’t be rendered says so inside the shell, and why on the console',
  async (_, path) => {
    openAt(path);

    await vi.waitFor(() =>
      expect(one('main [role="alert"]').textContent).toContain(
        'Something went wrong. Check the console for more information.',
      ),
    );
    expectShell();
    expect(logged.map(String).join()).toContain('the reason');
  },
);

it('a page of the administration whose script does not load says that it could not be loaded', async () => {
  openAt('/admin/audit');

  await vi.waitFor(() =>
    expect(one('main [role="alert"]').textContent).toContain('The page could not be loaded.'),
  );
  expectShell();
});
