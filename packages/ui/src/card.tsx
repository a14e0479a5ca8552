import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';
import type { ReactElement, ReactNode, Ref } from 'react';

export interface CardProps {
  /** The heading's is this with `-title`. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly title: ReactNode;
  /** Of the heading, which takes the focus of whoever is led there. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a page, with a heading of its own. */
export function Card({ id, className, title, titleRef, action, children }: CardProps): ReactElement {
  const own = useId();
  const titleId = `${id ?? own}-title`;
  return (
    <section id={id} className={classNames(styles.card, className)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 ref={titleRef} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
