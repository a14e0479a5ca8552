import { sections } from '@form-portal/domain';
import { Button, Notice, Skeleton } from '@form-portal/ui';
import { duplicateForm } from '@form-portal/domain/edit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useI18n, Localized } from '../../../shared/i18n/i18n-context.tsx';
import { FormFields } from '../../../shared/form-fields/form-fields.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { newGuid } from '../../../shared/new-guid.ts';
import { revisionQuery } from '../../api/queries.ts';
import styles from './revision-view.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface RevisionViewProps {
  readonly guid: Guid;
  readonly revision: number;
  readonly onClose: () => void;
}

const nothing = new Map<string, string>();

/** A revision of the form as visitors saw it. */
export function RevisionView({ guid, revision, onClose }: RevisionViewProps): ReactElement {
  const { text } = useI18n();
  const { data, error, refetch } = useQuery(revisionQuery(guid, revision));
  // The current form is rendered behind the dialog, so this copy needs other ids.
  const form = useMemo(() => data && duplicateForm(data, newGuid, (name) => name), [data]);
  return (
    <Popup
      icon="info"
      width="wide"
      title={text('admin.revision', { n: revision })}
      exit="escape-or-scrim"
      onExit={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text('back')}
        </Button>
      }
    >
      {error !== null && (
        <Notice kind="danger" role="alert">
          <p>{text('loadingFailed')}</p>
          <Button onClick={() => void refetch()}>{text('tryAgain')}</Button>
        </Notice>
      )}
      {form === undefined ? (
        error === null && <Skeleton />
      ) : (
        <div className={styles.view}>
          <p className={styles.name}>
            <Localized text={form.name} />
          </p>
          <FormFields sections={sections(form)} initial={{}} version={0} errors={nothing} use="look" />
        </div>
      )}
    </Popup>
  );
}
