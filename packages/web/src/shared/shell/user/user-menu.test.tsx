import { click, mount, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageRoot } from '../../../public/page-root.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import { LeaveGuard } from '../leaving/leave-guard.tsx';
import { UserMenu } from './user-menu.tsx';
import type { User } from '@form-portal/domain';

const user: User = {
  type: 'saml',
  name: 'Tessa Testilä',
  admin: false,
  attributes: { firstNames: 'Tessa', finnishCitizenship: '1' },
};

function open(dirty: boolean): void {
  sessionStorage.setItem('draft:x', '{}');
  mount(
    <PageRoot
      context={aPageContext('gb', { user })}
      markdownToHtml={null}
      userMenu={<UserMenu user={user} />}
    >
      <LeaveGuard dirty={dirty} consequence="Lost." />
    </PageRoot>,
  );
}

/** Follows a link or presses a button as far as its own listeners: jsdom cannot navigate, so the next page is not opened. */
function clickWithoutNavigation(element: Element): void {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(element);
}

function clickSignOut(): void {
  clickWithoutNavigation(one('header a[href="/saml/logout"]'));
}

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => sessionStorage.clear());

describe('the menu of an identified person', () => {
  it('clears the tab’s storage before signing out', () => {
    open(false);
    clickSignOut();
    expect(sessionStorage).toHaveLength(0);
  });

  it('clears nothing while it asks whether to leave, and everything once that is confirmed', () => {
    open(true);
    clickSignOut();
    expect(sessionStorage).toHaveLength(1);
    press('Escape');
    expect(sessionStorage).toHaveLength(1);

    clickSignOut();
    clickWithoutNavigation(one('[role="alertdialog"] button:not([data-first-focus])'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the attributes on request and returns the focus', async () => {
    open(false);
    const name = one('header button[aria-haspopup="dialog"]');
    name.focus();
    await act(async () => {
      name.click();
      await import('./identity-popup.tsx');
    });
    expect(one('dialog h2').textContent).toBe('Details received from Suomi.fi');
    expect([...document.querySelectorAll('dialog dl > div')].map(({ textContent }) => textContent)).toEqual([
      'First namesTessa',
      'Finnish citizenshipYes',
    ]);
    press('Escape');
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(name);
  });
});
