import styles from './drag-ghost.module.css';
import type { Point } from './nearest-spot.ts';

/** The copy of the carried block that follows the pointer. */
export interface DragGhost {
  readonly follow: (point: Point) => void;
  readonly remove: () => void;
}

const maxWidthPx = 352;

/** The distance from the pointer, so that the drop line stays visible. */
const offsetPx = 12;

/** Shows a copy of an element at the point where it was picked up. */
export function createDragGhost(source: HTMLElement, from: Point): DragGhost {
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('The copy of an element is not an element.');
  for (const element of copy.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id');
    element.removeAttribute('name');
  }
  copy.querySelectorAll('button, input').forEach((control) => {
    if (control.closest('[inert]') === null) control.remove();
  });
  const frame = document.createElement('div');
  frame.className = styles['lifted'] ?? '';
  frame.inert = true;
  frame.dataset['lifted'] = '';
  frame.style.inlineSize = `${Math.min(box.width, maxWidthPx)}px`;
  frame.append(...(source instanceof HTMLButtonElement ? copy.childNodes : [copy]));
  // Not inside its source's region: the side panel would offset and clip it.
  document.body.append(frame);
  const follow = ({ x, y }: Point): void => {
    frame.style.translate = `${x + offsetPx}px ${y + offsetPx}px`;
  };
  follow(from);
  return { follow, remove: () => frame.remove() };
}
