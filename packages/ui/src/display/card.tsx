import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';
import type { ReactElement, ReactNode, Ref } from 'react';

export interface CardProps {
  /** The heading's id is this with `-title`. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly title: ReactNode;
  /** Ref of the heading, which receives the focus when something links to the card. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Shown beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page with its own heading. */
export function Card({ id, className, title, titleRef, action, children }: CardProps): ReactElement {
  const generatedId = useId();
  const titleId = `${id ?? generatedId}-title`;
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
