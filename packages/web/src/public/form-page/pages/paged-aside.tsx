import { useId } from 'react';
import { PortalText } from '../../../shared/i18n/i18n-context.tsx';
import { StepList } from './step-list.tsx';
import formAsideStyles from '../layout/form-aside.module.css';
import styles from './paged-aside.module.css';
import type { FormPartProps } from '../form-parts.ts';
import type { ReactElement } from 'react';

/** Beside the form in wide windows: its pages, and where to get help. */
export function PagedAside(props: FormPartProps): ReactElement {
  const headingId = useId();
  return (
    <div className={formAsideStyles.aside}>
      {props.page.mode === 'fill' && (
        <nav className={styles.pages} aria-labelledby={headingId} data-steps>
          <h2 id={headingId}>
            <PortalText textKey="formPages" />
          </h2>
          <StepList {...props} />
        </nav>
      )}
      <props.plain.Help />
    </div>
  );
}
