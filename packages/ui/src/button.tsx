import { classNames } from './class-names.ts';
import styles from './button.module.css';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

/** Primary: the one thing to do here. Secondary: the others. Quiet: beside something else. Danger: removes something. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  readonly kind?: ButtonKind;
  /** Stands before the text. */
  readonly icon?: ReactNode;
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The class of something that looks like a button. */
export function buttonClass(kind: ButtonKind, more?: string): string {
  return classNames(styles.button, styles[kind], more);
}

/** A button; it submits nothing unless `type="submit"` is said. */
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

/** A link that looks like a button: it goes somewhere, also without script. */
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
