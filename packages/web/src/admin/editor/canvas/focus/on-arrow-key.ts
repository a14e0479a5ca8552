import { allCovers, coverOf } from '../blocks/block-elements.ts';
import type { KeyboardEvent } from 'react';

/** Arrow keys between the blocks, which are one Tab stop (docs/design.md#blocks). */
export function onArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const cover = coverOf(event.target);
  if (cover === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const covers = allCovers(event.currentTarget);
  const at = covers.findIndex((candidate) => candidate === cover);
  const next = covers.at(nextIndex(event.key, at, covers.length));
  if (next === undefined || next === cover) return;
  event.preventDefault();
  next.focus();
}

function nextIndex(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return at;
  }
}
