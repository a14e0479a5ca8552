import { useEffect, useRef } from 'react';
import { isTyping } from '../is-typing.ts';
import styles from './canvas.module.css';
import type { ReactElement } from 'react';

/** Time without a key after which what lies under the pointer is marked again, in ms: somebody moves on key by key within it. */
const calmMs = 500;

/**
 * Lies over the canvas while keys are used that write no text, so that nothing is marked as pointed at when the form passes under a
 * pointer that rests: the browser would look for what it points at, and draw that, with every key. It goes as soon as the pointer does
 * anything.
 */
export function RestingPointer(): ReactElement {
  const shade = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = shade;
    return current === null ? undefined : watch(current);
  }, []);
  return <div ref={shade} hidden data-keeps-selection className={styles.shade} />;
}

function watch(shade: HTMLElement): () => void {
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: EventTarget | null = null;

  function cover({ target, key }: KeyboardEvent): void {
    if (isTyping(target) && isCharacter(key)) return;
    clearTimeout(timer);
    shade.hidden = false;
    timer = setTimeout(uncover, calmMs);
  }
  function uncover(): void {
    clearTimeout(timer);
    shade.hidden = true;
  }
  function press({ target }: PointerEvent): void {
    uncover();
    pressed = target;
  }
  // A pointer that is pressed without having moved means what it points at. Keys click too, with no detail.
  function click(event: MouseEvent): void {
    if (pressed !== shade || event.detail === 0) return;
    pressed = null;
    event.stopPropagation();
    const button = document.elementFromPoint(event.clientX, event.clientY)?.closest('button');
    button?.focus();
    button?.click();
  }

  const first = { capture: true, signal: watching.signal };
  addEventListener('keydown', cover, first);
  addEventListener('pointermove', uncover, first);
  addEventListener('wheel', uncover, { ...first, passive: true });
  addEventListener('pointerdown', press, first);
  addEventListener('click', click, first);
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}

/** Other keys have names, such as `Escape`. */
function isCharacter(key: string): boolean {
  return key.length === 1;
}
