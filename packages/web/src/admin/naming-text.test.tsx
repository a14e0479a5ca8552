import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { I18nContext, Localized } from '../shared/i18n/i18n-context.tsx';
import { createI18n } from '../shared/i18n/i18n.ts';
import { NamingText } from './naming-text.tsx';
import type { ReactNode } from 'react';

function drawn(name: ReactNode, fellBack = false): string {
  const i18n = createI18n({
    language: 'gb',
    languageTag: 'en',
    defaultLanguage: 'fi',
    timeZone: 'Europe/Helsinki',
    texts: { 'admin.className': 'Class: {name} ({n})' },
    tags: { fi: 'fi', gb: 'en' },
    ...(fellBack && { textLanguages: { 'admin.className': 'fi' } }),
  });
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <NamingText textKey="admin.className" params={{ n: 2 }} names={{ name }} />
    </I18nContext>,
  );
}

describe('a name in a text of the portal', () => {
  it('carries its own language where that is not the page’s', () => {
    expect(drawn(<Localized text={{ fi: 'Hakemus' }} />)).toBe('Class: <span lang="fi">Hakemus</span> (2)');
    expect(drawn(<Localized text={{ gb: 'Application' }} />)).toBe('Class: Application (2)');
  });

  it('does not carry the language of the words around it that fell back', () => {
    expect(drawn('Application', true)).toBe(
      '<span lang="fi">Class: </span>Application<span lang="fi"> (2)</span>',
    );
  });
});
