import { mount, one } from '@form-portal/ui/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ReactElement } from 'react';

function Broken(): ReactElement {
  throw new Error('the reason');
}

it('what can’t be drawn says so in the page’s place, and why on the console', () => {
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
