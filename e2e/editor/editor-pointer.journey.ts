import { carryTo, drag, pickUp, swipeUp, touchDrag, touchDragCard } from '../support/controls/dragging.ts';
import { editForm, laidOut } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import type { Spot } from '../support/controls/dragging.ts';

test.use({ language: 'gb' });

/** What is carried, where it is dropped, and the resulting layout. */
type Move = readonly [carried: string, to: Spot, after: string];

/** The moves of one form; each is undone before the next. */
const moves: Readonly<Record<string, readonly Move[]>> = {
  'a G(b c) d': [
    ['d', { in: '', at: 0 }, '[d] a G(b c)'],
    ['a', { in: '', at: 3 }, 'G(b c) d [a]'],
    ['a', { in: 'G', at: 0 }, 'G([a] b c) d'],
    ['d', { in: 'G', at: 2 }, 'a G(b c [d])'],
    ['b', { in: '', at: 1 }, 'a [b] G(c) d'],
    ['c', { in: '', at: 2 }, 'a G(b) [c] d'],
    ['G', { in: '', at: 0 }, '[G(b c)] a d'],
  ],
  'a+b c G()': [
    ['c', { in: 'G', at: 0 }, 'a+b G([c])'],
    ['b', { beside: 'a', side: 'before' }, '[b]+a c G()'],
  ],
};

test('the pointer moves what the keys move', async ({ page, portal, administrator }) => {
  for (const [form, all] of Object.entries(moves)) {
    await test.step(`in ${form} the pointer moves what the keys move`, async () => {
      const editor = await editForm(page, { portal, administrator, form: laidOut(form) });
      await expect.poll(editor.layout).toBe(form);
      for (const [carried, to, after] of all) {
        await drag(page, carried, to);
        await expect.poll(editor.layout).toBe(after);
        await page.keyboard.press('Control+z');
        await expect.poll(async () => (await editor.layout()).replace(/[[\]]/g, '')).toBe(form);
      }
    });
  }
});

test('the plus below a short field opens the menu under its row', async ({ page, portal, administrator }) => {
  const { block, spot } = await editForm(page, { portal, administrator, form: laidOut('a+b c') });
  for (const name of ['a', 'b']) {
    await block(name).click();
    await page.getByRole('button', { name: `Add below ${name}` }).click();
    await expect(spot('', 2).getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the pointer drags blocks and cards, and Esc cancels', async ({ page, portal, administrator }) => {
  await test.step('a long field that is dragged beside a short one becomes short with it', async () => {
    const form = laidOut('a b');
    const [first, ...others] = form.fields;
    if (first === undefined) throw new Error('no field');
    const fields = [{ ...first, width: 'narrow' as const }, ...others];
    const editor = await editForm(page, { portal, administrator, form: { ...form, fields } });
    await drag(page, 'b', { beside: 'a', side: 'after' });
    await expect.poll(editor.layout).toBe('a+[b]');
  });

  await test.step('a selected block is dragged by its grip', async () => {
    const { block, tool, layout } = await editForm(page, { portal, administrator, form: laidOut('a b c') });
    await block('a').click();
    await tool('Move to…').hover();
    await page.mouse.down();
    await carryTo(page, { in: '', at: 2 });
    await page.mouse.up();
    await expect.poll(layout).toBe('b [a] c');
  });

  await test.step('Esc puts back what is dragged, and announces it at once', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a b') });
    await pickUp(page, 'a');
    await carryTo(page, { in: '', at: 2 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(editor.layout).toBe('a b');
    await expect(page.getByText('Moving a was cancelled.')).toBeAttached();
  });

  await test.step('a card of the side panel is dragged onto the form', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a G(b)') });
    const card = await editor.panel.getByRole('button', { name: 'Date', exact: true }).boundingBox();
    if (card === null) throw new Error('no card');
    await page.mouse.move(card.x + 20, card.y + 20);
    await page.mouse.down();
    await page.mouse.move(card.x, card.y, { steps: 3 });
    const lifted = await page.locator('[data-lifted]').boundingBox();
    expect([lifted?.x, lifted?.y]).toEqual([card.x + 12, card.y + 12]);
    await carryTo(page, { in: 'G', at: 1 });
    await page.mouse.up();
    await expect(editor.announcement).toHaveText('Added Date field, position 2 of 2 in group G.');
    await expect.poll(editor.layout).toBe('a G(b [new field])');
  });

  await test.step('a click outside clears the selection, a press that moves does not', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a b') });
    await editor.block('a').click();
    await page.mouse.move(100, 500);
    await page.mouse.down();
    await page.mouse.move(130, 520);
    await page.mouse.up();
    await expect.poll(editor.layout).toBe('[a] b');
    await editor.panel.getByRole('heading').first().click();
    await expect.poll(editor.layout).toBe('[a] b');
    await page.mouse.click(100, 500);
    await expect.poll(editor.layout).toBe('a b');
  });

  await test.step('near the edge of the window the form scrolls while dragging', async () => {
    const editor = await editForm(page, {
      portal,
      administrator,
      form: laidOut('a b c d e f g h i j k l m n'),
    });
    const { height } = page.viewportSize() ?? { height: 0 };
    await pickUp(page, 'a');
    const { x } = (await editor.block('b').boundingBox()) ?? { x: 0 };
    await page.mouse.move(x + 100, height - 20, { steps: 5 });
    await expect(editor.block('n')).toBeInViewport({ ratio: 1 });
    await carryTo(page, { in: '', at: 13 });
    await page.mouse.up();
    await expect.poll(editor.layout).toBe('b c d e f g h i j k l m [a] n');
  });

  await test.step('the tools of a group that is taller than the window stay in view', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const editor = await editForm(page, { portal, administrator, form: laidOut('a G(b c d e f g h) i') });
    const up = editor.tool('Move up');
    await editor.block('h').click();
    await page.keyboard.press('Escape');
    await expect.poll(editor.layout).toBe('a [G(b c d e f g h)] i');
    await expect(up).toBeInViewport();
    await up.click();
    await expect.poll(editor.layout).toBe('[G(b c d e f g h)] a i');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger drags the block it rests on, and scrolls when it moves at once', async ({
    page,
    portal,
    administrator,
  }) => {
    await test.step('a finger that rests on a block drags it', async () => {
      const editor = await editForm(page, { portal, administrator, form: laidOut('a b G(c)') });
      await touchDrag(page, 'a', { in: '', at: 2 });
      await expect.poll(editor.layout).toBe('b [a] G(c)');
      await editor.block('b').tap();
      await expect.poll(editor.layout).toBe('[b] a G(c)');
      await editor.tool('Move down').tap();
      await expect.poll(editor.layout).toBe('a [b] G(c)');
    });

    await test.step('a finger that moves at once scrolls, and drags nothing', async () => {
      const form = laidOut('a b c d e f g h i j');
      const editor = await editForm(page, { portal, administrator, form });
      const before = (await editor.block('b').boundingBox())?.y ?? 0;
      await swipeUp(page, 'a', 160);
      await expect.poll(async () => (await editor.block('b').boundingBox())?.y).toBeLessThan(before);
      await expect.poll(editor.layout).toBe('a b c d e f g h i j');
    });

    await test.step('a finger drags between groups, beside a short field, and a card from the panel', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const editor = await editForm(page, { portal, administrator, form: laidOut('a+b G(c) H(d)') });
      for (const [carried, to, after] of [
        ['c', { in: 'H', at: 1 }, 'a+b G() H(d [c])'],
        ['d', { in: 'G', at: 0 }, 'a+b G([d]) H(c)'],
        ['b', { beside: 'a', side: 'before' }, '[b]+a G(d) H(c)'],
        ['H', { in: '', at: 0 }, '[H(c)] b+a G(d)'],
      ] as const) {
        await touchDrag(page, carried, to);
        await expect.poll(editor.layout).toBe(after);
      }
      await page.keyboard.press('Escape');
      await expect(
        editor.panel.getByRole('heading', { name: 'Add to the end of the form', exact: true }),
      ).toBeVisible();
      await touchDragCard(page, editor.panel.getByRole('button', { name: 'Date', exact: true }), {
        in: 'G',
        at: 1,
      });
      await expect.poll(editor.layout).toBe('H(c) b+a G(d [new field])');
    });
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a chosen group shows where fields can be added in it, even where colours are forced', async ({
    page,
    portal,
    administrator,
  }) => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a G(b c)') });
    await editor.block('b').tap();
    await page.keyboard.press('Escape');
    const plus = editor.spot(await editor.guidOf('G'), 1).getByRole('button', { includeHidden: true });

    await expect(plus).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(plus).toHaveCSS('opacity', '1');
  });
});
