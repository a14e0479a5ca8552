import { click, one } from '@form-portal/ui/testing';
import { guidOf } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aFormPage } from '../testing/a-form-page.ts';
import { openPage } from '../testing/open-page.tsx';
import { aPageContext } from '../testing/sample-page.ts';
import type { PublicPage } from '@form-portal/domain';

const forms = [
  { guid: guidOf('b'), name: { gb: 'Boat place', fi: 'Venepaikka' }, suomiFiEnabled: true },
  { guid: guidOf('a'), name: { gb: 'Youth grant', fi: 'Avustus' }, suomiFiEnabled: false },
];
const list: PublicPage = { kind: 'form-list', forms };
const login: PublicPage = {
  kind: 'login',
  problem: null,
  ended: false,
  username: '',
  singleSignOn: false,
  returnTo: '/admin',
};

function translations(): Response {
  const wire = Object.entries(bundledCatalogue).map(([code, { name, texts }]) => [
    code,
    { ...texts, name, translationID: -1 },
  ]);
  return new Response(JSON.stringify(Object.fromEntries(wire)));
}

function names(): readonly (string | null)[] {
  return [...document.querySelectorAll('[id$="-name"]')].map(({ textContent }) => textContent);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', () => Promise.resolve(translations()));
});

describe('a page that is hydrated', () => {
  it.each<PublicPage>([
    list,
    { kind: 'form-list', forms: [] },
    login,
    { kind: 'logout' },
    { kind: 'accessibility' },
    { kind: 'not-found' },
    { kind: 'failure', requestId: 'r-1' },
  ])('equals the server’s page: $kind', async (page) => {
    expect(await openPage(page)).toEqual([]);
  });

  it('keeps the HTML that the server rendered from markdown, without a parser in the browser', async () => {
    await openPage({ kind: 'accessibility' });
    expect(one('main strong').textContent).toBe('town');
  });

  it('keeps what was typed before its script ran', async () => {
    await openPage(login, {
      before: () => {
        one<HTMLInputElement>('[name="username"]').value = 'maria';
      },
    });
    expect(one<HTMLInputElement>('[name="username"]').value).toBe('maria');
  });
});

describe('the language picker', () => {
  async function choose(language: string): Promise<void> {
    await act(async () => {
      click(one(`nav a[href$="lang=${language}"]`));
      await vi.waitFor(() => expect(document.documentElement.lang).toBe(language), 10_000);
    });
  }

  it('changes the page in place and keeps what was typed', async () => {
    await openPage(login);
    one<HTMLInputElement>('[name="username"]').value = 'maria';

    await choose('fi');

    expect(one('h1').textContent).toBe('Kirjaudu');
    expect(document.title).toBe('Kirjaudu – Kuusilahti');
    expect(one<HTMLInputElement>('[name="username"]').value).toBe('maria');
  });

  it('stores the choice, announces it, and returns the focus to its button', async () => {
    await openPage(list);
    await choose('fi');

    expect(localStorage.getItem('selectedLanguage')).toBe('fi');
    expect(document.cookie).toContain('selectedLanguage=fi');
    expect(one('[role="status"] p').textContent).toBe('Kieli: Suomi');
    expect(document.activeElement).toBe(one('nav summary'));
  });

  it('sorts the list and renders markdown in the new language', async () => {
    await openPage(list);
    expect(names()).toEqual(['Boat place', 'Youth grant']);

    await choose('fi');

    expect(names()).toEqual(['Avustus', 'Venepaikka']);
    expect(one('aside a').textContent).toBe('06 555 0120');
  });

  it('says which language could not be fetched, and leaves the page unchanged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await openPage(list);

    click(one('nav a[href$="lang=fi"]'));

    await vi.waitFor(() => one('[role="alert"]'), 10_000);
    expect(one('[role="alert"]').textContent).toBe('The page could not be shown in this language: Suomi');
    expect(document.documentElement.lang).toBe('en');
    expect(log).toHaveBeenCalledWith('Error fetching translations', expect.anything());
    log.mockRestore();
  });

  it('uses the language stored in the browser when the server did not know it', async () => {
    localStorage.setItem('selectedLanguage', 'fi');
    await openPage(list);
    await act(async () => vi.waitFor(() => expect(document.documentElement.lang).toBe('fi'), 10_000));
    expect(one('h1').textContent).toBe('Sähköiset lomakkeet');
  });
});

describe('the header of an identified person', () => {
  const attributes = {
    personalIdentityCode: '080769-9988',
    firstNames: 'Aino Maria',
    birthDate: '1969-07-08',
    finnishCitizenship: '1',
  };
  const user = { type: 'saml', name: 'Aino Korhonen', admin: false, attributes } as const;
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

  it.each([
    [
      'gb',
      ['Personal identity code', 'First names', 'Date of birth', 'Finnish citizenship'],
      '8 July 1969',
      'Yes',
    ],
    ['fi', ['Henkilötunnus', 'Etunimet', 'Syntymäaika', 'Suomen kansalaisuus'], '8.7.1969', 'Kyllä'],
  ] as const)(
    'shows what identification passed on, only what is there, with names and values as %s writes them',
    async (language, names, birth, citizenship) => {
      await openPage(list, { context: aPageContext(language, { user }) });

      await import('../shared/shell/user/identity-popup.tsx');
      await act(async () => click(one('nav button')));

      expect(all('dialog dt')).toEqual(names);
      expect(all('dialog dd')).toEqual(['080769-9988', 'Aino Maria', birth, citizenship]);
    },
  );

  it('marks what is stored with the open form', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const context = aPageContext('gb', { user });
    const suomifi = { enabled: true, properties: { firstNames: 1500, birthDate: 1501 } };
    const { form, ...page } = aFormPage();
    const identity = { enabled: true, attributes: ['firstNames', 'lastName'] } as const;
    await openPage(
      { ...page, form: { ...form, identity } },
      { context: { ...context, settings: { ...context.settings, suomifi } } },
    );

    await import('../shared/shell/user/identity-popup.tsx');
    await act(async () => click(one('nav button')));

    expect(all('dialog dd')).toEqual([
      '080769-9988',
      'Aino MariaStored with this form',
      '8 July 1969',
      'Yes',
    ]);
  });
});
