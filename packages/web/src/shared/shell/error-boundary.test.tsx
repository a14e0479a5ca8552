import { mount, one } from '@form-portal/ui/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { expect, it, vi } from 'vitest';
import { PageRoot } from '../../public/page-root.tsx';
import { aPageContext } from '../../testing/sample-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ReactElement } from 'react';

function Broken(): ReactElement {
  throw new Error('the reason');
}

it('a component that can’t be rendered is replaced by a message, and the reason is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  mount(
    <ErrorBoundary message={bundledCatalogue.gb.texts.renderError}>
      <p>Before</p>
      <Broken />
    </ErrorBoundary>,
  );

  expect(one('[role="alert"]').textContent).toBe(
    'Something went wrong. Check the console for more information.',
  );
  expect(document.body.textContent).not.toContain('Before');
  expect(log.mock.calls.flat().map(String).join()).toContain('the reason');
  log.mockRestore();
});

it('a page that can’t be rendered leaves the header and the footer in place', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  mount(
    <PageRoot context={aPageContext('gb')} markdownToHtml={null} userMenu={null}>
      <Broken />
    </PageRoot>,
  );

  expect(one('main#main [role="alert"]').textContent).toContain('Something went wrong.');
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.querySelector('header')).not.toBeNull();
  expect(document.querySelector('footer')?.textContent).toContain('25.6.2');
  log.mockRestore();
});
