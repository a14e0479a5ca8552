import type { Browser, Page } from '@playwright/test';
import type { Portal } from '../e2e/support/portal/portal.ts';
import { measureAction, watchActions } from './editor-actions.ts';
import { atEndOfFrame } from './end-of-frame.ts';
import type { ActionTimes } from './editor-actions.ts';
import { percentile } from './row.ts';
import type { Row } from './row.ts';

const rounds = 3;
const typed = 40;
const repeats = 40;
const additions = 30;
const openings = 5;
const fields = 300;
/** The time for which a person presses a mouse button, in ms: what pressing it starts is done before it is released. */
const pressedMs = 60;
const viewport = { width: 1440, height: 900 };
/** Budgets of an action in ms, at a quarter of the CPU speed. */
const firstFrameMs = 100;
const followedMs = 250;

/**
 * Records when the canvas is ready for editing and when it contains every field, in ms from the start of
 * the navigation.
 */
const measureOpening = `
  const drawn = () => document.querySelectorAll('[data-editor-region="canvas"] [data-kind="field"]').length;
  const wait = () => {
    if (drawn() === 0) return requestAnimationFrame(wait);
    requestAnimationFrame(() => { window.openedAt = performance.now(); });
    waitForAll();
  };
  const waitForAll = () => {
    if (drawn() < ${String(fields)}) return requestAnimationFrame(waitForAll);
    requestAnimationFrame(() => { window.wholeAt = performance.now(); });
  };
  requestAnimationFrame(wait);
`;

/** Opening times in ms: until the form was ready for editing, and until every field was rendered. */
interface Opened {
  readonly openedAt: number;
  readonly wholeAt: number;
}

async function administratorPage(browser: Browser, portal: Portal): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'fi-FI' });
  const response = await page.request.post(`${portal.url}/api/session`, {
    data: portal.admin,
    headers: { origin: portal.url },
  });
  if (!response.ok()) throw new Error(`signing in returned ${String(response.status())}`);
  await page.addInitScript(atEndOfFrame);
  await page.addInitScript(watchActions);
  await page.addInitScript(measureOpening);
  return page;
}

async function open(page: Page, url: string): Promise<Opened> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'wholeAt' in window);
  return page.evaluate<Opened>('({ openedAt: window.openedAt, wholeAt: window.wholeAt })');
}

/**
 * Performs the actions in an editor with 300 fields and four times CPU slowdown; returns the times of each
 * action by name.
 */
async function measureActions(page: Page): Promise<Readonly<Record<string, readonly ActionTimes[]>>> {
  const { keyboard, mouse } = page;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const blocks = page.locator('[data-part="cover"]');
  await blocks.nth(150).click();
  const panel = page.locator('[data-editor-region="panel"]');
  await panel.locator('input[type="text"]').first().focus();
  const typing = await measureAction(page, 'typing', typed, () => keyboard.press('x'));
  await blocks.nth(150).focus();
  const moving = await measureAction(page, 'moving', repeats, () => keyboard.press('Alt+ArrowDown'));
  const undoing = await measureAction(page, 'undoing', repeats, () => keyboard.press('Control+z'));
  // Located by text: locating by role would make the browser compute names and styles of the whole page.
  const card = panel.locator('[aria-labelledby="panel-adding"] button:text-is("Teksti")');
  const otherCard = panel.locator('button:text-is("Teksti")').nth(1);
  const adding: ActionTimes[] = [];
  for (let time = 0; time < additions; time += 1) {
    await keyboard.press('Escape');
    await keyboard.press('Escape');
    // The settings of the group that was selected before have one too, and leave a moment later.
    await otherCard.waitFor({ state: 'detached' });
    await card.scrollIntoViewIfNeeded();
    const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
    await mouse.move(x + 20, y + 20);
    adding.push(
      ...(await measureAction(page, 'adding', 1, () => mouse.click(x + 20, y + 20, { delay: pressedMs }))),
    );
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { typing, moving, undoing, adding };
}

/** The editor with a form of 300 fields: opening time and response to actions. `described` says what is special about the form. */
export async function editorRows(
  browser: Browser,
  portal: Portal,
  { form, described = '' }: { readonly form: string; readonly described?: string },
): Promise<readonly Row[]> {
  const page = await administratorPage(browser, portal);
  const url = `${portal.url}/admin/form/${form}`;
  const opened: Opened[] = [];
  for (let run = 0; run < openings; run += 1) opened.push(await open(page, url));
  await page.context().close();
  const times: Record<string, ActionTimes[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    const editor = await administratorPage(browser, portal);
    await open(editor, url);
    for (const [name, taken] of Object.entries(await measureActions(editor)))
      (times[name] ??= []).push(...taken);
    await editor.context().close();
  }
  const slowest = Math.max(...opened.map(({ openedAt }) => openedAt));
  const whole = Math.max(...opened.map(({ wholeAt }) => wholeAt));
  return [
    {
      what: `Opening the editor of a 300-field form${described}`,
      budget: '≤ 1 s',
      measured: `${(slowest / 1000).toFixed(2)} s, the slowest of ${String(openings)}; every field drawn after ${(whole / 1000).toFixed(2)} s`,
      kept: slowest <= 1000,
    },
    ...Object.entries(times).map(([name, taken]): Row => {
      const shown = percentile95(taken, 'shown');
      const followed = percentile95(taken, 'followed');
      return {
        what: `300-field editor${described}, ${name}, 4× slowdown, 95th percentile`,
        budget: `first frame ≤ ${String(firstFrameMs)} ms; everything ≤ ${String(followedMs)} ms`,
        measured: `${shown.toFixed(0)} ms; ${followed.toFixed(0)} ms`,
        kept: shown <= firstFrameMs && followed <= followedMs,
      };
    }),
  ];
}

function percentile95(times: readonly ActionTimes[], sign: keyof ActionTimes): number {
  return percentile(
    times.map((time) => time[sign]),
    0.95,
  );
}
