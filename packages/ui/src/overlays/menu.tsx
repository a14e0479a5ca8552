import { useEffect, useRef } from 'react';
import { buttonsOf, keyTarget } from './menu-keys.ts';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import type { KeyboardEvent, FocusEvent, ReactElement, ReactNode } from 'react';

export interface MenuProps {
  /** Content of the button, which names the menu. */
  readonly button: ReactNode;
  /** A longer name that starts with the visible text. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The class of a link or button in a menu. */
export const menuItem = styles.item;

/**
 * A button that opens a short list of links and buttons. Without script it is a disclosure; with script the
 * arrow keys, Home and End move within it, Esc closes it and returns the focus, and it closes when the
 * focus leaves it or something else is clicked.
 */
export function Menu({ button, label, className, children }: MenuProps): ReactElement {
  const element = useRef<HTMLDetailsElement>(null);
  useOutsideClick(element);

  function close(): void {
    element.current?.removeAttribute('open');
  }

  function onKeyDown(event: KeyboardEvent): void {
    const details = element.current;
    if (details === null) return;
    if (event.key === 'Escape' && details.open) {
      event.stopPropagation();
      close();
      details.querySelector('summary')?.focus();
      return;
    }
    const target = keyTarget(event.key, buttonsOf(details), document.activeElement);
    if (target === null) return;
    event.preventDefault();
    details.open = true;
    target.focus();
  }

  function onBlur(event: FocusEvent): void {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) close();
  }

  return (
    // The keys are an addition to the native behaviour of the elements inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={element}
      className={classNames(styles.menu, className)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary className={styles.summary} aria-label={label}>
        {button}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

/**
 * Closes the menu that contains an element, for items that stay on the page; the focus moves to the menu's
 * button.
 */
export function closeMenuOf(item: Element): void {
  const details = item.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus();
}

function useOutsideClick(element: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    function onPointerDown(event: PointerEvent): void {
      const details = element.current;
      if (details === null || !details.open) return;
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [element]);
}
