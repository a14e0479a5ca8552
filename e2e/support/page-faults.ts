import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOnly } from 'axe-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The only rules that another theme can break. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Waits until nothing on the page moves, and scrolls everything to its beginning: elsewhere a bar that stays in view covers half a
 * control that could be scrolled out from under it.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    // What follows the size of the window is drawn in the frame after the one that tells of it.
    await nextFrame();
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    for (const element of document.querySelectorAll('*')) {
      if (element.scrollTop !== 0 && element.localName !== 'textarea')
        element.scrollTo({ top: 0, behavior: 'instant' });
    }
    await nextFrame();
  });
}

/** What axe finds wrong with a page as it is now. */
export async function axeFaults(page: Page, when: string): Promise<readonly string[]> {
  await untilAtRest(page);
  return faultsOf(page, everyRule, when);
}

/** What axe finds wrong with the colours of a page whose other faults are looked for in another theme. */
export async function colourFaults(page: Page, when: string): Promise<readonly string[]> {
  return faultsOf(page, colourRules, when);
}

async function faultsOf(page: Page, runOnly: RunOnly, when: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    const page = window as unknown as { readonly axe: typeof Axe };
    const { violations } = await page.axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations;
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${when}: ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    ),
  );
}

/** What is wrong with a page's frame: language, title, headings, ids, tab order. */
export async function structureFaults(page: Page): Promise<readonly string[]> {
  // The administration writes its title after what is seen.
  await expect(page).toHaveTitle(/^.+ – .+$/);
  return page.evaluate(() => {
    const faults: string[] = [];
    const all = [...document.querySelectorAll('*')];
    const ids = all.map(({ id }) => id).filter((id) => id !== '');
    const repeated = ids.filter((id, place) => ids.indexOf(id) !== place);
    const headings = document.querySelectorAll('h1').length;
    const outOfOrder = all.filter((element) => element instanceof HTMLElement && element.tabIndex > 0);
    if (document.documentElement.lang === '') faults.push('the page has no language');
    if (headings !== 1) faults.push(`${String(headings)} headings of the first level`);
    if (repeated.length > 0) faults.push(`ids given twice: ${repeated.join(', ')}`);
    for (const element of outOfOrder) faults.push(`positive tabindex: ${element.outerHTML.slice(0, 100)}`);
    return faults;
  });
}

/** What moves although the visitor asked for no motion. */
export async function motionFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        return `moves: ${target?.outerHTML.slice(0, 100) ?? 'something'}`;
      }),
  );
}

/** What does not fit into the window: sideways scrolling, and text that is cut off. */
export async function reflowFaults(page: Page, when: string): Promise<readonly string[]> {
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility(),
      );
      const widest = wide.filter(
        (element) => !wide.some((other) => element !== other && element.contains(other)),
      );
      found.push(
        `scrolls sideways, ${String(document.documentElement.scrollWidth)} px: ${widest.map(name).join(' | ')}`,
      );
    }
    for (const element of document.body.querySelectorAll('*')) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const tiny = element.clientWidth <= 1 || element.clientHeight <= 1;
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      if (!hides || tiny || position === 'absolute' || !element.checkVisibility()) continue;
      const cut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (cut && (element.textContent ?? '').trim() !== '') found.push(`cuts its text off: ${name(element)}`);
    }
    return found;
  });
  return faults.map((fault) => `${when}: ${fault}`);
}
