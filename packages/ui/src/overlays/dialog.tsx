import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useRootClass } from '../use-root-class.ts';
import styles from './dialog.module.css';
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';

/**
 * How a dialog can be left other than by its buttons: Esc and a click on the scrim, only Esc, or not at
 * all.
 */
export type DialogExit = 'escape-or-scrim' | 'escape' | 'none';

export interface DialogProps {
  /** `alertdialog` for an error or a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Id of the describing text, announced with the name. */
  readonly describedBy?: string | undefined;
  readonly exit?: DialogExit;
  readonly width?: 'narrow' | 'wide' | 'wider';
  /** Whether the page behind is visible; `hidden` conceals content that the current viewer may not see. */
  readonly behind?: 'seen' | 'hidden';
  /** Called on Esc and on a click on the scrim; must be the safe choice. */
  readonly onExit: () => void;
  readonly children: ReactNode;
}

/** Focuses the marked element, or the heading where focusing a button below a long text would scroll the heading out of view. */
function focusFirst(dialog: HTMLDialogElement): void {
  const heading = dialog.querySelector('h2');
  (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? heading ?? dialog).focus();
  if (heading === null || top(heading) >= top(dialog)) return;
  heading.focus();
  dialog.scrollTop = 0;
}

const top = (element: Element) => element.getBoundingClientRect().top;

/**
 * A modal dialog, open while mounted, with the rest of the page inert. The element marked
 * `data-first-focus` gets the focus; without one, or where it would scroll the heading out of view, the heading
 * (which needs `tabIndex={-1}`) does. On unmount the focus returns to where it was.
 */
export function Dialog(props: DialogProps): ReactElement {
  const {
    role = 'dialog',
    labelledBy,
    describedBy,
    exit = 'escape',
    width = 'narrow',
    behind = 'seen',
    onExit,
    children,
  } = props;
  const element = useRef<HTMLDialogElement>(null);
  useModal(element, exit);
  useRootClass(styles.withDialog);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (exit !== 'none') onExit();
  }

  function onScrimClick(event: MouseEvent): void {
    if (exit === 'escape-or-scrim' && event.target === element.current) onExit();
  }

  return (
    // The scrim is a shortcut of the buttons inside, which every keyboard reaches.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(
        styles.dialog,
        width !== 'narrow' && styles[width],
        behind === 'hidden' && styles.alone,
      )}
      onKeyDown={onKeyDown}
      onClick={onScrimClick}
      onCancel={(event) => {
        event.preventDefault();
        if (exit !== 'none') onExit();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

/**
 * Opens the element as a modal while mounted. A dialog without an exit is reopened when the browser closes it
 * on its own (a second Esc, the back gesture).
 */
function useModal(element: { readonly current: HTMLDialogElement | null }, exit: DialogExit): void {
  const reopen = useEffectEvent((dialog: HTMLDialogElement) => {
    if (exit === 'none' && dialog.isConnected && !dialog.open) dialog.showModal();
  });
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    const before = document.activeElement;
    const onClose = (): void => reopen(dialog);
    dialog.showModal();
    focusFirst(dialog);
    dialog.addEventListener('close', onClose);
    return () => {
      dialog.removeEventListener('close', onClose);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element]);
}
