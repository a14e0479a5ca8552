import styles from './drag-ghost.module.css';
import type { Point } from './nearest-spot.ts';

/** The copy of the carried block that follows the pointer. */
export interface DragGhost {
  readonly follow: (point: Point) => void;
  readonly drop: () => void;
}

/** The maximum width of the copy and its distance from the pointer, in px: the drop line stays visible. */
const widest = 352;
const aside = 12;

/** Shows a copy of an element at the point where it was picked up. */
export function createDragGhost(source: HTMLElement, from: Point): DragGhost {
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('The copy of an element is not an element.');
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
  // Not inside its source's region: the side panel would offset and clip it.
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
