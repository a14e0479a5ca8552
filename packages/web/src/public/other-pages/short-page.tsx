import { ButtonLink } from '@form-portal/ui';
import { PortalText } from '../../shared/i18n/i18n-context.tsx';
import column from '../../shared/shell/page-column.module.css';
import type { ReactElement, ReactNode, Ref } from 'react';

export interface ShortPageProps {
  /** A small line above the title. */
  readonly overline?: ReactNode;
  readonly title: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly help: ReactNode;
  /** What follows the help. */
  readonly children?: ReactNode;
  /** Where to try again, on pages of what failed. */
  readonly retryPath?: string;
}

/** A page of a few lines: what happened, what that means, and the way to the list. */
export function ShortPage(props: ShortPageProps): ReactElement {
  const { overline, title, titleRef, help, children, retryPath } = props;
  return (
    <div className={column.narrow}>
      {overline !== undefined && <p className={column.overline}>{overline}</p>}
      <h1 ref={titleRef} tabIndex={-1}>
        {title}
      </h1>
      <p className={column.lede}>{help}</p>
      {children}
      <div className={column.actions}>
        {retryPath !== undefined && (
          <ButtonLink kind="primary" href={retryPath}>
            <PortalText textKey="tryAgain" />
          </ButtonLink>
        )}
        <ButtonLink kind={retryPath === undefined ? 'primary' : 'secondary'} href="/">
          <PortalText textKey="returnHome" />
        </ButtonLink>
      </div>
    </div>
  );
}
