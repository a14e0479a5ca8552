import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from './icons-state.tsx';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';
import type { ReactElement, ReactNode, Ref } from 'react';

/** What a notice says: something to know, something done, something to mind, something wrong. */
export type NoticeKind = 'info' | 'ok' | 'warn' | 'danger';

export interface NoticeProps {
  readonly kind: NoticeKind;
  /** `alert` is spoken at once, `status` when the reader pauses; absent: found where it stands. */
  readonly role?: 'alert' | 'status';
  readonly id?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const icons = { info: InfoIcon, ok: CircleCheckIcon, warn: TriangleAlertIcon, danger: CircleAlertIcon };

/** A box with an icon and text; the text says the kind too, colour is never alone. */
export function Notice({ kind, className, children, ...rest }: NoticeProps): ReactElement {
  const KindIcon = icons[kind];
  return (
    <div {...rest} className={classNames(styles.notice, styles[kind], className)}>
      <KindIcon />
      <div>{children}</div>
    </div>
  );
}
