import type { Page } from '@playwright/test';
import { openEditor, signInOn } from '../support/editor.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { retype, tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import { question, sendAnswer } from '../support/submissions.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const steps = 70;

/** The focused element, when something that stays in view while the page scrolls covers its middle. */
async function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    for (let element = above; element !== null; element = element.parentElement) {
      const { position } = getComputedStyle(element);
      if ((position === 'sticky' || position === 'fixed') && !element.contains(focused))
        return `${element.className} covers ${focused.outerHTML.slice(0, 120)}`;
    }
    return null;
  });
}

/** Goes through the page forwards and back, and returns what is covered (WCAG 2.2, SC 2.4.11). */
async function coveredOnTheWay(page: Page): Promise<readonly string[]> {
  const covered = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      const fault = await coveredFocus(page);
      if (fault !== null) covered.add(fault);
    }
  }
  return [...covered];
}

const questions = Array.from({ length: 14 }, (_, n) =>
  aQuestion({ type: 'text', label: { fi: `Kysymys ${String(n)}`, gb: `Question ${String(n)}` } }),
);
const fields = [...questions, question];

test('what has the focus is never covered by something that stays in view', async ({
  page,
  portal,
  administrator,
}) => {
  test.slow();
  const form = await administrator.publish(aForm({ fi: 'Pitkä lomake', gb: 'Long form' }, { fields }));
  await signInOn(page, portal);
  const reference = await sendAnswer(page, portal, form, 'Aino');
  const screens: Readonly<Record<string, () => Promise<void>>> = {
    async submission() {
      await page.goto(`/admin/submissions?form=${form}`);
      await tabTo(page, page.getByRole('link', { name: reference, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('complementary', { name: reference })).toBeVisible();
    },
    async translations() {
      await page.goto('/admin/translations');
      await tabTo(page, page.getByRole('button', { name: /^Svenska/ }));
      await page.keyboard.press('Enter');
    },
    async settings() {
      await page.goto('/admin/settings');
      await tabTo(page, page.getByRole('button', { name: 'Save' }));
    },
    async translating() {
      await openEditor(page, form);
      await page.locator('summary', { hasText: 'More' }).click();
      await page.getByRole('button', { name: 'Translate' }).click();
    },
    async trying() {
      await openEditor(page, form);
      await page.getByRole('switch', { name: 'Try it' }).click();
      await tabTo(page, page.getByRole('textbox', { name: 'Question 0' }));
    },
  };
  const faults: string[] = [];
  for (const [name, open] of Object.entries(screens)) {
    for (const [width, height] of [
      [1440, 700],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.setViewportSize({ width: 1440, height: 900 });
      await open();
      await page.setViewportSize({ width, height });
      for (const fault of await coveredOnTheWay(page)) faults.push(`${name}, ${String(width)} px: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the control of a refused setting is in view below the note that says why', async ({ page, portal }) => {
  await signInOn(page, portal);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/settings');
  const colour = page.getByRole('textbox', { name: 'Primary', exact: true });
  await tabTo(page, colour);
  await retype(page, 'red');
  // The control is at the bottom edge of the window; the note above it will push it down.
  await colour.evaluate((control) => scrollBy(0, control.getBoundingClientRect().bottom - innerHeight));
  await tabBackTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toBeAttached();
  await expect(colour).toBeFocused();
  await expect(colour).toBeInViewport({ ratio: 1 });
});

test('a block that is selected in a low window is not covered by the sheet that opens', async ({
  page,
  portal,
  administrator,
}) => {
  const form = await administrator.publish(aForm({ fi: 'Pitkä lomake', gb: 'Long form' }, { fields }));
  await signInOn(page, portal);
  await page.setViewportSize({ width: 844, height: 390 });
  await openEditor(page, form);
  const block = page.getByRole('button', { name: /^Question 3,/ });
  await tabTo(page, page.getByRole('button', { name: /^Long form,/ }));
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(block).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('complementary', { name: 'Question 3' })).toBeVisible();
  await expect(block).toBeFocused();
  expect(await coveredFocus(page)).toBeNull();
});
