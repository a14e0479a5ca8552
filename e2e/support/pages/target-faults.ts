import type { Page } from '@playwright/test';

/**
 * Targets that are hard to hit: smaller than 24 × 24 px, or lower than the 44 px of public pages without as much free room around them
 * (docs/design.md#targets; SC 2.5.8). A box and its label are one target; links inside a sentence are as high as its lines.
 */
export async function targetFaults(page: Page, when: string): Promise<readonly string[]> {
  const faults = await page.evaluate(() => {
    interface Target {
      readonly name: string;
      readonly box: DOMRect;
      readonly inSentence: boolean;
    }
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const selector = 'a[href], button, summary, textarea, select, input:not([type=hidden])';

    function areaOf(element: Element): DOMRect {
      const own = element.getBoundingClientRect();
      const isBox = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
      const labels = isBox ? [...(element.labels ?? [])] : [];
      const boxes = [own, ...labels.map((label) => label.getBoundingClientRect())];
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    }
    function isInSentence(element: Element): boolean {
      const inline = element.matches('a, button') && getComputedStyle(element).display.startsWith('inline');
      const around = element.closest('p, li')?.textContent?.trim() ?? '';
      return inline && around.length > (element.textContent ?? '').trim().length;
    }
    /** Elements that are hidden, or visible to screen readers only, are not targets. */
    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { width, height } = around.getBoundingClientRect();
        const clips = around === element || getComputedStyle(around).overflow !== 'visible';
        if (clips && (width <= 1 || height <= 1)) return false;
      }
      return true;
    }

    const targets: readonly Target[] = [...scope.querySelectorAll(selector)]
      .filter(isShown)
      .map((element) => ({
        name: `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}"`,
        box: areaOf(element),
        inSentence: isInSentence(element),
      }));
    function hasRoom({ box }: Target, size: number): boolean {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      return targets.every(({ box: other }) => {
        if (other.left === box.left && other.top === box.top) return true;
        const nearX = Math.max(other.left, Math.min(x, other.right));
        const nearY = Math.max(other.top, Math.min(y, other.bottom));
        return Math.hypot(nearX - x, nearY - y) >= size / 2;
      });
    }
    return targets
      .filter(({ inSentence }) => !inSentence)
      .flatMap((target) => {
        const { name, box } = target;
        const size = `${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`;
        if (box.width < 23.5 || box.height < 23.5) return [`too small: ${name}, ${size}`];
        return box.height < 43.5 && !hasRoom(target, 44) ? [`low and crowded: ${name}, ${size}`] : [];
      });
  });
  return faults.map((fault) => `${when}: ${fault}`);
}
