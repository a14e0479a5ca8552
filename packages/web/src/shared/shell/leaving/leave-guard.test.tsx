import { click, mount, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPageContext } from '../../../testing/sample-page.ts';
import { I18nContext } from '../../i18n/i18n-context.tsx';
import { createI18n } from '../../i18n/i18n.ts';
import { linkAway } from './leave-attempts.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { ReactElement } from 'react';

const { texts } = aPageContext('gb');
const i18n = createI18n({
  language: 'gb',
  languageTag: 'en',
  defaultLanguage: 'gb',
  timeZone: 'UTC',
  texts,
  tags: {},
});

function Page({ dirty }: { readonly dirty: boolean }): ReactElement {
  return (
    <I18nContext value={i18n}>
      <header>
        <a href="/">Home</a>
      </header>
      <a href="/accessibility">Statement</a>
      <a href="#part">Part</a>
      <a href="/new" target="_blank">
        New tab
      </a>
      <LeaveGuard dirty={dirty} consequence="Your answers are lost." />
    </I18nContext>
  );
}

function dialog(): HTMLElement | null {
  return document.querySelector('[role="alertdialog"]');
}

/** The paragraphs of the question. */
function paragraphs(): readonly (string | null)[] {
  return [...(dialog()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
}

/** Clicks a link and tells whether the browser would have followed it; jsdom itself goes nowhere. */
function follows(href: string): boolean {
  let followed = true;
  const look = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  click(one(`a[href="${href}"]`));
  return followed;
}

async function back(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });
}

beforeEach(() => history.pushState(null, '', '/form/1'));
afterEach(() => history.replaceState(null, ''));

describe('LeaveGuard', () => {
  it('lets visitors leave while nothing would be lost', () => {
    mount(<Page dirty={false} />);
    expect(follows('/')).toBe(true);
    expect(dialog()).toBeNull();
  });

  it('asks with confirmNavigation at a link of the header, and states the consequence at every link', () => {
    mount(<Page dirty />);

    expect(follows('/')).toBe(false);
    expect(paragraphs()).toEqual([texts['confirmNavigation'], 'Your answers are lost.']);
    press('Escape');

    expect(follows('/accessibility')).toBe(false);
    expect(paragraphs()).toEqual(['Your answers are lost.']);
  });

  it('focuses the button to stay, which keeps everything', () => {
    mount(<Page dirty />);
    follows('/');
    expect(document.activeElement?.textContent).toBe(texts['stay']);

    click(document.activeElement ?? document.body);
    expect(dialog()).toBeNull();
  });

  it.each(['#part', '/new'])('does not ask at %s, which leaves the page where it is', (href) => {
    mount(<Page dirty />);
    expect(follows(href)).toBe(true);
    expect(dialog()).toBeNull();
  });

  it('asks on the browser’s back and puts the entry on top again', async () => {
    mount(<Page dirty />);
    await vi.waitFor(() => expect(history.state).toEqual({ leaveGuard: 'inside' }), 10_000);
    const before = history.length;
    await back();

    expect(dialog()?.textContent).toContain('Your answers are lost.');
    expect(history.state).toEqual({ leaveGuard: 'inside' });
    expect(history.length).toBe(before);
  });

  it('lets the browser warn when the tab is closed, but only then', () => {
    const { update } = mount(<Page dirty />);
    const warns = (): boolean =>
      !window.dispatchEvent(new Event('beforeunload', { bubbles: false, cancelable: true }));

    expect(warns()).toBe(true);
    update(<Page dirty={false} />);
    expect(warns()).toBe(false);
  });
});

describe('leaving by a link that does not leave the page after all, as one to a download', () => {
  const warns = (): boolean =>
    !window.dispatchEvent(new Event('beforeunload', { bubbles: false, cancelable: true }));

  beforeEach(() => {
    mount(<Page dirty />);
    follows('/accessibility');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(one('[role="alertdialog"] button:not([data-first-focus])'));
  });

  it('closes the question, and lets the browser leave without another', () => {
    expect(dialog()).toBeNull();
    expect(warns()).toBe(false);
  });

  it('is followed by a question again once the visitor goes on', () => {
    press('a');

    expect(warns()).toBe(true);
    expect(follows('/accessibility')).toBe(false);
    expect(paragraphs()).toEqual(['Your answers are lost.']);
  });
});

describe('linkAway', () => {
  function outcomeOf(
    href: string,
    event: MouseEventInit = {},
    attributes: Readonly<Record<string, string>> = {},
  ): string {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    let found: HTMLAnchorElement | null = null;
    link.addEventListener('click', (clicked) => {
      clicked.stopPropagation();
      found = linkAway(clicked, location);
      clicked.preventDefault();
    });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
    link.remove();
    return found === null ? 'stays' : 'leaves';
  }

  it.each<[string, string, MouseEventInit, Readonly<Record<string, string>>]>([
    ['leaves', '/', {}, {}],
    ['leaves', 'https://example.org/', {}, {}],
    ['leaves', '/form/1?lang=fi', {}, {}],
    ['leaves', '/form/1', {}, {}],
    ['stays', '/form/1#part', {}, {}],
    ['leaves', '/form/2#part', {}, {}],
    ['stays', 'mailto:a@example.org', {}, {}],
    ['stays', '/', { ctrlKey: true }, {}],
    ['stays', '/', { metaKey: true }, {}],
    ['stays', '/', { button: 1 }, {}],
    ['stays', '/', {}, { target: '_blank' }],
    ['stays', '/receipt.pdf', {}, { download: '' }],
  ])('%s the page at %s %j %j', (outcome, href, event, attributes) => {
    expect(outcomeOf(href, event, attributes)).toBe(outcome);
  });
});
