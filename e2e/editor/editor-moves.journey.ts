import { editForm, laidOut } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '@playwright/test';

test.use({ language: 'gb' });

/** The position of a block, in px; its button's name begins with `name`. */
interface Position {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Records the positions of all fields in the first frame after every key with Alt, and after Enter. */
const noteFirstFrames = `
  window.positions = () => [...document.querySelectorAll('[data-kind="field"]')].map((block) => {
    const { left, top, width } = block.getBoundingClientRect();
    const name = block.querySelector('[data-part="cover"]').getAttribute('aria-label').split(', ')[0];
    return { name, left: Math.round(left), top: Math.round(top), width: Math.round(width) };
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && (!event.altKey || event.key === 'Alt')) return;
    window.atFirst = new Promise((resolve) => requestAnimationFrame(() => resolve(window.positions())));
  }, true);
`;

/** Adds a text field as soon as the panel is rendered. */
const addTextField = `
  const observer = new MutationObserver(() => {
    const cards = [...document.querySelectorAll('[data-editor-region="panel"] button')];
    const text = cards.find((card) => card.textContent.trim() === 'Text');
    if (text === undefined) return;
    observer.disconnect();
    text.click();
  });
  observer.observe(document, { childList: true, subtree: true });
`;

/** The positions of all fields in the first frame after a key, and once everything that follows from it has happened. */
async function recordedPositions(page: Page): Promise<readonly [readonly Position[], readonly Position[]]> {
  return page.evaluate(async () => {
    // Set by noteFirstFrames.
    const { atFirst, positions } = window as typeof window & {
      readonly atFirst: Promise<readonly Position[]>;
      readonly positions: () => readonly Position[];
    };
    const first = await atFirst;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [first, positions()];
  });
}

test('moved and added blocks appear in place at once', async ({ page, portal, administrator }) => {
  await test.step('a block that is moved is in its new position from the first frame on, and keeps the focus', async () => {
    await page.addInitScript(noteFirstFrames);
    const editor = await editForm(page, {
      portal,
      administrator,
      form: laidOut('s+ a+b c G(d+e f) h i+j H(k) M(l n)'),
    });
    await editor.block('s').click();
    const down = Array.from({ length: 18 }, () => 'Alt+ArrowDown');
    const up = Array.from({ length: 18 }, () => 'Alt+ArrowUp');

    for (const key of [...down, ...up]) {
      await page.keyboard.press(key);

      const [atFirst, later] = await recordedPositions(page);
      expect(atFirst).toEqual(later);
      await expect(editor.block('s')).toBeFocused();
    }
    expect(await editor.layout()).toBe('[s]+a b c G(d+e f) h i+j H(k) M(l n)');
  });

  await test.step('a field that is added is in its position from the first frame on, and scrolled into view', async () => {
    await page.addInitScript(noteFirstFrames);
    for (const layout of ['a b', 'a+ G(b+ c) d+']) {
      const editor = await editForm(page, { portal, administrator, form: laidOut(layout) });
      const card = editor.panel.getByRole('button', { name: 'Text', exact: true });
      for (const added of [1, 2]) {
        await card.press('Enter');

        const [atFirst, later] = await recordedPositions(page);
        expect(atFirst).toEqual(later);
        expect(atFirst.filter(({ name }) => name === 'new field')).toHaveLength(added);
        await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toBeFocused();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
      expect(await editor.layout()).toBe(`${layout.replaceAll(/\+(?![a-z])/g, '')} new field new field`);
    }

    await test.step('so it is far below, past parts that were not rendered before', async () => {
      const form = laidOut('A(a b c d e f g h i) B(j k l m n o p q r) C(s t u v w x y z)');
      const editor = await editForm(page, { portal, administrator, form });

      await editor.panel.getByRole('button', { name: 'Text', exact: true }).press('Enter');

      await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toBeFocused();
      await expect(editor.block('new field')).toBeInViewport({ ratio: 1 });
    });

    await test.step('so it is when it is added before the rest of a long form is rendered', async () => {
      await page.addInitScript(addTextField);
      const form = laidOut('A(a b c d e f g h i) B(j k l m n o p q r) C(s t u v w x y z)');
      const editor = await editForm(page, { portal, administrator, form });

      await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toBeFocused();
      await expect(editor.block('new field')).toBeInViewport({ ratio: 1 });
    });
  });
});

test('on a phone, the sheet of the panel covers neither the chosen block nor the focus', async ({
  page,
  portal,
  administrator,
}) => {
  await test.step('on a phone, the selected block stays visible above its sheet', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const editor = await editForm(page, { portal, administrator, form: laidOut('a b c d e') });

    await editor.block('c').click();
    await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toBeVisible();

    const handle = await page.getByRole('button', { name: 'Properties', exact: true }).boundingBox();
    const block = await editor.block('c').boundingBox();
    expect((block?.y ?? Infinity) + (block?.height ?? 0)).toBeLessThanOrEqual(handle?.y ?? 0);
  });

  await test.step('on a phone, a focused control of the sheet is not hidden under its handle', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const editor = await editForm(page, { portal, administrator, form: laidOut('a') });
    await editor.block('a').click();
    const description = editor.panel.getByRole('textbox', { name: 'Field description' });
    await description.press('Tab');
    await description.evaluate((element) => element.scrollIntoView());
    await page.keyboard.press('Shift+Tab');

    await expect(description).toBeFocused();
    const handle = await page.getByRole('button', { name: 'Properties', exact: true }).boundingBox();
    const edge = (handle?.y ?? Infinity) + (handle?.height ?? 0);
    expect((await description.boundingBox())?.y).toBeGreaterThanOrEqual(edge);
  });
});
