import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { I18nContext, PortalText } from './i18n-context.tsx';
import { createI18n } from './i18n.ts';
import type { ReactElement } from 'react';

const estonian = createI18n({
  language: 'ee',
  languageTag: 'et',
  defaultLanguage: 'fi',
  timeZone: 'Europe/Helsinki',
  texts: { send: 'Saada', back: 'Takaisin', 'files.one': '{n} tiedosto', 'files.other': '{n} files' },
  textLanguages: { back: 'fi', 'files.one': 'fi', 'files.other': 'gb' },
  tags: { ee: 'et', fi: 'fi', gb: 'en' },
});

function drawn(text: ReactElement): string {
  return renderToStaticMarkup(<I18nContext value={estonian}>{text}</I18nContext>);
}

describe('a text of the portal', () => {
  it('in the language of the page is not marked', () => {
    expect(drawn(<PortalText textKey="send" />)).toBe('Saada');
  });

  it('that fell back is marked with its language', () => {
    expect(drawn(<PortalText textKey="back" />)).toBe('<span lang="fi">Takaisin</span>');
  });

  it('is marked with the language of the plural form that is shown', () => {
    expect(drawn(<PortalText textKey="files" params={{ n: 1 }} />)).toBe('<span lang="fi">1 tiedosto</span>');
    expect(drawn(<PortalText textKey="files" params={{ n: 2 }} />)).toBe('<span lang="en">2 files</span>');
  });
});
