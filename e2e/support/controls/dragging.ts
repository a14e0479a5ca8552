import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { editorOn } from '../editor.ts';

/** Where a block is dropped: before an entry of a group (`''` is the form), or beside a short field. */
export type Spot =
  | { readonly in: string; readonly at: number }
  | { readonly beside: string; readonly side: 'before' | 'after' };

interface Point {
  readonly x: number;
  readonly y: number;
}

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is not visible`);
  return box;
}

/** Where to grab a block: near its upper edge, away from its tools. */
async function holdOf(page: Page, name: string): Promise<Point> {
  const block = editorOn(page).block(name);
  await block.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(block);
  return { x: x + 24, y: y + 16 };
}

async function pointOf(page: Page, spot: Spot): Promise<Point> {
  const editor = editorOn(page);
  if ('beside' in spot) {
    const { x, y, width, height } = await boxOf(editor.block(spot.beside));
    return { x: x + width * (spot.side === 'before' ? 0.25 : 0.75), y: y + height / 2 };
  }
  const group = spot.in === '' ? '' : await editor.guidOf(spot.in);
  const { x, y, width, height } = await boxOf(editor.spot(group, spot.at));
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags a block to a spot with the mouse. */
export async function drag(page: Page, name: string, to: Spot): Promise<void> {
  await pickUp(page, name);
  await carryTo(page, to);
  await page.mouse.up();
}

/** Presses the mouse on a block and moves it a little, so that it is lifted. */
export async function pickUp(page: Page, name: string): Promise<void> {
  const from = await holdOf(page, name);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
}

/** Moves the dragged block over a spot, and follows the spot while the form scrolls. */
export async function carryTo(page: Page, to: Spot): Promise<void> {
  await expect(async () => {
    const point = await pointOf(page, to);
    await page.mouse.move(point.x, point.y, { steps: 8 });
    await page.evaluate(twoFrames);
    expect(await pointOf(page, to)).toEqual(point);
  }).toPass({ intervals: [0] });
}

/** Time for a scrolling form to move. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => Promise<unknown>;

/** A finger on the page. */
async function withFinger(page: Page, move: (touch: Touch) => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await move((type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] }));
  await devtools.detach();
}

/** Puts a finger on a block and moves it up by so many px at once. */
export async function swipeUp(page: Page, name: string, by: number): Promise<void> {
  const { x, y } = await holdOf(page, name);
  await withFinger(page, async (touch) => {
    await touch('touchStart', [{ x, y }]);
    for (let distance = 20; distance <= by; distance += 20)
      await touch('touchMove', [{ x, y: y - distance }]);
    await touch('touchEnd', []);
  });
}

/** Drags a block to a spot with a finger, after a long press. */
export async function touchDrag(page: Page, name: string, to: Spot): Promise<void> {
  await touchFrom(page, await holdOf(page, name), to);
}

/** Drags a card of the side panel to a spot with a finger, after a long press. */
export async function touchDragCard(page: Page, card: Locator, to: Spot): Promise<void> {
  const { x, y, width, height } = await boxOf(card);
  await touchFrom(page, { x: x + width / 2, y: y + height / 2 }, to);
}

async function touchFrom(page: Page, from: Point, to: Spot): Promise<void> {
  await withFinger(page, async (touch) => {
    await touch('touchStart', [from]);
    await page.locator('[data-lifted]').waitFor();
    const { x, y } = await pointOf(page, to);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', [{ x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part }]);
    }
    await touch('touchEnd', []);
  });
}
