import type { Browser, Page } from '@playwright/test';
import { atEndOfFrame } from './end-of-frame.ts';
import { percentile } from './row.ts';
import type { Row } from './row.ts';

/** How many questions each key shows or hides. */
export const revealed = 20;

const keys = 40;
const runs = 3;
const betweenKeysMs = 60;
const budgetMs = 50;

/**
 * Adds `nextTime(count)` to a page: the time in ms from the next key to the end of the first frame in which
 * so many fields are shown.
 */
const measureShown = `
  const shown = () => document.querySelectorAll('[data-field]:not([hidden])').length;
  window.nextTime = (count) => new Promise((resolve) => {
    addEventListener('keydown', (event) => {
      const frame = () => {
        if (shown() !== count) return requestAnimationFrame(frame);
        atEndOfFrame(() => resolve(performance.now() - event.timeStamp));
      };
      requestAnimationFrame(frame);
    }, { capture: true, once: true });
  });
`;

async function press(page: Page, key: string, count: number): Promise<number> {
  await page.waitForTimeout(betweenKeysMs);
  // Without `void` the call would wait for the key.
  await page.evaluate(`void (window.keyTime = window.nextTime(${String(count)}))`);
  await page.keyboard.press(key);
  return page.evaluate<number>('window.keyTime');
}

/** Types a character into the first field of a form and removes it, again and again. */
async function typeAndRemove(browser: Browser, url: string, fields: number): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'fi-FI' });
  await page.addInitScript(atEndOfFrame);
  await page.addInitScript(measureShown);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('form input[type=text]:visible').first().focus();
  // The first key loads what a form does when it is filled in.
  await page.keyboard.press('1');
  await page.waitForFunction(
    (all) => document.querySelectorAll('[data-field]:not([hidden])').length === all,
    fields,
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    const hides = key % 2 === 0;
    times.push(await press(page, hides ? 'Backspace' : '1', hides ? fields - revealed : fields));
  }
  await page.context().close();
  return times;
}

/** A key that shows or hides questions of a large form, and of the static page of one as large. */
export async function appearingRow(
  browser: Browser,
  url: string,
  staticUrl: string,
  fields: number,
): Promise<Row> {
  const times: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(...(await typeAndRemove(browser, staticUrl, fields)));
    times.push(...(await typeAndRemove(browser, url, fields)));
  }
  const slow = percentile(times, 0.95);
  return {
    what: `A key that shows or hides ${String(revealed)} questions of a ${String(fields)}-field form, 4× slowdown, 95th percentile`,
    budget: `≤ ${String(budgetMs)} ms`,
    measured: `${slow.toFixed(0)} ms, static page ${percentile(plain, 0.95).toFixed(0)} ms`,
    kept: slow <= budgetMs,
  };
}
