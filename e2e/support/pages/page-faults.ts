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

/** The only rules whose result depends on the theme. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Waits until nothing on the page moves, and scrolls everything to its beginning: elsewhere a sticky bar may cover half a control that
 * could be scrolled into view.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    // Changes caused by the window's size are rendered one frame after the resize event.
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

/** The violations that axe finds on a page in its current state. */
export async function axeFaults(page: Page, when: string): Promise<readonly string[]> {
  await untilAtRest(page);
  return faultsOf(page, everyRule, when);
}

/** The colour violations that axe finds on a page; other rules are checked in another theme. */
export async function colourFaults(page: Page, when: string): Promise<readonly string[]> {
  return faultsOf(page, colourRules, when);
}

async function faultsOf(page: Page, runOnly: RunOnly, when: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    // Its script puts axe there.
    const { axe } = window as typeof window & { readonly axe: typeof Axe };
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations;
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${when}: ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    ),
  );
}

/** Faults of a page's structure: language, title, headings, ids, tab order. */
export async function structureFaults(page: Page): Promise<readonly string[]> {
  // The administration sets its title after rendering.
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

/** Elements that move although the visitor prefers reduced motion. */
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

/** Overflow: horizontal scrolling, and text that is cut off. */
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
