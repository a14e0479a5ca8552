import { click, mount, one } from '@form-portal/ui/testing';
import { useState, type ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useFocusOnPage } from './use-focus-on-page.ts';

/** A page whose heading is replaced once it has loaded. */
function Frame(): ReactElement {
  useFocusOnPage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState('');
  return (
    <>
      <button type="button" data-to="vault" onClick={() => void navigate('/admin/vault')}>
        Vault
      </button>
      <button type="button" data-to="class" onClick={() => void navigate('/admin/vault/classes')}>
        Classes
      </button>
      <button type="button" data-to="users" onClick={() => void navigate('/admin/vault/users')}>
        Users
      </button>
      <button type="button" data-to="loaded" onClick={() => setLoaded(pathname)}>
        Loaded
      </button>
      <main>
        <h1 key={`${pathname} ${loaded}`} tabIndex={-1}>
          {pathname} {loaded}
        </h1>
      </main>
    </>
  );
}

it('focuses the heading of a page that was navigated to, not that of the first page or after navigation within a page', async () => {
  mount(
    <MemoryRouter initialEntries={['/admin']}>
      <Frame />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(document.body);

  one('[data-to="vault"]').focus();
  click(one('[data-to="vault"]'));
  await vi.waitFor(() => expect(document.activeElement).toBe(one('h1')), 10_000);
  click(one('[data-to="loaded"]'));
  await vi.waitFor(
    () => expect(document.activeElement?.textContent).toBe('/admin/vault /admin/vault'),
    10_000,
  );

  one('[data-to="class"]').focus();
  click(one('[data-to="class"]'));
  await vi.waitFor(() => expect(one('h1').textContent).toContain('/admin/vault/classes'), 10_000);
  expect(document.activeElement).toBe(one('[data-to="class"]'));
});

it('focuses the heading of the vault’s users, which are a page of their own', async () => {
  mount(
    <MemoryRouter initialEntries={['/admin/vault']}>
      <Frame />
    </MemoryRouter>,
  );
  one('[data-to="users"]').focus();

  click(one('[data-to="users"]'));

  await vi.waitFor(() => expect(document.activeElement).toBe(one('h1')), 10_000);
});
