import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { axeFaults, motionFaults, reflowFaults, structureFaults } from './support/page-faults.ts';
import { pageStates } from './support/page-states.ts';
import { targetFaults } from './support/target-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nothing, told as what was found instead. */
function expectNone(faults: readonly string[]): void {
  expect(faults.join('\n\n')).toBe('');
}

for (const [name, reach] of Object.entries(pageStates)) {
  test(`${name} has no fault: axe in light and dark, structure, targets, reflow, spaced and larger text, no motion`, async ({
    page,
    words,
    portal,
    administrator,
    guard,
  }) => {
    await reach({ page, words, portal, administrator, guard });
    const faults = [
      ...(await structureFaults(page)),
      ...(await motionFaults(page)),
      ...(await axeFaults(page, 'light, 1280 px')),
      ...(await targetFaults(page, '1280 px')),
    ];
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    faults.push(...(await axeFaults(page, 'dark, 1280 px')));

    await page.setViewportSize({ width: 320, height: 640 });
    faults.push(
      ...(await axeFaults(page, 'dark, 320 px')),
      ...(await targetFaults(page, '320 px')),
      ...(await reflowFaults(page, '320 px')),
    );
    await spaceText(page);
    faults.push(...(await reflowFaults(page, 'spaced text, 320 px')));
    await page.setViewportSize({ width: 1280, height: 800 });
    await enlargeText(page);
    faults.push(...(await reflowFaults(page, 'text at 200 %')));
    expectNone(faults);
  });
}

test.describe('in English', () => {
  test.use({ language: 'gb', viewport: { width: 320, height: 640 } });
  const names = [
    'the list',
    'a form with an error summary',
    'a form with attachments',
    'the popup when sending failed',
    'the receipt page',
    'the sign-in page after a wrong password',
  ] as const;

  for (const name of names) {
    test(`${name} has no fault`, async ({ page, words, portal, administrator, guard }) => {
      await pageStates[name]?.({ page, words, portal, administrator, guard });
      expectNone([
        ...(await structureFaults(page)),
        ...(await axeFaults(page, 'light, 320 px')),
        ...(await targetFaults(page, '320 px')),
        ...(await reflowFaults(page, '320 px')),
      ]);
    });
  }
});

/** The spacing that people may give to text (SC 1.4.12). */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Twice the browser's text size, without the spacing. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
}
