import type { Browser, Page } from '@playwright/test';
import { slowPage } from './browser.ts';
import { median } from './row.ts';
import type { Row } from './row.ts';

interface Load {
  readonly firstPaint: number;
  readonly firstInput: number;
}

const runs = 7;

/** Notes when the first text input stands on screen, once the page has painted. */
const watchFirstInput = `
  const look = () => {
    const input = document.querySelector('form input[type=text], form textarea');
    const painted = performance.getEntriesByName('first-contentful-paint')[0];
    if (input && painted && input.getClientRects().length > 0) window.firstInputAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

async function load(browser: Browser, url: string): Promise<Load> {
  const { page } = await slowPage(browser);
  await page.addInitScript(watchFirstInput);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await untilFirstInput(page);
  await page.context().close();
  return times;
}

/** Looks from outside, because the page's security policy forbids what waiting inside of it would need. */
async function untilFirstInput(page: Page): Promise<Load> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const times = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      firstInput: (window as unknown as { firstInputAt?: number }).firstInputAt ?? Number.NaN,
    }));
    if (times.firstInput > 0) return times;
    await page.waitForTimeout(50);
  }
  throw new Error('no input came on screen in 30 s');
}

/** First paint and first usable input of the portal's page against the static page, in turns. */
export async function firstInputRow(
  browser: Browser,
  portalUrl: string,
  staticUrl: string,
): Promise<readonly Row[]> {
  const portal: Load[] = [];
  const plain: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await load(browser, staticUrl));
    portal.push(await load(browser, portalUrl));
  }
  return (['firstPaint', 'firstInput'] as const).map((what) => {
    const ours = median(portal.map((one) => one[what]));
    const theirs = median(plain.map((one) => one[what]));
    return {
      what: `${what === 'firstPaint' ? 'First paint' : 'First usable input'}, 30 fields, slow profile`,
      budget: '≤ 1.2 × static page',
      measured: `${ours.toFixed(0)} ms, static ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)} ×`,
      kept: ours <= theirs * 1.2,
    };
  });
}
