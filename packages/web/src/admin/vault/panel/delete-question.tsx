import { TrashIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DangerQuestion } from '../../shell/danger-question.tsx';
import type { ReactElement } from 'react';

export interface DeleteQuestionProps {
  /** The name of the element. */
  readonly name: string;
  readonly onDelete: () => void;
  readonly onExit: () => void;
}

/** Asks for confirmation before deleting an element of the vault. */
export function DeleteQuestion({ name, onDelete, onExit }: DeleteQuestionProps): ReactElement {
  const { text } = useI18n();
  return (
    <DangerQuestion
      question={text('admin.vault.deleteQuestion', { name })}
      action={text('admin.vault.delete')}
      icon={<TrashIcon />}
      onDo={onDelete}
      onExit={onExit}
    >
      <p>{text('admin.vault.deleteForGood')}</p>
    </DangerQuestion>
  );
}
