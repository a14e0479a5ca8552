import { problemText, type Translate } from '@form-portal/domain';
import { Notice } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './save-head.module.css';
import type { SaveFailure, SaveState } from '../unsaved-changes/unsaved-changes.ts';
import type { ReactElement } from 'react';

export interface SaveFailureNoteProps {
  readonly save: SaveState<unknown> | null;
  /** The line before the reasons of a refusal. */
  readonly refusalLead?: string | undefined;
}

/** Why saving failed, one reason per line; shown until the next attempt (docs/design.md#dialogs-and-messages; specification §8). */
export function SaveFailureNote({ save, refusalLead }: SaveFailureNoteProps): ReactElement | null {
  const { text } = useI18n();
  if (save?.phase === 'merged') {
    return (
      <Notice kind="warn" role="alert" className={styles.note}>
        <p>{text('admin.site.merged')}</p>
      </Notice>
    );
  }
  if (save?.phase !== 'refused' && save?.phase !== 'failed') return null;
  const isRefusal = save.phase === 'refused' || save.cause === 'server';
  const lines = reasonsOf(save, text);
  return (
    <Notice kind="danger" role="alert" className={styles.note}>
      <p>{text('admin.site.notSaved')}</p>
      <ul>
        {(isRefusal && refusalLead !== undefined ? [refusalLead, ...lines] : lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function reasonsOf(failure: SaveFailure, text: Translate): readonly string[] {
  if (failure.phase === 'failed' && failure.cause === 'offline') return [text('admin.save.offline')];
  if (failure.phase === 'failed' && failure.cause === 'signed-out') return [text('admin.save.signedOut')];
  if (failure.phase === 'refused' && failure.by === 'check') {
    return failure.problems.map((problem) => problemText(problem, text));
  }
  return failure.error.split('\n').filter((line) => line !== '');
}
