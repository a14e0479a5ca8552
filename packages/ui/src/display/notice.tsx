import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons-state.tsx';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';
import type { ReactElement, ReactNode, Ref } from 'react';

/** Kind of notice: information, success, warning or error. */
export type NoticeKind = 'info' | 'ok' | 'warn' | 'danger';

export interface NoticeProps {
  readonly kind: NoticeKind;
  /** `alert` is announced immediately, `status` when the screen reader is idle; absent for a static notice. */
  readonly role?: 'alert' | 'status';
  readonly id?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const icons = { info: InfoIcon, ok: CircleCheckIcon, warn: TriangleAlertIcon, danger: CircleAlertIcon };

/** A box with an icon and text; the text expresses the kind too, because colour alone must not. */
export function Notice({ kind, className, children, ...rest }: NoticeProps): ReactElement {
  const KindIcon = icons[kind];
  return (
    <div {...rest} className={classNames(styles.notice, styles[kind], className)}>
      <KindIcon />
      <div>{children}</div>
    </div>
  );
}
