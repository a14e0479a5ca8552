import { test as base } from '@playwright/test';
import { signInAdministrator } from './portal/administrator.ts';
import type { Administrator } from './portal/administrator.ts';
import { saveSiteSettings } from './portal/municipality.ts';
import { guardPages } from './pages/page-guard.ts';
import type { PageGuard } from './pages/page-guard.ts';
import { startPortal } from './portal/portal.ts';
import type { Portal } from './portal/portal.ts';
import { portalTextsIn } from './texts.ts';
import type { JourneyLanguage, PortalTexts } from './texts.ts';

type Environment = Readonly<Record<string, string>>;

interface Journey {
  /** The language that the visitor has chosen; Finnish is the portal's default. */
  readonly language: JourneyLanguage;
  /** The portal's texts in that language. */
  readonly texts: PortalTexts;
  readonly guard: PageGuard;
  /**
   * Starts a separate, new portal for this journey; with the data folder of another one, a second process of that portal. One that is
   * made to fail may log failures.
   */
  readonly startOwnPortal: (log?: 'quiet' | 'may-log-failures', environment?: Environment) => Promise<Portal>;
}

interface Shared {
  readonly portal: Portal;
  readonly administrator: Administrator;
}

/**
 * The base of every journey: one portal per worker, set up as by a municipality, and pages that call no other origin, violate no
 * security policy and write nothing to the console.
 */
export const test = base.extend<Journey, Shared>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await stopWithoutFailures(portal);
    },
    { scope: 'worker' },
  ],
  administrator: [
    async ({ portal }, use) => {
      const administrator = await signInAdministrator(portal);
      await saveSiteSettings(administrator);
      await use(administrator);
      await administrator.signOut();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },
  language: ['fi', { option: true }],
  texts: async ({ language }, use) => {
    await use(portalTextsIn(language));
  },
  locale: async ({ texts }, use) => {
    await use(texts.languageTag);
  },
  storageState: async ({ language }, use) => {
    const chosen = { name: 'selectedLanguage', value: language, domain: 'localhost', path: '/' };
    const cookie = { ...chosen, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
    await use({ cookies: language === 'fi' ? [] : [cookie], origins: [] });
  },
  guard: [
    async ({ context, portal }, use) => {
      const guard = guardPages(context);
      guard.allow(portal.url);
      await use(guard);
      guard.judge();
    },
    { auto: true },
  ],
  startOwnPortal: async ({ context, guard }, use) => {
    const started: (() => Promise<void>)[] = [];
    await use(async (log = 'quiet', environment = {}) => {
      const portal = await startPortal(environment);
      const options = { keepData: environment['PORTAL_DATA_DIR'] !== undefined };
      started.push(() => (log === 'quiet' ? stopWithoutFailures(portal, options) : portal.stop(options)));
      guard.allow(portal.url);
      return portal;
    });
    // Pages that are still connected would log that the portal does not respond.
    await Promise.all(context.pages().map((page) => page.close()));
    // The first one removes the data folder.
    for (const stop of started.reverse()) await stop();
  },
});

/** Stops a portal, which must not have logged an internal failure. */
async function stopWithoutFailures(portal: Portal, options?: Parameters<Portal['stop']>[0]): Promise<void> {
  await portal.stop(options);
  const failures = portal.printed().match(/^.*"level":[56]0.*$/gm);
  if (failures !== null) throw new Error(`the portal logged failures:\n${failures.join('\n')}`);
}

export { expect } from '@playwright/test';
