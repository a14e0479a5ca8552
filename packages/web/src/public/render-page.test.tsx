import { describe, expect, it } from 'vitest';
import { guidOf } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { aFormPage } from '../testing/a-form-page.ts';
import { aReturnedPost } from '../testing/a-returned-post.ts';
import { aPageContext } from '../testing/sample-page.ts';
import { readPageData } from './document/page-data.ts';
import { renderPage } from './render-page.tsx';
import type { PageAssets } from './document/page-assets.ts';
import type { PageContext, PublicPage } from '@form-portal/domain';

const scripts: readonly string[] = ['/assets/common.js'];
const assets: PageAssets = {
  script: '/assets/hydrate.js',
  scriptsOf: {
    'form-list': ['/assets/form-list.js'],
    form: scripts,
    'closed-form': scripts,
    receipt: scripts,
    login: scripts,
    'auth-callback': scripts,
    logout: scripts,
    accessibility: scripts,
    'not-found': scripts,
    failure: scripts,
  },
  styles: [
    { css: '[href]{margin:0}', needs: [['[href']] },
    { css: '.on-no-page{margin:0}', needs: [['on-no-page']] },
  ],
  later: { stylesheet: '/assets/style.css', font: '/assets/font.woff2' },
  icon: '/assets/icon.svg',
};
Reflect.set(globalThis, '__PAGE_ASSETS__', assets);

const pages: readonly (readonly [string, PublicPage, string])[] = [
  [
    'form-list',
    {
      kind: 'form-list',
      forms: Array.from({ length: 12 }, (_, at) => ({
        guid: guidOf(`f${at}`),
        name: { gb: `Form ${at}`, fi: `Lomake ${at}` },
        suomiFiEnabled: at % 2 === 0,
      })),
    },
    'Electronic forms – Kuusilahti',
  ],
  ['form-list without forms', { kind: 'form-list', forms: [] }, 'Electronic forms – Kuusilahti'],
  [
    'login',
    { kind: 'login', problem: null, ended: false, username: '', singleSignOn: false, returnTo: '/admin' },
    'Sign in – Kuusilahti',
  ],
  [
    'login refused',
    {
      kind: 'login',
      problem: 'refused',
      ended: false,
      username: 'maria',
      singleSignOn: false,
      returnTo: '/admin',
    },
    'Error: Sign in – Kuusilahti',
  ],
  ['auth-callback', { kind: 'auth-callback' }, 'Authenticating... – Kuusilahti'],
  ['logout', { kind: 'logout' }, 'You have signed out – Kuusilahti'],
  ['accessibility', { kind: 'accessibility' }, 'Accessibility statement – Kuusilahti'],
  ['not-found', { kind: 'not-found' }, 'This page was not found – Kuusilahti'],
  ['failure', { kind: 'failure', requestId: 'r-1' }, 'The page could not be loaded – Kuusilahti'],
  [
    'identification refused',
    { kind: 'failure', requestId: 'r-1', reason: 'identification-refused' },
    'You could not be identified – Kuusilahti',
  ],
  [
    'identification cancelled',
    { kind: 'failure', requestId: 'r-1', reason: 'identification-cancelled' },
    'Identification was cancelled – Kuusilahti',
  ],
];

function draw(page: PublicPage, context: PageContext = aPageContext()): Document {
  return new DOMParser().parseFromString(renderPage(page, context).html, 'text/html');
}

describe.each(pages)('the page %s', (_, page, title) => {
  const drawn = draw(page);

  it('has one h1, every landmark and the skip link first', () => {
    expect(drawn.querySelectorAll('h1')).toHaveLength(1);
    for (const landmark of ['header', 'nav[aria-label]', 'main#main[tabindex="-1"]', 'footer']) {
      expect(drawn.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
    expect(drawn.querySelector('a, button, input')?.getAttribute('href')).toBe('#main');
  });

  it('has its title and language', () => {
    expect(drawn.title).toBe(title);
    expect(drawn.documentElement.lang).toBe('en');
  });

  it('needs no inline script and no style attribute', () => {
    expect(drawn.querySelectorAll('[style]')).toHaveLength(0);
    const inline = [...drawn.scripts].filter((script) => script.src === '');
    expect(inline.map(({ type }) => type)).toEqual(['application/json']);
    for (const element of drawn.querySelectorAll('*')) {
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
    }
  });

  it('has unique ids, and every label and description it points at', () => {
    const ids = [...drawn.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
      const pointers = [...drawn.querySelectorAll(`[${name}]`)].flatMap(
        (element) => element.getAttribute(name)?.split(' ') ?? [],
      );
      expect(ids).toEqual(expect.arrayContaining(pointers));
    }
  });

  it('reports every inline style for the Content-Security-Policy', () => {
    const styles = [...drawn.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(renderPage(page, aPageContext()).inlineStyles).toEqual(styles);
  });

  it('contains the values that hydration needs', () => {
    expect(readPageData(drawn)).toEqual({ page, context: aPageContext() });
  });

  it('shows every text in every bundled language, and no key', () => {
    for (const language of Object.keys(bundledCatalogue) as (keyof typeof bundledCatalogue)[]) {
      const words = draw(page, aPageContext(language)).body.querySelector('#root')?.textContent ?? '';
      const keys = Object.keys(aPageContext('gb').texts).filter((key) => /[a-z][A-Z.]/.test(key));
      expect(keys.filter((key) => new RegExp(`(^|[^\\p{L}.])${key}([^\\p{L}.]|$)`, 'u').test(words))).toEqual(
        [],
      );
    }
  });
});

describe('renderPage', () => {
  const page: PublicPage = { kind: 'not-found' };

  it('links the scripts of its kind of page besides the first one', () => {
    const [[, list]] = pages as readonly [readonly [string, PublicPage, string]];
    const preloaded = [...draw(list).querySelectorAll('link[rel="modulepreload"]')];
    expect(preloaded.map((link) => link.getAttribute('href'))).toEqual(['/assets/form-list.js']);
  });

  it('inlines the styles of what it shows, and links the whole stylesheet at the end', () => {
    const drawn = draw(page);
    const style = drawn.querySelector('head style')?.textContent;

    expect(style).toContain('[href]');
    expect(style).not.toContain('.on-no-page');
    expect(drawn.querySelector('#root ~ link[rel="stylesheet"]')?.getAttribute('href')).toBe(
      '/assets/style.css',
    );
    expect(drawn.querySelectorAll('head :is(script, [rel="modulepreload"])')).toHaveLength(0);
  });

  it('reports how much of it the first window needs, never cutting a tag in two', () => {
    const forms = Array.from({ length: 200 }, (_, at) => ({
      guid: guidOf(`f${at}`),
      name: { gb: `Form ${at}` },
      suomiFiEnabled: false,
    }));
    const { html, firstLength } = renderPage({ kind: 'form-list', forms }, aPageContext());

    expect(html.slice(firstLength)).toMatch(/^<\/?\w/);
    expect(html.slice(0, firstLength)).toContain('Form 5');
    expect(html.slice(0, firstLength)).not.toContain('Form 150');
  });

  it('says first in its title that the visitor must act', () => {
    const arrived = { reference: '72D9', receivedAt: '2027-01-31T08:00:00.000Z' };
    const form = aFormPage({ returned: aReturnedPost({ arrived }) });

    expect(draw(form).title).toBe('Error: Application – Kuusilahti');
  });

  it('escapes its values so that none can end its element', () => {
    const context = aPageContext();
    const siteName = '</script><script>alert(1)</script><!--';
    const drawn = draw(page, { ...context, settings: { ...context.settings, siteName } });

    expect(drawn.scripts).toHaveLength(2);
    expect(readPageData(drawn).context.settings.siteName).toBe(siteName);
    expect(drawn.title).toContain(siteName);
  });

  it('writes only colours into the style, whatever the settings contain', () => {
    const context = aPageContext();
    const theme = { ...context.settings.theme, primary: '}</style><script>alert(1)</script>' };
    const drawn = draw(page, { ...context, settings: { ...context.settings, theme } });

    expect(drawn.querySelector('style')?.textContent).not.toContain('script');
    expect(drawn.querySelectorAll('head > *')).toHaveLength(draw(page).querySelectorAll('head > *').length);
  });

  it('shows the version, the copyright and the links of the footer', () => {
    const footer = draw(page).querySelector('footer');
    expect(footer?.textContent).toContain('Version 25.6.2');
    expect(footer?.textContent).toContain('© 2026 Kuusilahti');
    expect([...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/accessibility',
      'mailto:feedback@kuusilahti.example',
      'https://kuusilahti.example/privacy',
    ]);
  });

  it('links to an address for feedback that is a link already', () => {
    const context = aPageContext();
    const settings = { ...context.settings, feedbackAddress: 'https://some.example/@kuusilahti' };
    const links = [...draw(page, { ...context, settings }).querySelectorAll('footer a')];

    expect(links.map((link) => link.getAttribute('href'))).toContain('https://some.example/@kuusilahti');
  });

  it('leaves out what the settings do not have', () => {
    const context = aPageContext();
    const settings = {
      ...context.settings,
      accessibilityStatement: null,
      feedbackAddress: '',
      privacyPolicyUrl: '',
    };
    expect(
      draw(page, { ...context, settings }).querySelectorAll('footer a, nav a[href^="http"]'),
    ).toHaveLength(0);
  });

  it('has a link for every language, which works without script', () => {
    const context = aPageContext('fi', { path: '/form/1' });
    const links = [...draw(page, context).querySelectorAll('nav details a')];
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('lang')])).toEqual(
      context.languages.map(({ code, languageTag }) => [`/form/1?lang=${code}`, languageTag]),
    );
  });

  it.each([
    [
      'an administrator',
      { type: 'mfiles', name: 'Maria', admin: true },
      ['/admin', '/admin/account'],
      'Sign out',
    ],
    ['a vault user', { type: 'mfiles', name: 'Maria', admin: false }, ['/admin/account'], 'Sign out'],
    [
      'an identified person',
      { type: 'saml', name: 'Aino', admin: false, attributes: {} },
      ['/saml/logout'],
      'Sign out',
    ],
  ] as const)('gives %s their name and what they may do', (_, user, hrefs, logout) => {
    const nav = draw(page, aPageContext('gb', { user })).querySelector('nav');
    const links = [...(nav?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');

    expect(nav?.textContent).toContain(user.name);
    expect(nav?.textContent).toContain(logout);
    expect(links.filter((href) => href.startsWith('/admin') || href.startsWith('/saml'))).toEqual(hrefs);
  });

  it('has a back button only when there is a page to go back to', () => {
    expect(draw(page).querySelector('header a[href="/form/1"]')).toBeNull();
    const back = draw(page, aPageContext('gb', { backTo: '/form/1' })).querySelector(
      'header a[href="/form/1"]',
    );
    expect(back?.textContent).toBe('Back');
  });

  it('renders markdown on the server and marks text in another language', () => {
    const drawn = draw({ kind: 'accessibility' }, aPageContext('fi'));
    expect(drawn.querySelector('main strong')?.textContent).toBe('kaupunki');
    expect(drawn.querySelector('main [lang="en"]')?.textContent).toContain('Level AA');
  });
});
