import { Button, TrashIcon } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import type { ReactElement } from 'react';

export interface DeleteQuestionProps {
  /** What is to go. */
  readonly name: string;
  readonly onDelete: () => void;
  readonly onExit: () => void;
}

/** Asks before something of the vault goes for good. */
export function DeleteQuestion({ name, onDelete, onExit }: DeleteQuestionProps): ReactElement {
  const { text } = useI18n();
  return (
    <Popup
      icon="error"
      title={text('admin.vault.deleteQuestion', { name })}
      onExit={onExit}
      actions={
        <>
          <Button kind="danger" icon={<TrashIcon />} onClick={onDelete}>
            {text('admin.vault.delete')}
          </Button>
          <Button data-first-focus onClick={onExit}>
            {text('cancel')}
          </Button>
        </>
      }
    >
      <p>{text('admin.vault.deleteForGood')}</p>
    </Popup>
  );
}
