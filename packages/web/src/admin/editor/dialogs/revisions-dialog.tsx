import { Button, Notice, Skeleton } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { revisionsQuery } from '../../api/queries.ts';
import { shortMoment } from '../../moment.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { useEditor } from '../editor-context.tsx';
import { RevisionView } from './revision-view.tsx';
import { useRestore } from './use-restore.ts';
import styles from './revisions-dialog.module.css';
import type { Guid, TextKey } from '@form-portal/domain';
import type { FormRevision } from '@form-portal/domain/wire';
import type { ReactElement } from 'react';

export interface RevisionsDialogProps {
  readonly onClose: () => void;
}

/** The revisions of the form, to view and to restore (specification D24). */
export function RevisionsDialog({ onClose }: RevisionsDialogProps): ReactElement | null {
  const { text } = useI18n();
  const guid = useEditor(({ baseline }) => baseline.guid);
  const [viewed, setViewed] = useState<number | null>(null);
  if (guid === null) return null;
  if (viewed !== null) {
    return <RevisionView guid={guid} revision={viewed} onClose={() => setViewed(null)} />;
  }
  return (
    <Popup
      icon="info"
      width="wide"
      title={text('admin.revisions')}
      exit="escape-or-scrim"
      onExit={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text('close')}
        </Button>
      }
    >
      <RevisionList guid={guid} onView={setViewed} onRestored={onClose} />
    </Popup>
  );
}

interface RevisionListProps {
  readonly guid: Guid;
  readonly onView: (revision: number) => void;
  readonly onRestored: () => void;
}

function RevisionList({ guid, onView, onRestored }: RevisionListProps): ReactElement {
  const { text } = useI18n();
  const { data, error, refetch } = useQuery(revisionsQuery(guid));
  const current = useEditor(({ versions }) => versions.published?.revision);
  const { restore, failed } = useRestore(guid, onRestored);
  if (error !== null) {
    return (
      <Notice kind="danger" role="alert">
        <p>{text('loadingFailed')}</p>
        <Button onClick={() => void refetch()}>{text('tryAgain')}</Button>
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton title="left-out" />;
  return (
    <>
      {failed !== null && (
        <Notice kind="danger" role="alert">
          <p>{failed}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {data.map((revision) => (
          <li key={revision.revision} className={styles.row}>
            <RevisionLine revision={revision} />
            {revision.revision === current ? (
              <span className={styles.current}>{text('admin.revisionCurrent')}</span>
            ) : (
              <span className={styles.actions}>
                <Button
                  kind="quiet"
                  aria-label={text('admin.viewRevision', { n: revision.revision })}
                  onClick={() => onView(revision.revision)}
                >
                  {text('admin.view')}
                </Button>
                <Button
                  aria-label={text('admin.restoreRevision', { n: revision.revision })}
                  onClick={() => restore(revision.revision)}
                >
                  {text('admin.restore')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const reasonKeys = {
  restore: 'admin.revision.restore',
  sample: 'admin.revision.sample',
  options: 'admin.revision.options',
} as const satisfies Readonly<Record<Exclude<FormRevision['reason'], 'save'>, TextKey>>;

function RevisionLine({ revision: one }: { readonly revision: FormRevision }): ReactElement {
  const { text, dateTime } = useI18n();
  const moments = useMomentStyle();
  return (
    <span className={styles.line}>
      <strong>{text('admin.revision', { n: one.revision })}</strong>
      <span>
        <time dateTime={one.savedAt} title={dateTime(one.savedAt)}>
          {shortMoment(one.savedAt, new Date(), moments)}
        </time>
        {one.savedBy !== '' && `, ${one.savedBy}`}
        {one.reason !== 'save' && ` (${text(reasonKeys[one.reason])})`}
      </span>
    </span>
  );
}
