import type { Locator } from '@playwright/test';

/** Words in view that are broken across lines. */
export function brokenWords(container: Locator): Promise<readonly string[]> {
  return container.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!isInView(text.parentElement)) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;

    function isInView(box: Element | null): boolean {
      if (box?.checkVisibility() !== true) return false;
      for (let element: Element | null = box; element !== null; element = element.parentElement)
        if (getComputedStyle(element).clipPath === 'inset(50%)') return false;
      return true;
    }
  });
}
