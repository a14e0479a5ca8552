import { bundledCatalogue } from '@form-portal/domain/texts';
import { click, one } from '@form-portal/ui/testing';
import { useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { button, drawScreen } from '../testing/draw-screen.tsx';
import { LanguageHead } from './language-head.tsx';
import { TranslationsFormContext } from './translations-form.ts';
import type { Catalogue } from '@form-portal/domain';

function Page(): ReactElement {
  const [catalogue, setCatalogue] = useState<Catalogue>(bundledCatalogue);
  const form = {
    catalogue,
    stored: bundledCatalogue,
    outdated: {},
    vaultLanguages: [],
    defaultLanguage: 'fi',
    chosenDefault: 'fi',
    change: setCatalogue,
    confirm: vi.fn(),
  };
  return (
    <TranslationsFormContext value={form}>
      <h1 tabIndex={-1}>Translations</h1>
      {catalogue['se'] !== undefined && <LanguageHead code="se" onMove={vi.fn()} />}
    </TranslationsFormContext>
  );
}

it('passes the focus to the heading of the page when the language is deleted', async () => {
  drawScreen(<Page />);
  click(button('Delete'));

  click(one('dialog [class*="danger"]'));
  await Promise.resolve();

  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(one('h1'));
});
