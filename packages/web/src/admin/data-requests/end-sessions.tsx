import { Button } from '@form-portal/ui';
import { routes } from '@form-portal/domain/api';
import { useMutation } from '@tanstack/react-query';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { callAndRead } from '../api/call.ts';
import { failureMessage } from '../api/failure-message.ts';
import { useToast } from '../shell/context/toast-context.tsx';
import { chosenItemsToWire, erasureFromWire } from './data-requests.wire.ts';
import styles from './data-requests.module.css';
import type { Subject } from './subject.ts';
import type { ReactElement } from 'react';

interface EndSessionsProps {
  readonly subject: Subject;
  readonly sessionCount: number;
  readonly onEnded: () => void;
}

/** Ends the sessions of a person about whom nothing else is stored, by an erasure without items. */
export function EndSessions({ subject, sessionCount, onEnded }: EndSessionsProps): ReactElement {
  const { text } = useI18n();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callAndRead(routes.erasePersonData, { body: chosenItemsToWire(subject, []) }, erasureFromWire),
    onSuccess() {
      toast({ text: text('account.allEnded') });
      onEnded();
    },
  });
  return (
    <div className={styles.actions}>
      <Button
        kind="danger"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {text('admin.privacy.endSessions', { n: sessionCount })}
      </Button>
      {error !== null && <p role="alert">{failureMessage(error, text)}</p>}
    </div>
  );
}
