import { click, mount, one, press } from '@form-portal/ui/testing';
import { guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPageContext } from '../../testing/sample-page.ts';
import { PageRoot } from '../page-root.tsx';
import { FormListPage } from './form-list-page.tsx';
import { rowToFocus } from './focus-on-return.ts';
import type { FormListItem, PageContext } from '@form-portal/domain';

function aListItem(name: string, suomiFiEnabled = false): FormListItem {
  return { guid: guidOf(name), name: { gb: name }, suomiFiEnabled };
}

function open(forms: readonly FormListItem[], changes: Partial<PageContext> = {}): void {
  mount(
    <PageRoot context={{ ...aPageContext(), ...changes }} markdownToHtml={null} userMenu={null}>
      <FormListPage forms={forms} />
    </PageRoot>,
  );
}

function rows(): readonly string[] {
  return [...document.querySelectorAll('main li [id$="-name"]')].map(({ textContent }) => textContent ?? '');
}

function type(text: string): void {
  const input = one<HTMLInputElement>('[type="search"]');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the list of forms', () => {
  it('shows each form as a link by its name, in the order of the language', () => {
    open([aListItem('Zoo'), aListItem('boat'), aListItem('Äiti')]);

    expect(rows()).toEqual(['Äiti', 'boat', 'Zoo']);
    const link = one<HTMLAnchorElement>(`main a[href="/form/${guidOf('boat')}"]`);
    expect(link.getAttribute('aria-labelledby')).toBe(`form-${guidOf('boat')}-name`);
    expect(one('main p[role="status"]').textContent).toBe('3 forms');
  });

  it('has no help beside it when the help consists of blanks', () => {
    const { settings } = aPageContext();
    open([aListItem('Boat')], { settings: { ...settings, helpText: { gb: ' \n', fi: '' } } });

    expect(document.querySelector('main aside')).toBeNull();
  });

  it('marks forms that require identification, with a tooltip that describes the link', () => {
    open([aListItem('Grant', true), aListItem('Boat')]);

    const described = document.querySelectorAll('main a[aria-describedby]');
    expect(described).toHaveLength(1);
    expect(one(`[id="${described[0]?.getAttribute('aria-describedby') ?? ''}"]`).textContent).toBe(
      'This form asks you to identify yourself with Suomi.fi',
    );
  });

  it('describes the link of a form by when it opens', () => {
    const opensAt = `${String(aPageContext().year)}-12-31T07:00:00.000Z`;
    open([{ ...aListItem('Grant'), availability: { state: 'not-open-yet', opensAt, closesAt: null } }]);

    const described = one('main a').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toMatch(/^Opens 31 December at/);
  });

  it.each([
    ['2026-11-27T14:00:00.000Z', 'Closes today at 16:00'],
    ['2026-11-27T22:00:00.000Z', 'Closes 28 November at 0:00'],
  ])('says of a form that closes at %s: %s', (closesAt, note) => {
    const availability = { state: 'open', closesAt } as const;
    open([{ ...aListItem('Grant'), availability }], { today: '2026-11-27' });

    const described = one('main a').getAttribute('aria-describedby') ?? '';
    expect(one(`[id="${described}"]`).textContent.replace(/\s/gu, ' ')).toBe(note);
    expect(one(`[id="${described}"]`).className.includes('warn')).toBe(note.includes('today'));
  });

  it('shows the description of a form below its name, and describes the link by it and the badge', () => {
    open([{ ...aListItem('Grant', true), listDescription: { gb: 'For associations' } }, aListItem('Boat')]);

    expect(rows()).toEqual(['Boat', 'Grant']);
    const link = one(`main a[href="/form/${guidOf('Grant')}"]`);
    const described = (link.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => one(`[id="${id}"]`).textContent)).toEqual([
      'For associations',
      'This form asks you to identify yourself with Suomi.fi',
    ]);
    expect(document.querySelectorAll('main a[aria-describedby]')).toHaveLength(1);
  });

  it('marks a description that is written in another language only', () => {
    open([{ ...aListItem('Grant'), listDescription: { fi: 'Yhdistyksille' } }]);

    expect(one('main [id$="-description"] [lang="fi"]').textContent).toBe('Yhdistyksille');
  });

  it('hides the tooltip by Esc until the next focus (SC 1.4.13)', () => {
    open([aListItem('Grant', true), aListItem('Boat', true)]);
    const card = one('[data-tips]');
    const [first, second] = document.querySelectorAll<HTMLElement>('main li a');
    act(() => first?.focus());

    press('Escape');
    expect(card.dataset['tips']).toBe('hidden');
    act(() => second?.focus());
    expect(card.dataset['tips']).toBe('shown');
  });

  it.each([
    [10, 0],
    [11, 1],
  ])('with %i forms has %i search fields', (count, fields) => {
    open(Array.from({ length: count }, (_, at) => aListItem(`F${at}`)));
    expect(document.querySelectorAll('[type="search"]')).toHaveLength(fields);
  });

  it('finds forms by words of their descriptions', () => {
    open([
      ...Array.from({ length: 11 }, (_, at) => aListItem(`F${at}`)),
      { ...aListItem('Grant'), listDescription: { gb: 'For associations' } },
    ]);

    type('grant assoc');
    expect(rows()).toEqual(['Grant']);
  });

  it('finds forms by words of their names and says how many', () => {
    open([
      ...Array.from({ length: 11 }, (_, at) => aListItem(`F${at}`)),
      aListItem('Hämeen tie'),
      aListItem('Häme'),
    ]);

    type('hame TIE');
    expect(rows()).toEqual(['Hämeen tie']);
    expect(one('main p[role="status"]').textContent).toBe('1 of 13 forms');

    type('nothing like it');
    expect(rows()).toEqual([]);
    expect(one('main').textContent).toContain('No form matches your search.');
  });
});

describe('the list without forms', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function pass(ms: number): Promise<void> {
    await act(() => vi.advanceTimersByTimeAsync(ms));
  }

  it('is a loading view until the server responds that there are none, and then says so', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
    open([]);
    expect(one('main [aria-busy="true"] [role="status"]').textContent).toBe('Loading…');
    await pass(60_000);

    expect(one('main [aria-busy="true"] [role="status"]').textContent).toContain(
      'There are no forms to fill in at the moment.',
    );
  });

  it('says after 8 s that there is no response, and tries again on request', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    open([]);

    await pass(7900);
    expect(document.querySelector('[role="alert"]')).toBeNull();
    await pass(200);
    expect(one('[role="alert"]').textContent).toBe('The page could not be loaded.');

    click(one('main button'));
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});

describe('rowToFocus', () => {
  it.each([
    [{ row: 'form-1' }, '', 'form-1'],
    [null, 'https://site/form/2', 'form-2'],
    [null, 'https://site/form/2?lang=fi', 'form-2'],
    [null, 'https://site/login', null],
    [null, 'https://elsewhere/form/2', null],
    [{ row: 7 }, '', null],
  ])('from %j and %j is %j', (state, referrer, row) => {
    expect(rowToFocus(state, referrer, 'https://site')).toBe(row);
  });
});
