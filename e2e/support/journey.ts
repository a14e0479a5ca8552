import { test as base } from '@playwright/test';
import { startPortal } from './portal.ts';
import type { Portal } from './portal.ts';

/** The base of every journey: one portal a worker, and a page that may not call any other origin. */
export const test = base.extend<{ onlyOwnOrigin: undefined }, { portal: Portal }>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },
  onlyOwnOrigin: [
    async ({ page, portal }, use) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(portal.url).origin) foreign.push(request.url());
      });
      await use(undefined);
      if (foreign.length > 0) throw new Error(`the page called other origins: ${foreign.join(', ')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
