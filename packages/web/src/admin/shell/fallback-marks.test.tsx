import { click, mount, one } from '@form-portal/ui/testing';
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { I18nContext, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { useFallbackMarks } from './fallback-marks.ts';
import type { ReactElement } from 'react';

const estonian = createI18n({
  language: 'ee',
  languageTag: 'et',
  defaultLanguage: 'fi',
  timeZone: 'Europe/Helsinki',
  texts: {
    send: 'Saada',
    back: 'Takaisin',
    close: 'Sulje',
    'files.one': '{n} tiedosto',
    'files.other': '{n} files',
  },
  textLanguages: { back: 'fi', close: 'fi', 'files.one': 'fi', 'files.other': 'gb' },
  tags: { ee: 'et', fi: 'fi', gb: 'en' },
});

function Page(): ReactElement {
  const { text } = useI18n();
  const [n, setN] = useState(1);
  return (
    <>
      <button id="own" onClick={() => setN(n + 1)}>
        {text('send')}
      </button>
      <p id="fallen">{text('back')}</p>
      <p id="count">{text('files', { n })}</p>
      <p id="mixed">
        {text('back')} <b>{text('send')}</b>
      </p>
      <a id="counted" href="/">
        {text('back')}
        <span>3</span>
        <span id="aside">{`, ${text('close')}`}</span>
      </a>
      <button id="noted">
        {text('close')}
        <span>. {n === 1 ? text('back') : text('send')}</span>
      </button>
      <p id="named-in">
        {text('back')} <b lang="sv">Stäng</b>
      </p>
      <input id="named" aria-label={text('close')} />
      <p id="marked" lang="sv">
        {text('back')}
      </p>
      {n > 1 && <p id="added">{n === 3 ? text('send') : text('close')}</p>}
    </>
  );
}

function Root(): ReactElement {
  return (
    <I18nContext value={useFallbackMarks(estonian, true)}>
      <Page />
    </I18nContext>
  );
}

/** The language of an element’s own attribute; null: it has none. */
const languageAt = (id: string): string | null => one(`#${id}`).getAttribute('lang');

/** Waits until the page has observed its own changes. */
const observed = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe('texts of the administration that fell back', () => {
  it('carry the language they are in, as contents and as names', () => {
    mount(<Root />);

    expect(['own', 'fallen', 'count', 'named'].map(languageAt)).toEqual([null, 'fi', 'fi', 'fi']);
  });

  it('leave elements alone that hold several languages or have a language already', () => {
    mount(<Root />);

    expect(['mixed', 'marked'].map(languageAt)).toEqual([null, 'sv']);
  });

  it('carry it beside numbers, hidden words and parts with a language of their own', () => {
    mount(<Root />);

    expect(['counted', 'aside', 'noted', 'named-in'].map(languageAt)).toEqual(['fi', 'fi', 'fi', 'fi']);
  });

  it('lose it when their content changes', async () => {
    mount(<Root />);
    click(one('#own'));
    await observed();

    expect(languageAt('noted')).toBeNull();
  });

  it('are marked when they are added, and when they change', async () => {
    mount(<Root />);
    click(one('#own'));
    await observed();
    expect(['count', 'added'].map(languageAt)).toEqual(['en', 'fi']);

    click(one('#own'));
    await observed();
    expect(languageAt('added')).toBeNull();
  });
});
