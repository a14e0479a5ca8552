import styles from './drag-ghost.module.css';
import type { Point } from './nearest-spot.ts';

/** The copy of what is carried, which follows the pointer. */
export interface DragGhost {
  readonly follow: (point: Point) => void;
  readonly drop: () => void;
}

/** How wide the copy is at most, and how far it hangs from the pointer, in px: the line under it stays in sight. */
const widest = 352;
const aside = 12;

/** Lifts a copy of an element off the page, at the point where it was taken. */
export function createDragGhost(source: HTMLElement, from: Point): DragGhost {
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('An element gave a copy that is none.');
  for (const named of copy.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
  copy.querySelectorAll('button, input').forEach((control) => {
    if (control.closest('[inert]') === null) control.remove();
  });
  const frame = document.createElement('div');
  frame.className = styles['lifted'] ?? '';
  frame.inert = true;
  frame.dataset['lifted'] = '';
  frame.style.inlineSize = `${Math.min(box.width, widest)}px`;
  frame.append(...(source instanceof HTMLButtonElement ? copy.childNodes : [copy]));
  // Not in the part of the window that it came from: in the side panel it would be placed from the panel's corner, and cut off with it.
  document.body.append(frame);
  const follow = ({ x, y }: Point): void => {
    frame.style.translate = `${x + aside}px ${y + aside}px`;
  };
  follow(from);
  return {
    follow,
    drop: () => frame.remove(),
  };
}
