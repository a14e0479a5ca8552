import { goToRegion } from '../support/controls/build-by-keyboard.ts';
import { editForm, openEditor, publishForm, signInOn } from '../support/editor.ts';
import { everyKind } from '../support/forms/every-kind.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype, tabTo } from '../support/controls/keyboard.ts';
import { town } from '../support/portal/municipality.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { Page } from '@playwright/test';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

async function more(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the language menu': async (page) => page.locator('summary', { hasText: 'Language of the form' }).click(),
  'the menu of further tools': async (page) => page.locator('summary', { hasText: 'More' }).click(),
  'the user menu': async (page) => page.getByRole('banner').locator('summary').last().click(),
  'the menu of languages': async (page) => page.getByRole('banner').locator('summary').first().click(),
  'the keyboard shortcuts': async (page) => more(page, 'Keyboard shortcuts'),
  'the check': async (page) => more(page, 'Check the form'),
  'the earlier versions': async (page) => {
    await more(page, 'Earlier versions');
    await page.getByRole('button', { name: /^Version 2, published/ }).click();
    await page.getByRole('heading', { name: /change/ }).waitFor();
  },
  'an earlier version': async (page) => {
    await page
      .getByRole('button', { name: /^View version/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: /^Version \d/ }).waitFor();
  },
  'the table of texts': async (page) => more(page, 'Translate'),
  'the settings': async (page) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
  'the question before leaving': async (page) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await clickAndRetype(page.getByRole('textbox', { name: 'Form title' }), 'Changed');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
  },
};

test('the bars, dialogs and tabs of the editor have no accessibility faults, in both themes, wide and narrow', async ({
  page,
  portal,
  administrator,
}) => {
  test.slow();
  const { enabled: _, ...form } = everyKind();
  await editForm(page, { portal, administrator, form: { ...form, enabled: true } });
  // A second version, so that there is an earlier one to look at.
  await clickAndRetype(
    page.getByRole('textbox', { name: 'Form title' }),
    'Every kind of question, once more',
  );
  await publishForm(page);
  const faults: string[] = [];
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [state, reach] of Object.entries(states)) {
    await reach(page);
    faults.push(...(await screenFaults(page)).map((fault) => `${state}: ${fault}`));
    // Closes what the state has opened, one over the other.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  expect(faults).toEqual([]);
});

test('the frame of the editor in a new form and in a stored one', async ({ page, portal, administrator }) => {
  await test.step('a new form has no accessibility faults', async () => {
    await signInOn(page, portal);
    await openEditor(page, 'new');
    expect(await screenFaults(page)).toEqual([]);
  });

  await test.step('a preview that is not possible shows why, to keys and to the pointer, until Esc', async () => {
    const preview = page.getByRole('button', { name: 'Preview', exact: true });
    const reason = page.getByText('There is nothing to preview yet. Add a field first.');
    await expect(reason).toBeHidden();

    await tabTo(page, preview);
    await expect(reason).toBeVisible();
    await expect(preview).toHaveAccessibleDescription(await reason.innerText());
    await page.keyboard.press('Escape');
    await expect(reason).toBeHidden();

    await page.keyboard.press('Tab');
    await preview.hover();
    await reason.hover();
    await expect(reason).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reason).toBeHidden();
  });

  await test.step('a form that was refused has no accessibility faults', async () => {
    await clickAndRetype(page.getByRole('textbox', { name: 'Form title' }), 'Without fields');
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').filter({ hasText: 'Please add' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  await test.step('the editor and the administration have the header, the footer and the back button, wide and narrow', async () => {
    await editForm(page, { portal, administrator, form: everyKind() });
    const editor = new URL(page.url()).pathname;
    const waysBack = { [editor]: '/admin', '/admin': '/', '/admin/audit': '/admin' };
    for (const [path, back] of Object.entries(waysBack)) {
      await page.goto(path);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', back);
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByText('25.6.2')).toBeVisible();
        await expect(header.getByText(town.siteName)).toBeInViewport();
        await expect(header.getByRole('link', { name: 'Privacy policy' })).toBeInViewport();
      }
    }
  });

  await test.step('on a narrow screen, the tabs leave the state of a form with unsaved changes in view', async () => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await editForm(page, { portal, administrator, form: everyKind() });
    await clickAndRetype(page.getByRole('textbox', { name: 'Form title' }), 'Every kind');
    await page.setViewportSize({ width: 320, height: 844 });
    const tab = await page.getByRole('button', { name: 'Edit', exact: true }).boundingBox();
    const state = await page.getByText('Hidden from list').boundingBox();
    const unsaved = await page.getByText('Unsaved changes', { exact: true }).boundingBox();
    if (tab === null || state === null || unsaved === null) throw new Error('the bar lacks a part');
    expect(state.y).toBeGreaterThanOrEqual(tab.y + tab.height);
    expect(unsaved.y).toBeLessThan(state.y + state.height);
  });
});

test('at 400 % zoom the focused block of the canvas is in view, whole and above the closed panel', async ({
  page,
  portal,
  administrator,
}) => {
  await editForm(page, { portal, administrator, form: everyKind() });
  await page.setViewportSize({ width: 320, height: 256 });
  await goToRegion(page, 'canvas');
  for (let block = 0; block < 6; block += 1) {
    await page.keyboard.press('ArrowDown');
    const box = await page.locator(':focus').boundingBox();
    const panel = await page.getByRole('button', { name: 'Properties' }).boundingBox();

    expect(box?.y).toBeGreaterThanOrEqual(-1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1);
  }
});
