import {
  CheckIcon,
  CircleAlertIcon,
  Dialog,
  InfoIcon,
  ShieldCheckIcon,
  Spinner,
  classNames,
} from '@form-portal/ui';
import { useId } from 'react';
import styles from './popup.module.css';
import type { DialogExit } from '@form-portal/ui';
import type { ReactElement, ReactNode } from 'react';

/** The icons of popups (specification §2). */
export type PopupIcon = 'info' | 'success' | 'error' | 'sending' | 'suomifi';

export interface PopupProps {
  readonly icon: PopupIcon;
  readonly title: string;
  /** The position of the icon: above the title in the popups of sending. */
  readonly iconPosition?: 'beside' | 'above';
  readonly role?: 'dialog' | 'alertdialog';
  readonly width?: 'narrow' | 'wide';
  /** Whether the page behind can be seen. */
  readonly behind?: 'seen' | 'hidden';
  /** What gets the focus is marked with `data-first-focus`; without it the title gets it. */
  readonly actions?: ReactNode;
  /** The button that does what Escape does, after the others in every popup. */
  readonly safe?: ReactNode;
  readonly exit?: DialogExit;
  readonly onExit: () => void;
  readonly children?: ReactNode;
}

const icons = { info: InfoIcon, success: CheckIcon, error: CircleAlertIcon, suomifi: ShieldCheckIcon };

function KindIcon({ icon }: { readonly icon: PopupIcon }): ReactElement {
  if (icon === 'sending') return <Spinner />;
  const Shape = icons[icon];
  return <Shape size={24} />;
}

/** A popup: icon, title, text and buttons, on a modal dialog that is a sheet from the bottom on phones. The title says what the icon shows. */
export function Popup(props: PopupProps): ReactElement {
  const { icon, title, iconPosition = 'beside', role, width, behind, exit, onExit, children } = props;
  const { actions, safe } = props;
  const id = useId();
  return (
    <Dialog
      role={role ?? (icon === 'error' ? 'alertdialog' : 'dialog')}
      labelledBy={`${id}-title`}
      describedBy={children === undefined ? undefined : `${id}-body`}
      {...(width === undefined ? {} : { width })}
      {...(behind === undefined ? {} : { behind })}
      {...(exit === undefined ? {} : { exit })}
      onExit={onExit}
    >
      <div className={classNames(styles.heading, iconPosition === 'above' && styles.above)}>
        <span className={classNames(styles.icon, styles[icon])}>
          <KindIcon icon={icon} />
        </span>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
      </div>
      {children !== undefined && (
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
      )}
      {(actions ?? safe) !== undefined && (
        <div className={styles.actions}>
          {actions}
          {safe}
        </div>
      )}
    </Dialog>
  );
}
