import { bundledCatalogue } from '@form-portal/domain/texts';
import { click, mount, one } from '@form-portal/ui/testing';
import { expect, it, onTestFinished } from 'vitest';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { anAdminContext } from '../testing/an-admin-context.ts';
import { createQueryClient } from '../api/query-client.ts';
import { AdminRoot } from './admin-root.tsx';
import { useSiteChange } from './context/site-change.ts';
import type { ReactElement } from 'react';

const { fi, gb } = bundledCatalogue;

function Probe(): ReactElement {
  const { language, text } = useI18n();
  const { languages } = useSite();
  const change = useSiteChange();
  return (
    <>
      <output>{[language, text('cancel'), languages.length].join(' ')}</output>
      <button onClick={() => change.catalogue({ fi, gb })}>Swedish is deleted</button>
    </>
  );
}

it('goes on in the default language when the language of the page is deleted', () => {
  const context = anAdminContext('se');
  mount(
    <AdminRoot context={context} client={createQueryClient()}>
      <Probe />
    </AdminRoot>,
  );
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  expect(one('output').textContent).toBe(`se Avbryt ${String(context.languages.length)}`);

  click(one('button'));

  expect(one('output').textContent).toBe('gb Cancel 2');
  expect(document.documentElement.lang).toBe('en');
});
