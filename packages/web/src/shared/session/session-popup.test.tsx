import { mount, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageRoot } from '../../public/page-root.tsx';
import { aPageContext } from '../../testing/sample-page.ts';
import { SessionPopup } from './session-popup.tsx';
import type { User } from '@form-portal/domain';

const national: User = { type: 'saml', name: 'Tessa Testilä', admin: false, attributes: {} };
const staff: User = { type: 'mfiles', name: 'Maria', admin: true };

interface Sessions {
  readonly idle: number;
  readonly longest: number;
  /** The mark of the identified person. */
  readonly owner?: string;
}

/** A server whose sessions end after some time without a prolonging call, and at the latest after a longer time. */
function server({ idle, longest, owner = 'tessa' }: Sessions) {
  const began = Date.now();
  let seen = began;
  const after = (from: number, seconds: number) => Math.round(seconds - (Date.now() - from) / 1000);
  vi.stubGlobal('fetch', async (address: string) => {
    const rest = { IdleSeconds: idle, Owner: owner };
    const left = { SecondsLeft: after(seen, idle), LongestSecondsLeft: after(began, longest), ...rest };
    const over = left.SecondsLeft <= 0 || left.LongestSecondsLeft <= 0;
    if (address === '/api/session' && !over) seen = Date.now();
    return Response.json(over ? { SecondsLeft: null, LongestSecondsLeft: null, Owner: '' } : left);
  });
  return { prolong: () => (seen = Date.now()) };
}

const active = {
  SecondsLeft: 1800,
  LongestSecondsLeft: 36_000,
  IdleSeconds: 1800,
  Owner: 'tessa',
};
const ended = { SecondsLeft: null, LongestSecondsLeft: null, Owner: '' };

/** A server whose responses come when a test says so, by the number of the request. */
function slowServer() {
  const requests: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => requests.push(resolve)));
  return {
    requestCount: () => requests.length,
    respond: async (request: number, body: object) => {
      requests[request]?.(Response.json(body));
      await pass(0);
    },
  };
}

async function open(user: User = national): Promise<void> {
  const owner = user.type === 'saml' ? 'tessa' : '';
  mount(
    <PageRoot
      context={aPageContext('gb', { user, owner, path: '/form/x' })}
      markdownToHtml={null}
      userMenu={null}
    >
      <SessionPopup user={user} />
    </PageRoot>,
  );
  await pass(0);
}

async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

function popup(): string | undefined {
  return document.querySelector('[role="alertdialog"]')?.textContent ?? undefined;
}

async function comeBack(): Promise<void> {
  await act(async () => window.dispatchEvent(new Event('focus')));
  await pass(0);
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
  await pass(0);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the end of a session (SC 2.2.1)', () => {
  it('is announced two minutes before, and postponed by one click', async () => {
    server({ idle: 1800, longest: 36_000 });
    await open();
    await pass(1679);
    expect(popup()).toBeUndefined();
    await pass(1);
    expect(popup()).toContain('Your identification ends in 2 minutes. Your answers are kept.');
    expect(document.activeElement?.textContent).toBe('Continue');
    await pass(60);
    expect(popup()).toContain('Your identification ends in 1 minute.');
    await press('Continue');
    expect(popup()).toBeUndefined();
    await pass(1679);
    expect(popup()).toBeUndefined();
    await pass(2);
    expect(popup()).toContain('2 minutes');
  });

  it('is not announced when another tab has postponed it', async () => {
    const { prolong } = server({ idle: 1800, longest: 36_000 });
    await open();
    await pass(1600);
    prolong();
    await pass(200);
    expect(popup()).toBeUndefined();
  });

  it('is reported, with a link to identify again in another tab', async () => {
    server({ idle: 300, longest: 36_000 });
    await open();
    await pass(300);
    expect(popup()).toContain('Your identification has ended');
    expect(popup()).toContain('What you have filled in is still on this page.');
    const link = one<HTMLAnchorElement>('[role="alertdialog"] a');
    expect([link.getAttribute('href'), link.target]).toEqual(['/saml/login?return=%2Fform%2Fx', '_blank']);
    await press('Close');
    expect(popup()).toBeUndefined();
  });

  it('can’t be postponed at the longest time, and the warning does not offer it', async () => {
    server({ idle: 1800, longest: 600 });
    await open();
    await pass(480);
    expect(popup()).toContain('ends in 2 minutes');
    expect(popup()).toContain('Identify yourself again');
    expect(popup()).not.toContain('Continue');
    await press('Close');
    expect(popup()).toBeUndefined();
    await pass(120);
    expect(popup()).toContain('has ended');
  });

  it('can’t be postponed at the longest time by staff either, who sign in again only afterwards', async () => {
    server({ idle: 1800, longest: 120 });
    await open(staff);
    expect(popup()).toContain('You will be signed out in 2 minutes.OK');
    await press('OK');
    await pass(120);
    expect(popup()).toContain('Sign in again');
  });

  it('is reported when the visitor returns while an earlier request has no response', async () => {
    const { requestCount, respond } = slowServer();
    await open();
    await act(async () => window.dispatchEvent(new Event('focus')));
    await respond(0, active);
    expect(requestCount()).toBe(2);
    await respond(1, ended);
    expect(popup()).toContain('Your identification has ended');
  });

  it('remains reported when the response to an earlier request arrives later', async () => {
    const { requestCount, respond } = slowServer();
    await open();
    await comeBack();
    expect(requestCount()).toBe(2);
    await respond(1, ended);
    await respond(0, active);
    expect(popup()).toContain('Your identification has ended');
  });

  it('is no longer reported when the visitor returns to the tab with a new session', async () => {
    server({ idle: 300, longest: 36_000 });
    await open();
    await pass(300);
    server({ idle: 300, longest: 36_000 });
    await comeBack();
    expect(popup()).toBeUndefined();
  });

  it.each([
    ['another person', 'matti'],
    ['somebody who signed in', ''],
  ])(
    'covers the page once the session is of %s, until it is the first person’s again',
    async (_who, owner) => {
      server({ idle: 1800, longest: 36_000 });
      await open();
      server({ idle: 1800, longest: 36_000, owner });
      await comeBack();
      expect(popup()).toContain('Somebody else has identified themselves');
      expect(document.activeElement?.textContent).toContain('Identify yourself again');
      await act(async () =>
        one('[role="alertdialog"]').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
        ),
      );
      expect(popup()).toContain('Somebody else');

      server({ idle: 1800, longest: 36_000 });
      await comeBack();
      expect(popup()).toBeUndefined();
    },
  );

  it('mentions signing in to staff', async () => {
    server({ idle: 180, longest: 36_000 });
    await open(staff);
    await pass(60);
    expect(popup()).toContain('You will be signed out in 2 minutes.');
    await pass(120);
    expect(popup()).toContain('You have been signed out');
    expect(one<HTMLAnchorElement>('[role="alertdialog"] a').getAttribute('href')).toBe(
      '/login?return=%2Fform%2Fx&ended=1',
    );
  });

  it('is queried again when the server does not respond', async () => {
    let requests = 0;
    vi.stubGlobal('fetch', () => {
      requests += 1;
      return requests === 1
        ? Promise.reject(new TypeError('offline'))
        : Promise.resolve(
            Response.json({ SecondsLeft: 60, LongestSecondsLeft: 900, IdleSeconds: 1800, Owner: 'tessa' }),
          );
    });
    await open();
    expect(popup()).toBeUndefined();
    await pass(30);
    expect(popup()).toContain('1 minute');
  });
});
