import { mount, one } from '@form-portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { PageRoot } from '../../../public/page-root.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import styles from './logo.module.css';
import type { SiteLogo, WayBack } from '@form-portal/domain';

/** Draws the header’s back link of a page that was opened from an address. */
function backLink(backTo: WayBack, from: string): HTMLElement {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  mount(
    <PageRoot context={aPageContext('gb', { backTo })} markdownToHtml={null} userMenu={null}>
      {null}
    </PageRoot>,
  );
  return one('header > a:first-child');
}

/** What a click does: the step in history, or that the link is followed. */
function clicked(link: HTMLElement, keys: MouseEventInit = {}): 'step' | 'follow' {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  window.addEventListener('click', (own) => own.preventDefault(), { once: true });
  link.dispatchEvent(event);
  return back.mock.calls.length > 0 ? 'step' : 'follow';
}

const here = `${location.origin}/form/1`;

describe('the logo in the header', () => {
  const light = `/logos/${'0'.repeat(64)}.svg`;
  const dark = `/logos/${'1'.repeat(64)}.png`;

  function drawWith(logo: SiteLogo): HTMLElement {
    const context = aPageContext('gb');
    mount(
      <PageRoot
        context={{ ...context, settings: { ...context.settings, siteName: 'Kuusilahti', logo } }}
        markdownToHtml={null}
        userMenu={null}
      >
        {null}
      </PageRoot>,
    );
    return one('header > div > a:first-child');
  }

  it.each([
    ['the mark without a light one', { light: '', dark }, { mark: true, always: [], light: [], dark: [] }],
    [
      'the light one in both modes',
      { light, dark: '' },
      { mark: false, always: [light], light: [], dark: [] },
    ],
    ['one for each mode', { light, dark }, { mark: false, always: [], light: [light], dark: [dark] }],
  ])('is %s, before the name of the site', (_, logo, shown) => {
    const home = drawWith(logo);

    const pictures = (selector: string) =>
      [...home.querySelectorAll(`img[alt=""]${selector}`)].map((image) => image.getAttribute('src'));
    expect({
      mark: home.querySelector('svg') !== null,
      always: pictures(`:not(.${styles.light}, .${styles.dark})`),
      light: pictures(`.${styles.light}`),
      dark: pictures(`.${styles.dark}`),
    }).toEqual(shown);
    expect(home.textContent).toBe('Kuusilahti');
  });
});

describe('the back link of the header', () => {
  it('leads to the path that the page gives', () => {
    const link = backLink('/form/1', here);

    expect(link.getAttribute('href')).toBe('/form/1');
    expect(clicked(link)).toBe('follow');
  });

  it('goes one step back in history where the page gives none', () => {
    history.pushState(null, '');

    expect(clicked(backLink('history', here))).toBe('step');
  });

  it.each([
    ['the visitor did not come from this site', 'https://search.example/', {}],
    ['the address was typed', '', {}],
    ['it is opened in a tab of its own', here, { ctrlKey: true }],
  ])('leads to the list when %s', (_, from, keys) => {
    history.pushState(null, '');
    const link = backLink('history', from);

    expect(link.getAttribute('href')).toBe('/');
    expect(clicked(link, keys)).toBe('follow');
  });
});
