import type { Browser } from '@playwright/test';
import type { Row } from './row.ts';

const kilobyte = 1000;

interface Loaded {
  readonly url: string;
  readonly type: string;
  /** Size over the wire. */
  readonly bytes: number;
}

/**
 * What a first visit loads besides the page itself, and what the first touch of the form loads if it is touched: compressed bodies,
 * without headers, which HTTP/2 sends once.
 */
async function loadedBy(browser: Browser, url: string, visit: 'look' | 'touch'): Promise<readonly Loaded[]> {
  const page = await browser.newPage({ locale: 'fi-FI' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const loaded = new Map<string, Loaded>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const bytes = Number(response.headers['content-length']);
    loaded.set(requestId, { url: response.url, type, bytes });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (visit === 'touch') {
    await page.locator('form input[type=text]:visible').first().focus();
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return [...loaded.values()];
}

function kilobytes(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
}

function row(what: string, maxKilobytes: number, measured: number): Row {
  return {
    what,
    budget: `≤ ${String(maxKilobytes)} kB`,
    measured: `${measured.toFixed(1)} kB`,
    kept: measured <= maxKilobytes,
  };
}

/** What the page of a form loads before it is touched. */
export async function pageWeightRow(browser: Browser, url: string): Promise<readonly Row[]> {
  const loaded = await loadedBy(browser, url, 'look');
  const ofTypes = (...types: readonly string[]): number =>
    kilobytes(loaded.filter(({ type }) => types.includes(type)));
  return [
    row(
      'Form page, 30 fields: script, style and font (brotli)',
      120,
      ofTypes('Script', 'Stylesheet', 'Font'),
    ),
    row('Of it script', 88, ofTypes('Script')),
  ];
}

/** What the first touch of a form with rules loads that a form without rules does not. */
export async function logicWeightRow(browser: Browser, withRules: string, without: string): Promise<Row> {
  const known = new Set((await loadedBy(browser, without, 'touch')).map(({ url }) => url));
  const loaded = (await loadedBy(browser, withRules, 'touch')).filter(
    ({ type, url }) => type === 'Script' && !known.has(url),
  );
  if (loaded.length === 0) throw new Error('the form with rules loads no script for them');
  return row('Script for the rules of a form that has any (brotli)', 10, kilobytes(loaded));
}
