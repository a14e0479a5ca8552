import type { Browser, Page } from '@playwright/test';
import { atEndOfFrame } from './end-of-frame.ts';
import { percentile } from './row.ts';
import type { Row } from './row.ts';

const keysPerField = 6;
const fieldsTyped = 20;
/** Far faster than anybody types, including the pause between focusing a field and typing in it. */
const betweenKeysMs = 30;

/** Measures every key from its event to the frame that shows its effect; modifier keys have none. */
const measureKeys = `
  window.keyTimes = [];
  addEventListener('keydown', (event) => {
    if (['Alt', 'Control', 'Shift', 'Meta'].includes(event.key)) return;
    requestAnimationFrame(() => {
      atEndOfFrame(() => window.keyTimes.push(performance.now() - event.timeStamp));
    });
  }, true);
`;

/** Returns the key times measured so far, in ms. */
function keyTimes(page: Page): Promise<readonly number[]> {
  return page.evaluate<readonly number[]>('window.keyTimes');
}

/** Types into a page's fields and returns the time until each key was visible. */
async function typeInto(browser: Browser, url: string): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'fi-FI' });
  await page.addInitScript(atEndOfFrame);
  await page.addInitScript(measureKeys);
  await page.goto(url, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Located in advance: finding the next field would add to the last key of the previous one.
  const inputs = await page.locator('form input[type=text]:visible, form textarea:visible').elementHandles();
  const step = Math.max(1, Math.floor(inputs.length / fieldsTyped));
  for (let index = 0; index < fieldsTyped * step && index < inputs.length; index += step) {
    await inputs[index]?.focus();
    for (let key = 0; key < keysPerField; key += 1) {
      await page.waitForTimeout(betweenKeysMs);
      await page.keyboard.press('1');
    }
  }
  await page.waitForTimeout(300);
  const times = await keyTimes(page);
  await page.context().close();
  return times;
}

const budgetMs = 50;

/** Typing in a form of the portal, which is `described`, and in the static page of one as large. */
export async function typingRow(
  browser: Browser,
  url: string,
  staticUrl: string,
  described: string,
): Promise<Row> {
  const times: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    plain.push(...(await typeInto(browser, staticUrl)));
    times.push(...(await typeInto(browser, url)));
  }
  const slow = percentile(times, 0.95);
  return {
    what: `Typing in ${described}, keydown to paint, 4× slowdown, 95th percentile`,
    budget: `≤ ${String(budgetMs)} ms`,
    measured: `${slow.toFixed(0)} ms, static page ${percentile(plain, 0.95).toFixed(0)} ms`,
    kept: slow <= budgetMs,
  };
}
