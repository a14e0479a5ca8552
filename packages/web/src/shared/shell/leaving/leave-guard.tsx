import { Button } from '@form-portal/ui';
import { useState } from 'react';
import { PortalText, useI18n } from '../../i18n/i18n-context.tsx';
import { useLeaveAttempts } from './leave-attempts.ts';
import { Popup } from '../popup.tsx';
import type { LeaveAttempt } from './leave-attempts.ts';
import type { ReactElement } from 'react';

export interface LeaveGuardProps {
  /** Whether something would be lost. */
  readonly dirty: boolean;
  /** The consequence of leaving; for links of the header the text confirmNavigation comes before it. */
  readonly consequence: string;
  /** Called on the browser's back instead of asking; absent: it asks. */
  readonly onBack?: (() => void) | null | undefined;
}

/** Asks before the visitor leaves with unsaved answers (specification §2, Page header and Public form page). */
export function LeaveGuard({ dirty, consequence, onBack }: LeaveGuardProps): ReactElement | null {
  const { text } = useI18n();
  const [attempt, setAttempt] = useState<LeaveAttempt | null>(null);
  useLeaveAttempts(dirty, (next) => {
    if (next.by === 'history' && onBack) onBack();
    else setAttempt(next);
  });
  if (attempt === null) return null;
  const stay = (): void => setAttempt(null);
  function leave(): void {
    setAttempt(null);
    attempt?.leave();
  }
  return (
    <Popup
      icon="info"
      role="alertdialog"
      title={text('leaveUnsentTitle')}
      onExit={stay}
      actions={
        <Button onClick={leave}>
          <PortalText textKey="leave" />
        </Button>
      }
      safe={
        <Button kind="primary" data-first-focus onClick={stay}>
          <PortalText textKey="stay" />
        </Button>
      }
    >
      {attempt.by === 'header' && <p>{text('confirmNavigation')}</p>}
      <p>{consequence}</p>
    </Popup>
  );
}
