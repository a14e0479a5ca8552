import { allCovers, coverOf } from '../blocks/block-elements.ts';
import type { KeyboardEvent } from 'react';

/** Arrow keys between the blocks, which are one Tab stop (docs/design.md#blocks). */
export function onArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const cover = coverOf(event.target);
  if (cover === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const covers = allCovers(event.currentTarget);
  const at = covers.findIndex((one) => one === cover);
  const to = covers.at(nextOf(event.key, at, covers.length));
  if (to === undefined || to === cover) return;
  event.preventDefault();
  to.focus();
}

function nextOf(key: string, at: number, all: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(at + 1, all - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return all - 1;
    default:
      return at;
  }
}
