import { BoxIcon, ExternalLinkIcon } from '@form-portal/ui';
import { Link } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { ReactElement } from 'react';

interface ObjectLinkProps {
  readonly submission: Pick<SubmissionDetail, 'object' | 'objectAddress'>;
}

/** The link to the vault's object, in the portal or on the web; its number where it has no address, nothing before delivery. */
export function ObjectLink({ submission: { object, objectAddress } }: ObjectLinkProps): ReactElement | null {
  const { text } = useI18n();
  if (object === null) return null;
  const number = `${object.type}-${object.id}`;
  if (objectAddress === null)
    return <p className={styles.object}>{text('admin.submissions.object', { object: number })}</p>;
  const label = text('admin.submissions.openObject', { object: number });
  return (
    <p className={styles.object}>
      {objectAddress.startsWith('/') ? (
        <Link to={objectAddress}>
          <BoxIcon />
          <span>{label}</span>
        </Link>
      ) : (
        <a href={objectAddress} target="_blank" rel="noreferrer">
          <ExternalLinkIcon />
          <span>
            {label} {text('opensInNewTab')}
          </span>
        </a>
      )}
    </p>
  );
}
