import { Button, Notice } from '@form-portal/ui';
import { useState } from 'react';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import styles from './restored-notice.module.css';
import type { Restored } from '../form-state.ts';
import type { ReactElement } from 'react';

export interface RestoredNoticeProps {
  readonly restored: Restored;
  readonly onStartAgain: () => void;
}

/** Says that earlier answers were restored, and offers to start again (specification D39). */
export function RestoredNotice({ restored, onStartAgain }: RestoredNoticeProps): ReactElement {
  const { text } = useI18n();
  const [asking, setAsking] = useState(false);
  const keep = (): void => setAsking(false);
  return (
    <Notice kind="info" role="status" className={styles.notice}>
      <p>
        <PortalText textKey="draftRestored" /> {restored.files.length > 0 && text('draftFilesGone')}
      </p>
      <button type="button" className={styles.again} onClick={() => setAsking(true)}>
        <PortalText textKey="startAgain" />
      </button>
      {asking && (
        <Popup
          icon="info"
          role="alertdialog"
          title={text('startAgainTitle')}
          onExit={keep}
          actions={
            <Button kind="danger" onClick={onStartAgain}>
              <PortalText textKey="clearAnswers" />
            </Button>
          }
          safe={
            <Button kind="primary" data-first-focus onClick={keep}>
              <PortalText textKey="keepAnswers" />
            </Button>
          }
        >
          <p>
            <PortalText textKey="startAgainText" />
          </p>
        </Popup>
      )}
    </Notice>
  );
}
