import { useEffect } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useToast } from '../../shell/context/toast-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { undo } from '../model/commands/window/undo-redo.ts';
import { formatMessage } from '../model/messages/message.ts';

/** Offers in a toast to undo the step that deleted or replaced something, until the form changes again. */
export function UndoOffer(): null {
  const { text } = useI18n();
  const toast = useToast();
  const run = useRun();
  const offer = useEditor(({ window }) => window.undoOffer);
  useEffect(() => {
    if (offer === null) return;
    return toast({
      text: formatMessage(offer, text),
      action: { label: text(undo.labelKey), run: () => run(undo.run) },
    });
  }, [offer, text, toast, run]);
  return null;
}
