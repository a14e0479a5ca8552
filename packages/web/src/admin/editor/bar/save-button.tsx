import { Button, SaveIcon, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { isDirty } from '../model/editor-state.ts';
import { canPublish, canSave, publish, saveCommand } from '../model/save.ts';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

/** Saves the draft. With nothing to save it stays focusable and says so (docs/design.md#saving-a-form). */
export function SaveButton(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const available = useEditor(canSave);
  const dirty = useEditor(isDirty);
  return (
    <Button
      className={styles.save}
      icon={<SaveIcon />}
      aria-disabled={!available}
      onClick={() => run(saveCommand)}
    >
      {text('admin.command.saveDraft')}
      {!dirty && <VisuallyHidden>. {text('admin.save.nothing')}</VisuallyHidden>}
    </Button>
  );
}

/** Opens the dialog that publishes the form. With nothing to publish it stays focusable and says so. */
export function PublishButton(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const available = useEditor(canPublish);
  const saving = useEditor(({ save }) => save.phase === 'saving');
  return (
    <Button
      className={styles.publish}
      kind="primary"
      aria-disabled={!available}
      onClick={() => run(publish.run)}
    >
      {text('admin.command.publish')}
      {!available && !saving && <VisuallyHidden>. {text('admin.nothingToPublish')}</VisuallyHidden>}
    </Button>
  );
}
