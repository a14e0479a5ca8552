import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

/**
 * Primary: the main action. Secondary: other actions. Quiet: an action next to something else. Danger: a
 * destructive action.
 */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  readonly kind?: ButtonKind;
  /** Shown before the text. */
  readonly icon?: ReactNode;
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Returns the class of an element styled as a button. */
export function buttonClass(kind: ButtonKind, more?: string): string {
  return classNames(styles.button, styles[kind], more);
}

/** A button; it does not submit a form unless `type="submit"`. */
export function Button({
  kind = 'secondary',
  icon,
  className,
  children,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button type="button" {...rest} className={buttonClass(kind, className)}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A link styled as a button, for navigation; works without script. */
export function ButtonLink({
  kind = 'secondary',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps): ReactElement {
  return (
    <a {...rest} className={buttonClass(kind, className)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
