import type { Browser, Page } from '@playwright/test';
import { slowPage } from './browser.ts';
import { median } from './row.ts';
import type { Row } from './row.ts';
import { serveStatic } from './static-page.ts';

interface Load {
  readonly firstPaint: number;
  readonly firstInput: number;
}

interface Visit {
  readonly from: string;
  readonly url: string;
}

const runs = 7;

/** Records when the first text input is visible after a paint. */
const watchFirstInput = `
  const look = () => {
    const input = document.querySelector('form input[type=text], form textarea');
    const painted = performance.getEntriesByName('first-contentful-paint')[0];
    if (input && painted && input.getClientRects().length > 0) window.firstInputAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** The times so far; NaN: not yet. */
const readTimes = `({
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  firstInput: window.firstInputAt ?? NaN,
})`;

/**
 * Visitors arrive from another site, for which browsers start another process, whichever page is measured.
 */
async function load(browser: Browser, { from, url }: Visit): Promise<Load> {
  const { page } = await slowPage(browser);
  await page.goto(from);
  await page.addInitScript(watchFirstInput);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await untilFirstInput(page);
  await page.context().close();
  return times;
}

/** Polls from outside, because the page's content security policy forbids what waiting inside it needs. */
async function untilFirstInput(page: Page): Promise<Load> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const times = await page.evaluate<Load>(readTimes);
    if (times.firstInput > 0) return times;
    await page.waitForTimeout(50);
  }
  throw new Error('no input was visible within 30 s');
}

/** First paint and first usable input of the portal's page compared with the static page, alternating. */
export async function firstInputRow(
  browser: Browser,
  portalUrl: string,
  staticUrl: string,
): Promise<readonly Row[]> {
  const portal: Load[] = [];
  const plain: Load[] = [];
  const otherSite = await serveStatic('<!doctype html><title>Kuusilahti</title><h1>Kuusilahti</h1>');
  const from = otherSite.url.replace('localhost', '127.0.0.1');
  for (let run = 0; run < runs; run += 1) {
    plain.push(await load(browser, { from, url: staticUrl }));
    portal.push(await load(browser, { from, url: portalUrl }));
  }
  otherSite.close();
  return (['firstPaint', 'firstInput'] as const).map((moment) => {
    const ours = median(portal.map((load) => load[moment]));
    const theirs = median(plain.map((load) => load[moment]));
    return {
      what: `${moment === 'firstPaint' ? 'First paint' : 'First usable input'}, 30 fields, slow profile`,
      budget: '≤ 1.2 × static page',
      measured: `${ours.toFixed(0)} ms, static ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)} ×`,
      kept: ours <= theirs * 1.2,
    };
  });
}
