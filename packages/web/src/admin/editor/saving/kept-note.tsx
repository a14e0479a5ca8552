import { Button, Notice } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { dropKeptWorkCommand, type OriginalForm } from '../model/saving/kept-work.ts';
import { mainElement, useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import styles from './save-note.module.css';
import type { ReactElement } from 'react';

export interface KeptNoteProps {
  /** What the editor would have opened with, had there been no kept work. */
  readonly original: OriginalForm;
}

/** A notice, until the next save, that the editor opened with kept work; offers to discard it. */
export function KeptNote({ original }: KeptNoteProps): ReactElement | null {
  const baseline = useEditor((state) => state.baseline);
  const [initialBaseline] = useState(baseline);
  const [isClosed, setClosed] = useState(false);
  if (isClosed || baseline !== initialBaseline) return null;
  return <OpenNote original={original} onClose={() => setClosed(true)} />;
}

function OpenNote({ original, onClose }: KeptNoteProps & { readonly onClose: () => void }): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const note = useFallbackFocus<HTMLDivElement>(mainElement);
  function drop(): void {
    // The discarded work may have been stored under its GUID, or still be in another tab: the form started now gets another.
    const env = store.env();
    if (original.stored.guid === null) store.setEnv({ ...env, firstGuid: env.newGuid() });
    store.run(dropKeptWorkCommand(original));
    onClose();
  }
  return (
    <Notice ref={note} kind="info" role="status">
      <p>{text('admin.keptWork')}</p>
      <div className={styles.actions}>
        <Button onClick={drop}>
          {text(original.stored.guid === null ? 'startAgain' : 'admin.dropKeptWork')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {text('close')}
        </Button>
      </div>
    </Notice>
  );
}
