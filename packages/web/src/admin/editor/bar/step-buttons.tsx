import { RedoIcon, UndoIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { redoCommand, undoCommand } from '../model/commands/undo-redo.ts';
import { formatMessage } from '../model/message.ts';
import { ToolButton } from './tool-button.tsx';
import type { ReactElement } from 'react';

/** Undo and redo, labelled with the step they apply to. */
export function StepButtons(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const last = useEditor(({ history }) => history.past.at(-1)?.label);
  const next = useEditor(({ history }) => history.future[0]?.label);
  return (
    <>
      <ToolButton
        label={
          last === undefined
            ? text('admin.nothingToUndo')
            : text('admin.undoStep', { step: formatMessage(last, text) })
        }
        available={last !== undefined}
        onClick={() => run(undoCommand)}
      >
        <UndoIcon />
      </ToolButton>
      <ToolButton
        label={
          next === undefined
            ? text('admin.nothingToRedo')
            : text('admin.redoStep', { step: formatMessage(next, text) })
        }
        available={next !== undefined}
        onClick={() => run(redoCommand)}
      >
        <RedoIcon />
      </ToolButton>
    </>
  );
}
