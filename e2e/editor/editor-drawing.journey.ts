import { editForm, laidOut } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import type { Locator } from '@playwright/test';

test.use({ language: 'gb' });

/** The top and bottom edges of an element, in px of the window. */
async function edgesOf(target: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is not visible`);
  return { top: box.y, bottom: box.y + box.height };
}

async function middleOf(target: Locator): Promise<number> {
  const { top, bottom } = await edgesOf(target);
  return (top + bottom) / 2;
}

test('the tools and inputs over the form are in place and cover no text', async ({
  page,
  portal,
  administrator,
}) => {
  await test.step('the plus of a gap is in the middle of its line', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a b') });
    const spot = editor.spot('', 1);
    await spot.hover();
    const plus = spot.getByRole('button', { includeHidden: true });
    expect(Math.abs((await middleOf(plus)) - (await middleOf(spot)))).toBeLessThan(1);
  });

  await test.step('the menu of field types beside a long field opens below it and below its plus', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a b') });
    await editor.block('a').click();
    await page.getByRole('button', { name: 'Add beside a' }).click();
    const { top } = await edgesOf(page.getByRole('menu'));
    for (const above of [editor.block('a'), page.getByRole('button', { name: 'Add below a' })]) {
      expect((await edgesOf(above)).bottom).toBeLessThanOrEqual(top);
    }
  });

  await test.step('the focus ring of a group does not cover its label', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('G(a)') });
    await editor.block('G').click({ position: { x: 200, y: 20 } });
    await page.mouse.move(0, 0);
    const word = page.locator('[data-kind="group"]').getByText('Group', { exact: true });
    const before = await word.screenshot();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(editor.block('G')).toHaveCSS('outline-style', 'solid');
    expect((await word.screenshot()).equals(before)).toBe(true);
  });

  await test.step('the input of a text edited in place covers exactly the text, however long, or the placeholder of an empty one', async () => {
    const form = laidOut('a b');
    const [first, second] = form.fields;
    if (first === undefined || second === undefined) throw new Error('no fields');
    const long = 'A label of a short field that goes on for more than one line of the form';
    const fields = [
      { ...first, label: { gb: long }, width: 'narrow' as const },
      { ...second, label: {} },
    ];
    const editor = await editForm(page, { portal, administrator, form: { ...form, fields } });
    const input = page.locator('[data-part="inline"]');

    await editor.block(long).dblclick();
    await expect(input).toBeFocused();
    await expect(page.locator('[inert] label').first()).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.locator('[inert] label').first()).toBeVisible();

    const texts = page.locator('[data-unnamed]');
    const before = await middleOf(texts);
    await page.locator('[data-part="cover"][aria-label^="field without a label, "]').dblclick();
    await expect(texts).toBeHidden();
    expect(Math.abs((await middleOf(input)) - before)).toBeLessThan(4);
  });
});

test('the settings open at their top, and the form reopens at what is selected', async ({
  page,
  portal,
  administrator,
}) => {
  const form = laidOut('a b c d e f g h i j k l m n o p q r s t u v w x y z');
  const editor = await editForm(page, { portal, administrator, form });
  await editor.block('y').click();
  const scrolled = (): Promise<number> => page.getByRole('main').evaluate((main) => main.scrollTop);
  expect(await scrolled()).toBeGreaterThan(500);

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Publishing' })).toBeInViewport();
  expect(await scrolled()).toBe(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editor.block('y')).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 844 } });

  test('the tools of the first block do not cover the title above it', async ({
    page,
    portal,
    administrator,
  }) => {
    for (const [form, over] of Object.entries({
      'a b': { a: 'To be edited' },
      'G(a)': { G: 'To be edited', a: 'G' },
    })) {
      const editor = await editForm(page, { portal, administrator, form: laidOut(form) });
      for (const [name, title] of Object.entries(over)) {
        await editor.block(name).tap({ position: { x: 60, y: 20 } });
        const { top, bottom } = await edgesOf(page.getByRole('toolbar', { name: `Tools for ${name}` }));
        const read = page.locator('[data-title], h2').filter({ hasText: new RegExp(`^${title}$`) });
        expect((await edgesOf(read)).bottom).toBeLessThanOrEqual(top);
        if (name !== 'G') continue;
        const word = page.locator('[data-kind="group"]').getByText('Group', { exact: true });
        expect((await edgesOf(word)).top).toBeGreaterThanOrEqual(bottom);
      }
    }
  });
});

test.describe('in Finnish, whose words are long', () => {
  test.use({ language: 'fi' });

  test('the status and tabs of the bar never overlap its tools, at any width', async ({
    page,
    portal,
    administrator,
  }) => {
    // Answers that are neither in a property nor in the PDF are errors, which make the state chip and the check long.
    const form = { ...laidOut('a b c d e f g h i j k l'), summaryPdf: false, showInFormPortal: true };
    const editor = await editForm(page, { portal, administrator, form });
    await editor.panel.getByRole('button', { name: 'Teksti', exact: true }).click();
    await expect(page.getByText('Tallentamattomia muutoksia')).toBeVisible();
    await expect(page.getByText('Julkaistu, 12 virhettä')).toBeVisible();
    const undo = page.getByRole('button', { name: /^Kumoa/ });
    const trial = page.getByRole('switch', { name: 'Kokeile' });
    const publish = page.getByRole('button', { name: /^Julkaise…/ });
    const besides: readonly (readonly [Locator, Locator, readonly number[]])[] = [
      [
        page.getByRole('button', { name: /huomiota?$/ }),
        trial,
        [1920, 1680, 1679, 1560, 1440, 1439, 1366, 1280, 1200, 1199, 1140],
      ],
      [page.getByRole('button', { name: /huomiota?$/ }), undo, [1139, 1024]],
      [page.getByRole('button', { name: 'Asetukset', exact: true }), trial, [1023, 980]],
      [page.getByRole('button', { name: 'Asetukset', exact: true }), undo, [979, 860, 859, 768, 700]],
      [page.getByText('Tallentamattomia muutoksia'), publish, [699, 390, 320]],
      [page.getByText('Julkaistu, 12 virhettä'), publish, [390, 320]],
    ];
    for (const [beside, tool, widths] of besides) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(beside).toBeVisible();
        const [left, right] = [await beside.boundingBox(), await tool.boundingBox()];
        expect((left?.x ?? 0) + (left?.width ?? 0), String(width)).toBeLessThan(right?.x ?? 0);
      }
    }
  });
});
